import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate, phoneText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { toldText } from '../../lib/told.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { mayContact } from '../../shared/contact-hours.ts';
import { paths } from '../../shared/paths.ts';
import { UNREACHED_TEXT } from '../../shared/reach.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import type { Reminder, ReminderNote, Reminders, ReminderWay } from '../../shared/schemas/reminder.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { messageFor, waysTo } from './words.ts';

const WAY_NAME: Record<ReminderWay, string> = { whatsapp: 'WhatsApp', phone: 'Llamada', email: 'Correo' };
export const startText = (wall: string) => `${longDate(wall.slice(0, 10))}, ${clockTime(wall.slice(11))}`;

/** Writes down what was done about a patient's reminders. */
export const useNote = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const note = useMutation(trpc.reminders.note.mutationOptions());
  return {
    isBusy: note.isPending,
    write: async ({ petId, items }: Reminder, what: ReminderNote['what']) => {
      try {
        await note.mutateAsync({ petId, items: items.map(({ key, dueOn }) => ({ key, dueOn })), what });
        await client.invalidateQueries(trpc.reminders.pathFilter());
        return true;
      } catch (error) {
        say(errorText(error, 'No se pudo guardar el recordatorio'));
        return false;
      }
    },
  };
};
export type Note = ReturnType<typeof useNote>;

const Items = ({ items, today }: { items: Reminder['items']; today: string }) => (
  <ul className="reminder-items">
    {items.map((item) => (
      <li key={`${item.key} ${item.dueOn}`}>
        <Tag tone={item.isOverdue ? 'bad' : 'warn'}>{item.isOverdue ? 'Vencida' : 'Pronto'}</Tag>
        <span>
          <b>{item.name}</b> <span className="soft small">{RECORD_KIND_NAME[item.kind]}</span>
          <span className="block small">
            {item.isOverdue ? 'Desde el' : 'El'} {longDate(item.dueOn, today)}
            {item.isMandatory && ' · la exige la ley'}
          </span>
          {item.attempts[0] && (
            <span className="block small soft">
              {WAY_NAME[item.attempts[0].what]}: {recentText(item.attempts[0].at, Date.now())}
              {item.attempts.length > 1 && ` (${item.attempts.length} veces)`}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Ways = ({ row, clinic, note, today }: { row: Reminder; clinic: Reminders; note: Note; today: string }) => {
  const message = messageFor(row, clinic, today);
  const to = waysTo(row, message);
  const way = (what: ReminderWay, icon: 'message-square-text' | 'phone' | 'mail', outside: boolean) =>
    to[what] && (
      <a
        className="btn line small"
        href={to[what]}
        {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
        onClick={() => note.write(row, what)}
      >
        <Icon name={icon} />
        {what === 'phone' ? 'Llamar' : WAY_NAME[what]}
        <span className="sr-only"> a {row.ownerName}</span>
      </a>
    );
  if (!to.phone && !to.email) return <p className="soft small">No dejó teléfono ni correo.</p>;
  return (
    <>
      <details className="visit-history">
        <summary>Ver el mensaje</summary>
        <p className="visit-note">{message}</p>
      </details>
      <div className="reminder-ways">
        {way('whatsapp', 'message-square-text', true)}
        {way('phone', 'phone', false)}
        {way('email', 'mail', false)}
      </div>
    </>
  );
};

export const Row = ({
  row,
  clinic,
  note,
  onBook,
  onClose,
}: {
  row: Reminder;
  clinic: Reminders;
  note: Note;
  onBook: (row: Reminder) => void;
  onClose: (row: Reminder) => void;
}) => {
  const wall = useMinute();
  const today = wall.slice(0, 10);
  return (
    <li className="reminder" data-species={FOLDER_OF[row.species]}>
      <div className="reminder-who">
        <Mark name={`track-${FOLDER_OF[row.species]}`} className="text-sp" />
        <div>
          <h3>
            <Link href={paths.patient(row.petId)}>{row.petName}</Link>
          </h3>
          <p className="small">
            {SPECIES_NAME[row.species].one} de {row.ownerName}
            {row.ownerPhone && <span className="num soft"> · {phoneText(row.ownerPhone)}</span>}
          </p>
        </div>
      </div>
      <div>
        <Items items={row.items} today={today} />
        {row.unreached && <p className="small soft">Sin aviso automático: {UNREACHED_TEXT[row.unreached]}</p>}
        {row.told[0] && <p className="small soft">Aviso automático: {toldText(row.told[0], Date.now())}</p>}
      </div>
      <div className="reminder-acts">
        {row.bookedAt ? (
          <p className="small">
            <Tag tone="ok">Con cita</Tag> {startText(row.bookedAt)}
          </p>
        ) : (
          <>
            {mayContact(wall) && <Ways row={row} clinic={clinic} note={note} today={today} />}
            <div className="reminder-ways">
              <button type="button" className="btn primary small" onClick={() => onBook(row)}>
                Agendar<span className="sr-only"> a {row.petName}</span>
              </button>
              <button type="button" className="btn quiet small" onClick={() => onClose(row)}>
                No recordar más<span className="sr-only"> a {row.petName}</span>
              </button>
            </div>
          </>
        )}
      </div>
    </li>
  );
};
