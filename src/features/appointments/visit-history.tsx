import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { momentText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentStatus } from '../../shared/appointments.ts';
import type { OwnVisitEvent } from '../../shared/schemas/appointment.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { whenText } from './words.ts';

const WHO = { owner: 'Tú', clinic: 'La clínica' } as const;

/** What became of it, after 'Tú' and after anybody else. */
const DID: Record<AppointmentStatus, readonly [string, string]> = {
  pending: ['la pediste', 'la pidió'],
  confirmed: ['la confirmaste', 'la confirmó'],
  in_progress: ['la empezaste', 'la empezó'],
  completed: ['la diste por hecha', 'la dio por hecha'],
  cancelled: ['la cancelaste', 'la canceló'],
  no_show: ['anotaste que no se asistió', 'anotó que no se asistió'],
};

/** What was done to the visit, after its doer's name; `mine`: after 'Tú'. */
const didText = (event: OwnVisitEvent, mine: boolean, first: boolean, today: string): string => {
  const { movedTo, movedFrom, status } = event;
  if (movedTo && movedTo === movedFrom) return `la ${mine ? 'pasaste' : 'pasó'} a otra agenda`;
  if (movedTo) return `la ${mine ? 'moviste' : 'movió'} al ${whenText(movedTo, today)}`;
  return DID[first ? 'pending' : status][mine ? 0 : 1];
};

const Event = ({ event, first, today }: { event: OwnVisitEvent; first: boolean; today: string }) => {
  const mine = event.who === null && event.by === 'owner';
  return (
    <li>
      <p className="small">
        <b>{event.who ?? (event.by ? WHO[event.by] : 'El servicio')}</b> {didText(event, mine, first, today)}
        {event.reason && <>: {event.reason}</>}
      </p>
      <p className="soft small num">{momentText(event.at, Date.now())}</p>
    </li>
  );
};

/** What happened to a visit, asked for when somebody opens it. */
export const VisitHistory = ({ id }: { id: string }) => {
  const trpc = useTRPC();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(trpc.appointments.get.queryOptions({ id }, { enabled: open }));
  return (
    <details className="visit-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="small">
        <Icon name="history" />
        Historial
      </summary>
      {error && !data && <LoadFailure text={errorText(error, 'No se pudo cargar')} onRetry={() => refetch()} />}
      {open && !data && !error && <Loading label="Cargando lo que pasó con la cita" rows={2} />}
      {data && (
        <ol>
          {data.events.map((event, at) => (
            <Event key={event.at + event.status} event={event} first={at === 0} today={today} />
          ))}
        </ol>
      )}
    </details>
  );
};
