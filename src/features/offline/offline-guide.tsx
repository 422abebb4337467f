import { useHydrated } from '../../lib/hydrated.ts';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { KeptGuides } from './kept-guides.tsx';
import { StandIn } from './stand-in.tsx';
import { useKept } from './use-kept.ts';

type Door = { to: string; icon: IconName; title: string; text: string };

const TOXICS: Door = {
  to: paths.eaten,
  icon: 'skull',
  title: 'Qué se comió',
  text: 'Busca la sustancia y mira qué tan grave es para tu animal',
};
/** Toxics come after first aid: not at all for who saves data, and a moment later for all others. */
const NO_TOXICS =
  'Esto lo puedes leer sin internet: los primeros auxilios, los teléfonos y las guías que ya abriste. Los tóxicos no alcanzaron a guardarse; si comió algo, abre «Intoxicaciones» y llama.';

const ALWAYS: readonly Door[] = [
  {
    to: '/primeros-auxilios',
    icon: 'briefcase-medical',
    title: 'Primeros Auxilios',
    text: 'Qué hacer paso a paso, el botiquín y los signos vitales',
  },
  TOXICS,
  {
    to: '/primeros-auxilios/contactos',
    icon: 'phone',
    title: 'Teléfonos de urgencia',
    text: 'Para llamar basta la señal del celular, sin datos',
  },
];

/** What there is without connection: what every device keeps, and the guides that this one has opened. */
export const OfflineGuide = ({ title, text }: { title: string; text: string }) => {
  const kept = useKept();
  const hydrated = useHydrated();
  const doors = kept?.toxics === false ? ALWAYS.filter((door) => door !== TOXICS) : ALWAYS;
  return (
    <article>
      <p className="aid-kind">
        <Icon name="wifi-off" />
        Lo que tienes a mano
      </p>
      <h1>{title}</h1>
      <p className="lede measure">{kept?.toxics === false ? NO_TOXICS : text}</p>
      <StandIn />
      <section className="aid-group" aria-labelledby="siempre">
        <h2 id="siempre">Siempre contigo</h2>
        <ul className="aid-rows">
          {doors.map((door) => (
            <li key={door.to} data-species="emergency">
              <a href={door.to}>
                <Icon name={door.icon} />
                <span>
                  <b>{door.title}</b>
                  {door.text}
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="aid-group" aria-labelledby="guardadas">
        <h2 id="guardadas">Guías guardadas en este dispositivo</h2>
        {hydrated ? (
          <KeptGuides guides={kept?.guides ?? []} />
        ) : (
          <p className="measure mt-3">
            Las guías que ya abriste también se leen sin internet: vuelve a ellas desde el historial de tu navegador.
          </p>
        )}
      </section>
    </article>
  );
};
