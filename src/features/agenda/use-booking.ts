import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentType } from '../../shared/appointments.ts';
import { FALLBACK } from '../../shared/errors.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { type ClinicBooked, clinicVisitDetails } from '../../shared/schemas/visit.ts';
import { say } from '../../ui/toasts.tsx';
import { startText } from './words.ts';

/** Chooses or registers who comes (another feature's part, handed in by the screen). */
export type ChoosePatient = ComponentType<{
  chosen: PatientRow | null;
  onChoose: (patient: PatientRow | null) => void;
  registerId: string | null;
  onRegister: () => void;
  onBusy: (busy: boolean) => void;
  error?: string | undefined;
}>;
export type BookProps = {
  /** Wall time asked for; a date alone leaves the hour open. */
  start: string;
  patient?: PatientRow | null;
  /** What is known of it already: a reminder says what for. */
  type?: AppointmentType;
  notes?: string;
  /** The agenda in which its time was chosen. */
  agenda?: number | undefined;
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
export const useBooking = ({
  start,
  patient: first = null,
  type: asked,
  notes: said = '',
  agenda: hers,
  onClose,
}: BookProps) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const book = useMutation(trpc.visits.book.mutationOptions());
  const [patient, setPatient] = useState(first);
  const [type, setType] = useState<AppointmentType | ''>(asked ?? '');
  const [when, setWhen] = useState({ date: start.slice(0, 10), time: start.slice(11) });
  const [notes, setNotes] = useState(said);
  const [agenda, setAgenda] = useState(hers);
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
        agenda,
      });
      say(bookedText(visit));
      await Promise.all([
        client.invalidateQueries(trpc.clinic.pathFilter()),
        client.invalidateQueries(trpc.clients.pathFilter()),
        client.invalidateQueries(trpc.reminders.pathFilter()),
        client.invalidateQueries(trpc.waits.pathFilter()),
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
    agenda,
    setAgenda,
    wrong,
    setWrong,
    nearest,
    send,
    busy: book.isPending,
  };
};
