import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ActsList } from './acts-list.tsx';
import { useActs } from './use-acts.ts';

/** What was done to an account: who, when and why. */
export const AccountActs = ({ id }: { id: string }) => {
  const acts = useActs({ target: id });
  const now = instantOf(useMinute());
  if (acts.error && !acts.data)
    return (
      <LoadFailure text={errorText(acts.error, 'No se pudieron cargar los actos')} onRetry={() => acts.refetch()} />
    );
  if (!acts.data) return <Loading label="Cargando los actos" rows={4} />;
  const rows = acts.data.pages.flatMap((page) => page.rows);
  return (
    <>
      {rows.length === 0 ? <p className="soft">Nada todavía.</p> : <ActsList acts={rows} now={now} target={false} />}
      <MoreButton list={acts}>Ver más actos</MoreButton>
      <p>
        <Link href={`/dashboard/toor/settings?actor=${id}#auditoria`} className="link">
          Ver lo que hizo esta cuenta
        </Link>
      </p>
    </>
  );
};
