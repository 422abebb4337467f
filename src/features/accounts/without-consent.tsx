import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_COUNTED } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';

const howMany = (total: number): string =>
  total > MAX_COUNTED ? `Más de ${count(MAX_COUNTED)} cuentas` : counted(total, 'cuenta', 'cuentas');

/** Accounts whose people have not accepted the policy in force: made here, by the old API, or before it changed. */
export const WithoutConsent = () => {
  const list = useInfiniteQuery(
    useTRPC().accounts.withoutConsent.infiniteQueryOptions({}, { getNextPageParam: (page) => page.next }),
  );
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <>
      <p className="soft measure">
        Se crearon desde la administración o con un programa que no la pide, o la aceptaron antes de que cambiara. La
        aplicación se la muestra a cada persona antes de dejarla seguir; mientras no ingrese, queda aquí.
      </p>
      {list.isPending && <Loading label="Cargando las cuentas sin consentimiento" rows={3} />}
      {list.error && !list.data && (
        <LoadFailure
          text={errorText(list.error, 'No se pudieron cargar las cuentas sin consentimiento')}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && (
        <p>
          <b>{total === 0 ? 'Todas las cuentas aceptaron la política vigente.' : `${howMany(total)} sin aceptarla.`}</b>
        </p>
      )}
      {rows.length > 0 && (
        <ul className="clinic-people">
          {rows.map(({ id, name, email, role, version, createdAt }) => (
            <li key={id}>
              <span className="consent-who">
                <Link href={`/dashboard/toor/users/${id}`}>{name}</Link>
                <span className="soft small">
                  {email} · {ROLE_NAME[role]}
                </span>
              </span>
              <span className="soft small">
                {version ? 'Aceptó una versión anterior' : 'No ha aceptado ninguna'} · Cuenta del {dayText(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list}>Ver más cuentas</MoreButton>
    </>
  );
};
