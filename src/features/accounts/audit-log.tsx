import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ActFilterForm } from './act-filter-form.tsx';
import { type ActFilters, readActFilters, writeActFilters } from './act-filters.ts';
import { ActsFile } from './acts-file.tsx';
import { ActsList } from './acts-list.tsx';
import { useActs } from './use-acts.ts';

const Acts = ({ filters, onClear }: { filters: ActFilters; onClear: () => void }) => {
  const acts = useActs(filters);
  const now = instantOf(useMinute());
  if (acts.error && !acts.data)
    return (
      <LoadFailure text={errorText(acts.error, 'No se pudo cargar la auditoría')} onRetry={() => acts.refetch()} />
    );
  if (!acts.data) return <Loading label="Cargando la auditoría" rows={6} />;
  const rows = acts.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && Object.keys(filters).length === 0)
    return <p className="soft">Nada todavía: aquí queda cada acto desde el primero.</p>;
  if (rows.length === 0)
    return (
      <Empty
        title="Ningún acto coincide"
        action={
          <button type="button" className="btn line" onClick={onClear}>
            Quitar filtros
          </button>
        }
      >
        Amplía los días o quita una de las condiciones.
      </Empty>
    );
  return (
    <>
      <p className="soft small num" role="status">
        {counted(rows.length, 'acto', 'actos')}
        {acts.hasNextPage && ' hasta aquí'}
      </p>
      <ActsList acts={rows} now={now} target />
      <MoreButton list={acts}>Ver más actos</MoreButton>
    </>
  );
};

/** The audit log: every administrative and security act, narrowed in the address, taken along as a file. */
export const AuditLog = () => {
  const [path, navigate] = useLocation();
  const filters = readActFilters(new URLSearchParams(useSearch()));
  // A person's field holds text of its own: it begins anew when the filters are taken away.
  const [round, setRound] = useState(0);
  const go = (next: ActFilters) => {
    const query = writeActFilters(next).toString();
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  const narrow = (change: { [Name in keyof ActFilters]?: ActFilters[Name] | undefined }) => {
    const merged = { ...readActFilters(new URLSearchParams(window.location.search)), ...change };
    go(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)) as ActFilters);
  };
  const clear = () => {
    setRound(round + 1);
    go({});
  };
  return (
    <>
      <p className="soft measure">
        Cada acto de administración y de seguridad: quién lo hizo, sobre qué, cuándo y por qué. Nadie puede cambiarlo ni
        borrarlo; cada persona lee lo suyo en su cuenta.
      </p>
      <ActFilterForm key={round} filters={filters} onChange={narrow} onClear={clear} />
      <ActsFile filters={filters} />
      <Acts filters={filters} onClear={clear} />
    </>
  );
};
