import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useId, useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { type ClinicBooked, clinicVisitDetails } from '../../shared/schemas/visit.ts';
import { SLOTS } from '../../shared/slots.ts';
import { addDays } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { Nearest } from './nearest.tsx';
import { TimeChoice } from './time-choice.tsx';
import { startText } from './words.ts';

/** The day on which a booking opens: tomorrow once the last half hour of the day runs (`wall`: wall time). */
export const bookingDay = (wall: string): string =>
  wall.slice(11) < (SLOTS.at(-1) ?? '') ? wall.slice(0, 10) : addDays(wall.slice(0, 10), 1);

/** Chooses or registers who comes (another feature's part, handed in by the screen). */
export type ChoosePatient = ComponentType<{
  chosen: PatientRow | null;
  onChoose: (patient: PatientRow | null) => void;
  registerId: string | null;
  onRegister: () => void;
  onBusy: (busy: boolean) => void;
  error?: string | undefined;
}>;
type Props = {
  /** Wall time asked for; a date alone leaves the hour open. */
  start: string;
  patient?: PatientRow | null;
  Patient: ChoosePatient;
  onClose: () => void;
};
type Wrong = { patient?: string; type?: string; time?: string; whole?: string };

const missingOf = (patient: PatientRow | null, type: string, time: string): Wrong => ({
  ...(patient ? {} : { patient: 'Elige el paciente o regístralo.' }),
  ...(type ? {} : { type: 'Elige el tipo de cita.' }),
  ...(time ? {} : { time: 'Elige la hora.' }),
});

const bookedText = (visit: ClinicBooked): string =>
  visit.repeated
    ? `${visit.patientName} ya tenía esta cita.`
    : ended(`Cita agendada y confirmada: ${visit.patientName}, ${startText(visit)}`);

/** What a refused booking says where: under the hours when another one helps, else above the button. */
const refusalOf = (error: unknown): { wrong: Wrong; nearest: string[] } => {
  const known = knownError(error);
  const past = known?.issues.find(({ path }) => path === 'date')?.message;
  const nearest = clinicVisitDetails.safeParse(known?.details ?? {}).data?.nearest ?? [];
  const message = past ?? errorText(error, FALLBACK.appointment);
  const isAboutTime = past !== undefined || nearest.length > 0 || known?.key === 'pet_busy';
  return { wrong: isAboutTime ? { time: message } : { whole: message }, nearest };
};

/** What a booking is made of, and its sending. */
const useBooking = ({ start, patient: first = null, onClose }: Props) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const book = useMutation(trpc.visits.book.mutationOptions());
  const [patient, setPatient] = useState(first);
  const [type, setType] = useState<AppointmentType | ''>('');
  const [when, setWhen] = useState({ date: start.slice(0, 10), time: start.slice(11) });
  const [notes, setNotes] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [nearest, setNearest] = useState<string[]>([]);

  const send = async () => {
    const missing = missingOf(patient, type, when.time);
    setWrong(missing);
    if (!patient || !type || !when.time) return false;
    try {
      const visit = await book.mutateAsync({
        petId: patient.id,
        type,
        date: `${when.date}T${when.time}`,
        notes: notes.trim() || null,
      });
      say(bookedText(visit));
      await Promise.all([
        client.invalidateQueries(trpc.clinic.pathFilter()),
        client.invalidateQueries(trpc.clients.pathFilter()),
      ]);
      onClose();
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      setNearest(refusal.nearest);
      setWrong(refusal.wrong);
      if (refusal.wrong.time) await client.invalidateQueries(trpc.clinic.day.pathFilter());
      return false;
    }
  };
  return {
    patient,
    setPatient,
    type,
    setType,
    when,
    setWhen,
    notes,
    setNotes,
    wrong,
    setWrong,
    nearest,
    send,
    busy: book.isPending,
  };
};

/** Books for a patient of the clinic (spec §2: the modal to book). What is typed stays while a client is registered. */
export const BookDialog = (props: Props) => {
  const { Patient, onClose } = props;
  const [formId, registerId, today] = [useId(), useId(), useToday()];
  const [isRegistering, setRegistering] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const booking = useBooking(props);
  const { patient, type, when, wrong } = booking;
  const submit = async () => {
    if (await booking.send()) return;
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.modal [aria-invalid=true], .modal [data-invalid] input:enabled')?.focus(),
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={isRegistering ? 'Registrar cliente' : 'Agendar Cita'}
      footer={
        isRegistering ? (
          <>
            <button type="button" className="btn line" onClick={() => setRegistering(false)}>
              Volver
            </button>
            <SubmitButton form={registerId} pendingText="Registrando..." pending={isBusy}>
              Registrar
            </SubmitButton>
          </>
        ) : (
          <>
            <p className="book-summary small" aria-live="polite">
              {patient && type && when.time && when.date >= today && (
                <>
                  <b>
                    {TYPE_NAME[type]} de {patient.name}
                  </b>
                  <br />
                  {startText(when)}
                </>
              )}
            </p>
            <button type="button" className="btn line" onClick={onClose}>
              Cancelar
            </button>
            <SubmitButton form={formId} pendingText="Agendando..." pending={booking.busy}>
              Agendar
            </SubmitButton>
          </>
        )
      }
    >
      <Patient
        chosen={patient}
        onChoose={(one) => {
          booking.setPatient(one);
          booking.setWrong({ ...wrong, patient: '' });
          setRegistering(false);
        }}
        registerId={isRegistering ? registerId : null}
        onRegister={() => setRegistering(true)}
        onBusy={setBusy}
        error={wrong.patient || undefined}
      />
      <form
        id={formId}
        className="form"
        hidden={isRegistering}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ChoiceGroup legend="Tipo de cita" error={wrong.type}>
          {APPOINTMENT_TYPES.map((one) => (
            <Choice
              key={one}
              name="tipo"
              value={one}
              checked={type === one}
              onChange={() => {
                booking.setType(one);
                booking.setWrong({ ...wrong, type: '' });
              }}
            >
              <Tick />
              {TYPE_NAME[one]}
            </Choice>
          ))}
        </ChoiceGroup>
        <TimeChoice
          date={when.date}
          time={when.time}
          onChange={(date, time) => {
            booking.setWhen({ date, time });
            booking.setWrong({ ...wrong, time: '' });
          }}
          error={wrong.time || undefined}
        />
        <Nearest
          starts={booking.nearest}
          onChoose={(start) => {
            booking.setWhen({ date: start.slice(0, 10), time: start.slice(11) });
            booking.setWrong({});
          }}
        />
        <TextAreaField
          label="Notas"
          optional
          rows={2}
          placeholder="Motivo, qué trae, con quién prefiere"
          maxLength={TEXT.notes}
          value={booking.notes}
          onChange={({ target }) => booking.setNotes(target.value)}
        />
        {wrong.whole && <Alert tone="bad">{wrong.whole}</Alert>}
      </form>
    </Modal>
  );
};
