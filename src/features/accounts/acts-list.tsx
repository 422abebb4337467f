import { Link } from 'wouter';
import { momentText, recentText } from '../../lib/formats.ts';
import { behindName } from '../../lib/named-then.ts';
import { actReason, actText } from '../../shared/acts.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import { targetText } from './act-words.ts';

const page = (id: string) => `/dashboard/toor/users/${id}`;

const Actor = ({ actor }: { actor: AuditAct['actor'] }) => {
  if (!actor) return 'Sin sesión iniciada';
  if (actor.name === null) return `Una cuenta que ya no existe (${actor.id.slice(0, 8)})`;
  return (
    <>
      {actor.stands ? <Link href={page(actor.id)}>{actor.name}</Link> : actor.name}
      {behindName(actor.role, actor.email)}
      {!actor.stands && actor.role && ', cuenta eliminada'}
    </>
  );
};

/** Acts of the log: what, when, who and why; on whom, where `target` says so. */
export const ActsList = ({ acts, now, target }: { acts: readonly AuditAct[]; now: number; target: boolean }) => (
  <ol className="own-acts">
    {acts.map((act) => (
      <li key={act.id} className="own-act">
        <time className="num soft small" dateTime={new Date(act.at).toISOString()} title={momentText(act.at, 0)}>
          {recentText(act.at, now)}
        </time>
        <div className="act-words">
          <p>
            <b>{actText(act.action)}</b>
          </p>
          {target && (
            <p className="small">
              Sobre:{' '}
              {act.target.role ? <Link href={page(act.target.id)}>{act.target.name}</Link> : targetText(act.target)}
            </p>
          )}
          <p className="soft small">
            Por: <Actor actor={act.actor} />
            {act.reason && ` · ${actReason(act.action, act.reason)}`}
            {act.names && ` · ${act.names.join(' → ')}`}
            {act.emails && ` · ${act.emails.join(' → ')}`}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
