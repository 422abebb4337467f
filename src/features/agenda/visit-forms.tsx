import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TEXT } from '../../shared/limits.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { AgendaField, AgendaName, useAgendas } from './agenda-choice.tsx';
import { Nearest } from './nearest.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { VisitWork } from './use-visit-work.ts';
import { startText } from './words.ts';

/** What a form of the dialog needs; `formId` ties it to the button in the dialog's foot. */
export type FormProps = { visit: AgendaVisit; work: VisitWork; formId: string };

/** A form whose first field takes the focus when it opens. */
export const AskForm = ({ formId, onSend, children }: { formId: string; onSend: () => void; children: ReactNode }) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input,textarea')?.focus(), []);
  return (
    <form
      id={formId}
      ref={form}
      className="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
};

export const focusInvalid = (formId: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [aria-invalid=true]`)?.focus(),
  );

/** Asks for a reason, which somebody reads (`hint`); without one `missing` is said and nothing is sent. */
export const ReasonForm = ({
  formId,
  hint,
  missing,
  send,
  children,
}: {
  formId: string;
  hint: string;
  missing: string;
  send: (reason: string) => ReturnType<VisitWork['take']>;
  children: ReactNode;
}) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async () => {
    const text = reason.trim();
    setError(text ? undefined : missing);
    if (!text) return focusInvalid(formId);
    const refusal = await send(text);
    if (refusal && !refusal.stands) setError(refusal.message);
  };
  return (
    <AskForm formId={formId} onSend={submit}>
      {children}
      <TextAreaField
        label="Motivo"
        hint={hint}
        rows={2}
        maxLength={TEXT.reason}
        required
        data-autofocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error}
      />
    </AskForm>
  );
};

/** Who reads a reason: people without an account get no notice of ours. */
const readerOf = ({ ownerName, isClient }: AgendaVisit): string =>
  isClient ? `${ownerName} no tiene cuenta: avísale tú. Aquí queda escrito.` : `Lo lee ${ownerName}.`;

/** Why the clinic cancels: the owner reads it. */
export const CancelForm = ({ visit, work, formId }: FormProps) => (
  <ReasonForm
    formId={formId}
    hint={readerOf(visit)}
    missing={`Escribe el motivo: ${visit.isClient ? 'queda en la cita' : 'quien trae a la mascota lo lee'}.`}
    send={(reason) => work.take(visit, { act: 'cancel', reason })}
  >
    <p>
      Vas a cancelar la cita de <b>{visit.patientName}</b>: {startText(visit)} Su hora queda libre y no se puede
      deshacer.
    </p>
  </ReasonForm>
);

export const NoShowForm = ({ visit, work, formId }: FormProps) => {
  const [error, setError] = useState<string>();
  const send = async () => {
    const refusal = await work.take(visit, { act: 'no_show' });
    if (refusal && !refusal.stands) setError(refusal.message);
  };
  return (
    <AskForm formId={formId} onSend={send}>
      <p>
        Queda anotado que <b>{visit.patientName}</b> no asistió a la cita: {startText(visit)} La cita termina ahí.
      </p>
      {error && <Alert tone="bad">{error}</Alert>}
    </AskForm>
  );
};

/** Another time, with what the owner is told. A taken time brings the nearest free ones. */
export const MoveForm = ({ visit, work, formId }: FormProps) => {
  const [{ date, time }, setWhen] = useState({ date: visit.date, time: '' });
  const [reason, setReason] = useState('');
  const agendas = useAgendas();
  const [agenda, setAgenda] = useState(visit.agenda?.number);
  const [error, setError] = useState<string>();
  const [nearest, setNearest] = useState<string[]>([]);
  // One that was put away since is none to stay in.
  const chosen = agendas.find(({ number }) => number === agenda)?.number;
  const send = async () => {
    setError(time ? undefined : 'Elige la hora.');
    if (!time) return document.querySelector<HTMLElement>(`#${CSS.escape(formId)} .slots input:enabled`)?.focus();
    const refusal = await work.move(visit, `${date}T${time}`, reason.trim() || null, chosen);
    if (!refusal || refusal.stands) return;
    setError(refusal.message);
    setNearest(refusal.nearest);
  };
  return (
    <AskForm formId={formId} onSend={send}>
      <p>
        Ahora es el <b>{startText(visit)}</b>
        {visit.agenda && (
          <>
            {' '}
            · <AgendaName agenda={visit.agenda} />
          </>
        )}
      </p>
      <AgendaField
        agendas={agendas}
        value={chosen}
        none="Cualquiera"
        onChange={(number) => {
          setAgenda(number);
          setError(undefined);
        }}
      />
      <TimeChoice
        date={date}
        time={time}
        type={visit.type}
        moves={visit.id}
        agenda={chosen}
        onChange={(day, hour) => {
          setWhen({ date: day, time: hour });
          setError(undefined);
        }}
        error={error}
      />
      <Nearest
        starts={nearest}
        onChoose={(start) => {
          setWhen({ date: start.slice(0, 10), time: start.slice(11) });
          setError(undefined);
        }}
      />
      <TextAreaField
        label="Motivo"
        optional
        hint={readerOf(visit)}
        rows={2}
        maxLength={TEXT.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskForm>
  );
};
