import { Link } from 'wouter';
import { counted, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stateOf } from './due-words.ts';
import { usePending } from './use-requests.ts';

/** The way to the inbox, with how many wait and until when the first one may. `to` is the inbox of the role. */
export const PendingLine = ({ to }: { to: string }) => {
  const { data } = usePending();
  const today = useToday();
  const state = data?.dueOn ? stateOf({ answeredAt: null, dueOn: data.dueOn }, today) : null;
  return (
    <div className="pending-line">
      <Icon name="shield-check" />
      <p>
        {!data || data.open === 0 || !data.dueOn ? (
          'Ninguna solicitud sobre datos espera respuesta.'
        ) : (
          <>
            <b>{counted(data.open, 'solicitud sobre datos', 'solicitudes sobre datos')}</b> por responder; la primera
            vence el {longDate(data.dueOn, today)}. {state && <Tag tone={state.tone}>{state.text}</Tag>}
          </>
        )}
      </p>
      <Link href={to} className="btn line small">
        Ver solicitudes
      </Link>
    </div>
  );
};
