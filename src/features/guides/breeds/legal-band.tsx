import type { LegalFile } from '../../../../content/schema/facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { monthOf } from '../figures.ts';
import { Prose } from '../prose.tsx';
import { Ticks } from '../ticks/ticks.tsx';

export type LegalNotice = LegalFile['notices'][number] & { reviewed: string };

/** Notices that forbid or bind stand in red; the others only ask for papers. */
const BINDING = ['manejo-especial', 'silvestre', 'silvestre-genero', 'no-mantener'];

const SURE = {
  confirmado: 'Norma leída en su fuente.',
  secundario: 'Según fuentes secundarias.',
  'sin confirmar': 'No pudimos confirmar todos los detalles.',
} as const;

/** What the law says of this animal, above its charm (product.md, Public guides). `slug` keeps each animal's ticks apart. */
export const LegalBand = ({ notice, slug }: { notice: LegalNotice; slug: string }) => {
  const [lead, ...rest] = notice.text;
  return (
    <section
      className="band-notice"
      data-tone={BINDING.includes(notice.key) ? 'binding' : 'care'}
      aria-labelledby="aviso-legal"
    >
      <div className="wrap">
        <Icon name="scale" />
        <div>
          <p className="band-title" id="aviso-legal">
            {notice.title}
          </p>
          {lead && <Prose text={[lead]} />}
        </div>
        {notice.duties.length > 0 && (
          <Ticks list={`deberes:${slug}`} items={notice.duties.map((label) => ({ label }))} className="duties" />
        )}
        <details>
          <summary>
            <Icon name="chevron-down" />
            Qué dice la ley y de dónde lo sacamos
          </summary>
          <Prose text={rest} />
          <p className="text-s">{`${notice.norms.join(' · ')}. ${SURE[notice.confidence]}`}</p>
          <p className="text-s">
            {`Fuentes: ${notice.sources.map((one) => `${one.title} (${one.publisher})`).join('; ')}.`}
          </p>
        </details>
        <p className="band-date">
          Revisado en {monthOf(notice.reviewed)}. Esta página orienta; el trámite te lo confirma la autoridad.
        </p>
      </div>
    </section>
  );
};
