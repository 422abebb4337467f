import type { FormEvent, ReactNode, Ref } from 'react';
import { clockTime, longDate } from '../../lib/formats.ts';
import type { Agenda, AgendaVisit } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

/** One form of the settings with its button and what went wrong. */
export const PartForm = ({
  formRef,
  onSend,
  isBusy,
  error,
  button = 'Guardar',
  children,
}: {
  formRef?: Ref<HTMLFormElement>;
  onSend: () => void;
  isBusy: boolean;
  error: string | null;
  button?: string;
  children: ReactNode;
}) => (
  <form
    ref={formRef}
    className="form narrow-form"
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
    {error && <Alert tone="bad">{error}</Alert>}
    <SubmitButton className="btn primary justify-self-start" pendingText="Guardando..." pending={isBusy}>
      {button}
    </SubmitButton>
  </form>
);

/** Whose hours a block takes, by the number of an agenda; null: all. Nothing where the clinic has none. */
export const OfAgenda = ({
  agendas,
  value,
  onChange,
}: {
  agendas: readonly Agenda[];
  value: number | null;
  onChange: (agenda: number | null) => void;
}) =>
  agendas.length > 0 && (
    <SelectField
      label="De quién"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Toda la clínica</option>
      {agendas.map(({ number, name }) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </SelectField>
  );

/** Whose hours a block took: the name of an agenda; null: of all. One put away since is said as that. */
export const blockOwner = (agendas: readonly Agenda[], { agenda }: { agenda: number | null }): string | null =>
  agenda === null ? null : (agendas.find(({ number }) => number === agenda)?.name ?? 'Una agenda que ya no está');

/** Sold visits that a change left outside of what is offered: they stand, and the clinic decides. */
export const Kept = ({ visits }: { visits: readonly AgendaVisit[] }) =>
  visits.length > 0 && (
    <div className="kept" role="status">
      <p>
        <b>
          {visits.length === 1
            ? 'Una cita quedó por fuera y sigue en pie.'
            : `${visits.length} citas quedaron por fuera y siguen en pie.`}
        </b>{' '}
        Muévelas o cancélalas desde la agenda si no las vas a atender.
      </p>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id}>
            {longDate(visit.date)}, {clockTime(visit.time)} · {visit.patientName} ({visit.ownerName})
          </li>
        ))}
      </ul>
    </div>
  );
