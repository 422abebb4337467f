import { useAddressFilters } from '../../lib/address-filters.ts';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { instantOf } from '../../shared/time.ts';
import { LogList } from '../../ui/log-list.tsx';
import { ActFilterForm } from './act-filter-form.tsx';
import { ACT_FILTERS } from './act-filters.ts';
import { ActsFile } from './acts-file.tsx';
import { ActsList } from './acts-list.tsx';
import { useActs } from './use-acts.ts';

const WORDS = {
  loading: 'Cargando la auditoría',
  failed: (error: unknown) => errorText(error, 'No se pudo cargar la auditoría'),
  nothing: 'Nada todavía: aquí queda cada acto desde el primero.',
  noneFits: 'Ningún acto coincide',
  counted: (rows: number) => counted(rows, 'acto', 'actos'),
  more: 'Ver más actos',
};

/** The audit log: every administrative and security act, narrowed in the address, taken along as a file. */
export const AuditLog = () => {
  const { filters, round, isNarrowed, narrow, clear } = useAddressFilters(ACT_FILTERS);
  const list = useActs(filters);
  const now = instantOf(useMinute());
  return (
    <>
      <p className="soft measure">
        Cada acto de administración y de seguridad: quién lo hizo, sobre qué, cuándo y por qué. Nadie puede cambiarlo ni
        borrarlo; cada persona lee lo suyo en su cuenta.
      </p>
      <ActFilterForm key={round} filters={filters} isNarrowed={isNarrowed} onChange={narrow} onClear={clear} />
      <ActsFile filters={filters} />
      <LogList list={list} isNarrowed={isNarrowed} onClear={clear} words={WORDS}>
        {(rows) => <ActsList acts={rows} now={now} target />}
      </LogList>
    </>
  );
};
