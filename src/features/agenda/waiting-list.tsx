import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { ended, longDate, momentText, phoneText, telLink } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import type { ClinicWait } from '../../shared/schemas/wait.ts';
import { PART_NAME } from '../../shared/waits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { OnBook } from './day-view.tsx';
import { startText } from './words.ts';

const atOf = (start: string) => startText({ date: start.slice(0, 10), time: start.slice(11) });

/** What became of a wait so far. */
const stateOf = ({ offer, isCalled, offers }: ClinicWait, now: number): string => {
  if (offer && isCalled)
    return `Hay una hora: ${atOf(offer.startsAt)}. No tiene cuenta: llama antes de: ${ended(momentText(offer.until, now))}`;
  if (offer) return `Le ofrecimos ${atOf(offer.startsAt)}. Puede tomarla hasta: ${ended(momentText(offer.until, now))}`;
  return offers === 0
    ? 'Todavía no se libera ninguna hora.'
    : `Dejó pasar ${offers === 1 ? 'una hora' : `${offers} horas`}.`;
};

/** Who waits for an hour that frees, first come first. */
export const WaitingList = ({ onBook }: { onBook: OnBook }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery(trpc.waits.list.queryOptions(undefined, { refetchInterval: 60_000 }));
  const remove = useMutation(
    trpc.waits.remove.mutationOptions({ onSettled: () => client.invalidateQueries(trpc.waits.pathFilter()) }),
  );
  const book = (start: string) => {
    setOpen(false);
    onBook(start);
  };
  return (
    <>
      <button type="button" className="btn line small" onClick={() => setOpen(true)}>
        Lista de espera{data.length > 0 && ` (${data.length})`}
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Lista de espera"
        footer={
          <button type="button" className="btn line" onClick={() => setOpen(false)}>
            Cerrar
          </button>
        }
      >
        <p className="soft">
          Cuando se libera una hora se la ofrecemos, en orden, a quien le sirve. Para anotar a alguien, empieza a
          agendar y elige «Lista de espera».
        </p>
        {remove.error && <Alert tone="bad">{errorText(remove.error, 'No se pudo quitar')}</Alert>}
        {data.length === 0 && <p>Nadie espera.</p>}
        <ol className="setting-lines">
          {data.map((wait) => (
            <li key={wait.id} className="setting-line">
              <div className="grid gap-1">
                <b>
                  {wait.petName} · {TYPE_NAME[wait.type]}
                </b>
                <span className="small">
                  {wait.ownerName}
                  {wait.ownerPhone && (
                    <>
                      {' · '}
                      <a className="num" href={telLink(wait.ownerPhone)}>
                        {phoneText(wait.ownerPhone)}
                      </a>
                    </>
                  )}
                </span>
                <span className="soft small num">
                  {longDate(wait.from, today)}
                  {wait.until !== wait.from && ` a ${longDate(wait.until, today)}`} ·{' '}
                  {PART_NAME[wait.part].toLowerCase()}
                  {wait.agendaName && ` · con ${wait.agendaName}`}
                </span>
                <span className="small num">{stateOf(wait, Date.now())}</span>
              </div>
              <div className="form-acts">
                {wait.offer && (
                  <button type="button" className="btn line small" onClick={() => book(wait.offer?.startsAt ?? '')}>
                    Agendar<span className="sr-only"> a {wait.petName}</span>
                  </button>
                )}
                <button type="button" className="btn line small" onClick={() => remove.mutate({ id: wait.id })}>
                  Quitar<span className="sr-only"> a {wait.petName}</span>
                </button>
              </div>
            </li>
          ))}
        </ol>
      </Modal>
    </>
  );
};
