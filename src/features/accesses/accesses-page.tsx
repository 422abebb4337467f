import { Link } from 'wouter';
import { useAddressFilters } from '../../lib/address-filters.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { networkText } from '../../lib/networks.ts';
import { useMinute } from '../../lib/now.ts';
import { SECURITY_EVENTS_DAYS } from '../../shared/limits.ts';
import { instantOf } from '../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';
import { LogList } from '../../ui/log-list.tsx';
import { AccessFilterForm, type PersonChoice } from './access-filter-form.tsx';
import { ACCESS_FILTERS } from './access-filters.ts';
import { AccessesFile } from './accesses-file.tsx';
import { AccessesList } from './accesses-list.tsx';
import { useAccesses } from './use-accesses.ts';

const WORDS = {
  loading: 'Cargando los accesos',
  failed: (error: unknown) => errorText(error, 'No se pudieron cargar los accesos'),
  nothing: 'Nada todavía: aquí queda cada entrada desde hoy.',
  noneFits: 'Ningún acceso coincide',
  counted: (rows: number) => counted(rows, 'acceso', 'accesos'),
  more: 'Ver accesos anteriores',
};

/** The accesses of all accounts, narrowed in the address, taken along as a file. */
export const AccessesPage = ({ title, person }: { title: string; person: PersonChoice }) => {
  const { filters, round, isNarrowed, narrow, clear } = useAddressFilters(ACCESS_FILTERS);
  const list = useAccesses(filters);
  const now = instantOf(useMinute());
  const wrongNetwork = knownError(list.error)?.issues?.find((issue) => issue.path === 'network')?.message;
  return (
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <div>
          <Link href="/dashboard/toor/settings" className="back-link">
            <Icon name="chevron-left" />
            Configuración
          </Link>
          <h1>{title}</h1>
        </div>
      </header>
      <div className="accesses">
        <p className="soft measure">
          Entradas, intentos fallidos y cambios de credenciales de todas las cuentas en los últimos{' '}
          {SECURITY_EVENTS_DAYS} días. Cada persona ve los suyos; quien administra cuentas, ninguno. De un correo que no
          tiene cuenta queda solo la red.
        </p>
        <AccessFilterForm
          key={round}
          filters={filters}
          isNarrowed={isNarrowed}
          wrongNetwork={wrongNetwork}
          person={person}
          onChange={narrow}
          onClear={clear}
        />
        {!wrongNetwork && (
          <>
            <AccessesFile filters={filters} />
            <LogList list={list} isNarrowed={isNarrowed} onClear={clear} words={WORDS}>
              {(rows) => (
                <AccessesList
                  accesses={rows}
                  now={now}
                  onNetwork={(network) => narrow({ network: networkText(network) ?? undefined })}
                />
              )}
            </LogList>
          </>
        )}
      </div>
    </div>
  );
};
