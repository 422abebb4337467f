import { errorText } from '../../lib/errors.ts';
import { recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { actReason, actText } from '../../shared/acts.ts';
import type { OwnAct } from '../../shared/schemas/own-account.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { actorText } from './act-words.ts';
import { useOwnActs } from './use-own-account.ts';

const ActRow = ({ act, now }: { act: OwnAct; now: number }) => (
  <li className="own-act">
    <time className="num soft small" dateTime={new Date(act.at).toISOString()}>
      {recentText(act.at, now)}
    </time>
    <div>
      <p>
        <b>{actText(act.action)}</b>
      </p>
      <p className="soft small">
        {[
          act.clinic ?? actorText(act.by),
          act.reason && actReason(act.action, act.reason),
          act.names?.join(' → '),
          act.emails?.join(' → '),
        ]
          .filter((text, at, all) => text && all.indexOf(text) === at)
          .join(' · ')}
      </p>
    </div>
  </li>
);

/** What was done on one's own account, in words: who as a role, when and why. Nothing in it can be changed or erased. */
export const OwnActs = () => {
  const acts = useOwnActs();
  const now = instantOf(useMinute());
  if (acts.error && !acts.data)
    return (
      <LoadFailure text={errorText(acts.error, 'No se pudieron cargar los actos')} onRetry={() => acts.refetch()} />
    );
  if (!acts.data) return <Loading label="Cargando los actos" rows={4} />;
  const rows = acts.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return (
      <Empty title="Nada todavía">
        Aquí queda escrito cada acto de seguridad o de administración sobre tu cuenta: quién lo hizo y cuándo.
      </Empty>
    );
  return (
    <>
      <p className="soft measure">
        Actos de seguridad y de administración. Este registro no se puede cambiar ni borrar.
      </p>
      <ol className="own-acts">
        {rows.map((act) => (
          <ActRow key={act.id} act={act} now={now} />
        ))}
      </ol>
      <MoreButton list={acts}>Ver más actos</MoreButton>
    </>
  );
};
