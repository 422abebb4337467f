import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { AccessRow } from './access-row.tsx';
import { useAccesses } from './use-accesses.ts';

/** The last accesses of an account, for toor. */
export const AccountAccesses = ({ id }: { id: string }) => {
  const accesses = useAccesses({ user: id });
  const now = instantOf(useMinute());
  if (accesses.error && !accesses.data)
    return (
      <LoadFailure
        text={errorText(accesses.error, 'No se pudieron cargar los accesos')}
        onRetry={() => accesses.refetch()}
      />
    );
  if (!accesses.data) return <Loading label="Cargando los accesos" rows={4} />;
  const rows = accesses.data.pages[0]?.rows ?? [];
  if (rows.length === 0) return <p className="soft">Nada todavía.</p>;
  return (
    <>
      <ol className="own-sessions">
        {rows.slice(0, 5).map((access) => (
          <AccessRow key={access.id} access={access} now={now} />
        ))}
      </ol>
      <p>
        <Link href={`/dashboard/toor/accesos?cuenta=${id}`} className="link">
          Ver todos sus accesos
        </Link>
      </p>
    </>
  );
};
