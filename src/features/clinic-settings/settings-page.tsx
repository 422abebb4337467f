import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Agendas } from './agendas.tsx';
import { Blocks } from './blocks.tsx';
import { CloseClinic } from './close-clinic.tsx';
import { DataForm } from './data-form.tsx';
import { Holidays } from './holidays.tsx';
import { HoursForm } from './hours-form.tsx';
import { ListingForm } from './listing-form.tsx';
import { Members } from './members.tsx';
import { Plans } from './plans.tsx';
import { PricesForm } from './prices-form.tsx';
import { Ready } from './ready.tsx';
import { Retention } from './retention.tsx';
import { RulesForm } from './rules-form.tsx';
import { Stock } from './stock.tsx';
import { TakeAll } from './take-all.tsx';
import { Texts } from './texts.tsx';
import { type PartProps, useSettings } from './use-settings.ts';

/** The contract's text comes when somebody reads it. */
const ContractPart = lazy(async () => ({ default: (await import('./contract.tsx')).Contract }));

const PARTS: readonly { id: string; name: string; Part: ComponentType<PartProps> }[] = [
  { id: 'datos', name: 'Datos', Part: DataForm },
  { id: 'horario', name: 'Horario', Part: HoursForm },
  { id: 'agenda', name: 'Cupos y reglas', Part: RulesForm },
  { id: 'agendas', name: 'Agendas', Part: Agendas },
  { id: 'precios', name: 'Precios', Part: PricesForm },
  { id: 'directorio', name: 'Directorio', Part: ListingForm },
  { id: 'festivos', name: 'Festivos', Part: Holidays },
  { id: 'bloqueos', name: 'Bloqueos', Part: Blocks },
  { id: 'planes', name: 'Planes de vacunación', Part: Plans },
  { id: 'lotes', name: 'Lotes de vacunas', Part: Stock },
  { id: 'equipo', name: 'Equipo', Part: Members },
  { id: 'textos', name: 'Textos preparados', Part: Texts },
  { id: 'contrato', name: 'Contrato de datos', Part: ContractPart },
  { id: 'conservacion', name: 'Conservación', Part: Retention },
  { id: 'todo', name: 'Llevarse todo', Part: TakeAll },
  { id: 'cierre', name: 'Cerrar la clínica', Part: CloseClinic },
];

/** The clinic's settings, part by part; what is missing before it can be booked is said first. */
export const SettingsPage = () => {
  const settings = useSettings();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('parte');
  const current = PARTS.find(({ id }) => id === asked) ?? PARTS[0];
  const title = useRef<HTMLHeadingElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const first = useRef(true);
  // A part that was asked for takes the focus, as a page does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part's id stands for the change.
  useEffect(() => {
    if (!first.current) title.current?.focus();
    first.current = false;
  }, [current?.id]);
  const { data, error, refetch } = settings.query;
  const isThere = data !== undefined;
  // On a narrow screen the parts are a row that scrolls: the chosen one stands in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another link to be seen, and the row comes with the data.
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && link)
      strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.clientWidth) / 2;
  }, [current?.id, isThere]);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar la configuración')} onRetry={() => refetch()} />;
  if (!data || !current) return <Loading label="Cargando la configuración" rows={6} />;
  const { Part } = current;
  return (
    <>
      <Ready settings={settings} data={data} onPart={(part) => navigate(`${path}?parte=${part}`)} />
      <div className="clinic-settings">
        <nav aria-label="Partes de la configuración" className="clinic-parts">
          <ul ref={strip}>
            {PARTS.map(({ id, name }) => (
              <li key={id}>
                <Link href={`${path}?parte=${id}`} replace aria-current={id === current.id ? 'true' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="parte">
          <h2 id="parte" className="mb-5" tabIndex={-1} ref={title}>
            {current.name}
          </h2>
          <Suspense fallback={<Loading label="Cargando" rows={4} />}>
            <Part key={current.id} settings={settings} data={data} />
          </Suspense>
        </section>
      </div>
    </>
  );
};
