import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended, longDate, momentText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OwnWait } from '../../shared/schemas/wait.ts';
import { PART_NAME } from '../../shared/waits.ts';
import { Alert } from '../../ui/alert.tsx';
import { say } from '../../ui/toasts.tsx';
import { isAboutTime } from './booking.ts';
import { useVisitsChanged } from './use-visits.ts';
import { visitText, whenText } from './words.ts';

/** 'jueves 26 de noviembre', or 'del jueves 26 … al sábado 28 …' */
const daysText = ({ from, until }: OwnWait, today: string): string =>
  from === until ? longDate(from, today) : `del ${longDate(from, today)} al ${longDate(until, today)}`;

const Wait = ({ wait }: { wait: OwnWait }) => {
  const trpc = useTRPC();
  const today = useToday();
  const changed = useVisitsChanged();
  const settled = { onSettled: changed };
  const book = useMutation(trpc.appointments.create.mutationOptions(settled));
  const pass = useMutation(trpc.waits.pass.mutationOptions(settled));
  const leave = useMutation(trpc.waits.leave.mutationOptions(settled));
  const { id, offer, petId, clinicId, type, agenda } = wait;
  const busy = book.isPending || pass.isPending || leave.isPending;
  const error = book.error ?? pass.error ?? leave.error;
  const key = knownError(book.error)?.key;
  const take = (startsAt: string) =>
    book.mutate(
      { petId, clinicId, type, agenda, date: startsAt, notes: null },
      {
        onSuccess: (made) =>
          say(ended(`Cita agendada: ${visitText(type, wait.petName)}, ${whenText(made.date, today)}`)),
      },
    );
  const button = (className: string, text: string, act: () => void) => (
    <button
      type="button"
      className={`btn ${className}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && act()}
    >
      {text}
    </button>
  );
  return (
    <li className="past-visit grid gap-2">
      <p>
        <b>{visitText(type, wait.petName)}</b>
        {`, en ${wait.clinicName}${wait.agendaName ? `, con ${wait.agendaName}` : ''}`}
      </p>
      <p className="soft small num">
        {daysText(wait, today)} · {PART_NAME[wait.part].toLowerCase()}
      </p>
      {offer ? (
        <Alert tone="ok" title={`Se liberó una hora: ${whenText(offer.startsAt, today)}`}>
          Te la ofrecemos hasta {ended(momentText(offer.until, Date.now()))} No está apartada: otra persona puede
          pedirla antes.
        </Alert>
      ) : (
        <p className="small">Todavía no se libera ninguna. Te avisamos.</p>
      )}
      {error && (
        <Alert tone="bad">
          {errorText(error, 'No se pudo guardar')}
          {key && isAboutTime(key) && ' Sigues en la lista de espera.'}
        </Alert>
      )}
      <div className="form-acts">
        {offer && button('primary small', 'Pedir esta hora', () => take(offer.startsAt))}
        {offer && button('line small', 'No me sirve', () => pass.mutate({ id }))}
        {button('line small', 'Salir de la lista', () => leave.mutate({ id }))}
      </div>
    </li>
  );
};

/** The lists in which the person's animals wait, with the hours that are offered to them; nothing where there are none. */
export const OwnWaits = () => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.waits.own.queryOptions(undefined, { refetchInterval: 60_000 }));
  if (!data?.length) return null;
  return (
    <section aria-labelledby="lista-de-espera">
      <h2 id="lista-de-espera" className="visits-title">
        Lista de espera
      </h2>
      <ul>
        {data.map((wait) => (
          <Wait key={wait.id} wait={wait} />
        ))}
      </ul>
    </section>
  );
};
