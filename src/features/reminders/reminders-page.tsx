import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, ended } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { mayContact, nextContact } from '../../shared/contact-hours.ts';
import type { Reminder } from '../../shared/schemas/reminder.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { Row as ReminderRow, startText, useNote } from './reminder-row.tsx';

/** Who is due in the next 30 days, to be reminded by the clinic's own means and only when the law lets it. */
export const RemindersPage = ({ onBook }: { onBook: (row: Reminder) => void }) => {
  const trpc = useTRPC();
  const wall = useMinute();
  const note = useNote();
  const [closing, setClosing] = useState<Reminder | null>(null);
  const { data, error, refetch } = useQuery(trpc.reminders.list.queryOptions());
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar los recordatorios')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando los recordatorios" rows={5} />;
  const open = data.rows.filter(({ bookedAt }) => bookedAt === null);
  const booked = data.rows.filter(({ bookedAt }) => bookedAt !== null);
  const list = (rows: Reminder[]) => (
    <ul className="reminders">
      {rows.map((row) => (
        <ReminderRow
          key={`${row.petId} ${row.bookedAt}`}
          row={row}
          clinic={data}
          note={note}
          onBook={onBook}
          onClose={setClosing}
        />
      ))}
    </ul>
  );
  return (
    <>
      {!mayContact(wall) && (
        <p className="reminder-hours">
          <Icon name="clock" />
          <span>
            A esta hora no se escribe ni se llama: la Ley 2300 de 2023 lo permite de lunes a viernes de
            7:00&nbsp;a.&nbsp;m. a 7:00&nbsp;p.&nbsp;m. y los sábados de 8:00&nbsp;a.&nbsp;m. a 3:00&nbsp;p.&nbsp;m.,
            nunca domingos ni festivos. <b>{ended(`Puedes de nuevo el ${startText(nextContact(wall))}`)}</b>
          </span>
        </p>
      )}
      <section aria-labelledby="por-recordar" className="grid gap-4">
        <div className="row-head">
          <h2 id="por-recordar">Por recordar</h2>
          <p className="soft small num" role="status">
            {counted(open.length, 'paciente', 'pacientes')}
          </p>
        </div>
        {open.length === 0 ? (
          <Empty title="Nadie por recordar">
            Aquí salen las vacunas y desparasitaciones que se vencen en los próximos 30 días, según la historia y el
            plan de la clínica.
          </Empty>
        ) : (
          list(open)
        )}
      </section>
      {booked.length > 0 && (
        <section aria-labelledby="con-cita" className="grid gap-4">
          <h2 id="con-cita">Ya tienen cita</h2>
          {list(booked)}
        </section>
      )}
      {closing && (
        <Modal
          open
          alert
          onClose={() => setClosing(null)}
          title={`¿No recordar más a ${closing.petName}?`}
          footer={
            <>
              <button type="button" className="btn line" onClick={() => setClosing(null)}>
                Volver
              </button>
              <TwoFaced
                busy={note.isBusy}
                busyText="Guardando..."
                onPress={async () => {
                  if (await note.write(closing, 'closed')) say(`${closing.petName} sale de los recordatorios.`);
                  setClosing(null);
                }}
              >
                No recordar más
              </TwoFaced>
            </>
          }
        >
          <p>
            Sale de esta lista por {closing.items.map(({ name }) => name).join(', ')}. Si se aplica o se vence otra
            cosa, vuelve a aparecer cuando le toque. El carné no cambia.
          </p>
        </Modal>
      )}
    </>
  );
};
