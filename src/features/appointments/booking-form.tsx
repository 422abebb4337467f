// Longer than 200 lines: one form, every field beside what it may be told.
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useController, useForm, useWatch } from 'react-hook-form';
import { useSearch } from 'wouter';
import { answerText } from '../../lib/answer-by.ts';
import { readDevice, writeDevice } from '../../lib/device.ts';
import { useDraft } from '../../lib/draft.ts';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, TYPE_NAME } from '../../shared/appointments.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { AppointmentInput, ListedClinic } from '../../shared/schemas/appointment.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { today } from '../../shared/time.ts';
import { isWaitType } from '../../shared/waits.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { say } from '../../ui/toasts.tsx';
import { asksToCall, asksToConfirm, type Booking, blankBooking, bookingForm, isAboutTime, isOther } from './booking.ts';
import { type Booked, BookingSummary } from './booking-summary.tsx';
import { type Fault, Refused } from './call.tsx';
import { ClinicChoice } from './clinic-choice.tsx';
import { DayChoice } from './day-choice.tsx';
import { JoinWait } from './join-wait.tsx';
import { NearestTimes } from './nearest-times.tsx';
import { PetChoice } from './pet-choice.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useDaySlots } from './use-day-slots.ts';
import { useLostTime } from './use-lost-time.ts';
import { nearestIn, useNearest } from './use-nearest.ts';
import { useUsualClinic } from './use-usual-clinic.ts';
import { useVisitsChanged } from './use-visits.ts';
import { notSeenText, visitText, whenText } from './words.ts';

const CLINIC = 'clinica';
const HOURS = 'horas';
/** Fields as they stand on the screen: the first wrong one gets the focus. */
const ORDER = ['petId', 'type', 'clinicId', 'notes', 'day', 'time'] as const;

/** Books a visit (spec §2, §5). `userId` keys what the device remembers. */
export const BookingForm = ({
  pets,
  clinics,
  userId,
  draw,
}: {
  pets: readonly Pet[];
  clinics: readonly ListedClinic[];
  userId: string;
  draw: DrawPet;
}) => {
  const trpc = useTRPC();
  const changed = useVisitsChanged();
  const named = new URLSearchParams(useSearch());
  const blank = () =>
    blankBooking(
      pets.map((pet) => pet.id),
      clinics.map((clinic) => clinic.id),
      readDevice(userId, CLINIC),
      { petId: named.get('mascota'), type: named.get('tipo'), clinicId: named.get('clinica') },
    );
  const form = useForm<Booking, unknown, AppointmentInput>({
    resolver: zodResolver(bookingForm) as unknown as Resolver<Booking, unknown, AppointmentInput>,
    defaultValues: blank(),
  });
  const { control, register, handleSubmit, setError, clearErrors, setValue, reset, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  for (const name of ORDER) register(name);
  const draft = useDraft(form, 'cita', ORDER, (field, value) => {
    const ids = { petId: pets, clinicId: clinics }[field];
    return !ids || ids.some(({ id }) => id === value);
  });
  const day = useController({ control, name: 'day' });
  const booking = useWatch({ control }) as Booking;
  const isUsual = useUsualClinic(form, booking, clinics, named.get('clinica'));
  const clinic = clinics.find(({ id }) => id === booking.clinicId);
  // One of another clinic is nobody here.
  const agenda = clinic?.agendas.find(({ number }) => String(number) === booking.agenda)?.number;
  const where = { ...booking, agenda };
  const slots = useDaySlots(booking.clinicId, booking.day, booking.type, where);
  const create = useMutation(trpc.appointments.create.mutationOptions());

  useLostTime(form, draft.typed, booking, slots.free);

  const { name: petName, species } = pets.find(({ id }) => id === booking.petId) ?? {};
  // A refusal stands as long as what was refused.
  const asked = [booking.petId, booking.type, booking.clinicId, booking.day, agenda].join();
  const [fault, setFault] = useState<(Fault & { asked: string }) | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const nearest = useNearest(where, slots.free, offered);
  const refuseTime = async (message: string, details?: unknown) => {
    setValue('time', '');
    setError('time', { type: 'server', message });
    setOffered(nearestIn(details));
    await slots.refresh();
    const at = (place: string) => document.querySelector<HTMLElement>(place);
    (at(`#cercanas-a-${HOURS} button`) ?? at(`#${HOURS} input:enabled`))?.focus();
  };
  const pick = (time: string) => {
    setOffered([]);
    setValue('day', time.slice(0, 10), { shouldDirty: true });
    setValue('time', time.slice(11), { shouldDirty: true });
    clearErrors(['day', 'time']);
    document.querySelector<HTMLElement>('.booking-summary .btn')?.focus();
  };

  const refuse = async (error: unknown) => {
    const known = knownError(error);
    const past = known?.issues.find((issue) => issue.path === 'date');
    if (known && (past || isAboutTime(known.key))) return refuseTime(past?.message ?? known.message, known.details);
    const phone = asksToCall(known?.key) ? clinic?.phone : undefined;
    const text = errorText(error, FALLBACK.appointment);
    const hurry = booking.type === 'emergency' && phone;
    setFault({
      asked,
      text: hurry ? `Para una urgencia no esperes: llama ya y sal para la clínica. ${text}` : text,
      phone,
      confirms: asksToConfirm(known?.key),
    });
  };

  const submit = handleSubmit(
    async (visit) => {
      clearErrors();
      setOffered([]);
      setFault(null);
      try {
        const made = await create.mutateAsync({ ...visit, agenda });
        writeDevice(userId, CLINIC, made.clinicId);
        if (made.repeated && isOther(visit, made)) {
          const text = `A esa hora ya tienes ${visitText(made.type, made.petName)}: no se agendó otra ni se guardó tu nota. Para cambiarla, llama a la clínica.`;
          return setFault({ asked, text, phone: clinic?.phone });
        }
        const what = ended(`${visitText(made.type, made.petName)}, ${whenText(made.date, today(Date.now()))}`);
        const now = made.repeated
          ? { title: 'Ya tenías esta cita', text: what }
          : {
              title: 'Cita agendada',
              text: `${what} La clínica la confirma.`,
              more: [answerText(made, today(Date.now())), clinic && notSeenText(clinic, species)]
                .filter(Boolean)
                .join(' '),
            };
        say(`${now.title}: ${now.text}`);
        setBooked(now);
        reset({ ...blank(), day: booking.day });
        draft.done();
        await Promise.all([changed(), slots.refresh()]);
      } catch (error) {
        await refuse(error);
      }
    },
    () => setBooked(null),
  );

  return (
    <form className="booking" noValidate onSubmit={submit}>
      <div className="form">
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <PetChoice pets={pets} chosen={booking.petId} draw={draw} register={register} error={errors.petId?.message} />
        <ChoiceGroup legend="Tipo de cita" error={errors.type?.message}>
          {APPOINTMENT_TYPES.map((type) => (
            <Choice key={type} value={type} {...register('type')}>
              <Tick />
              {TYPE_NAME[type]}
            </Choice>
          ))}
        </ChoiceGroup>
        <ClinicChoice
          clinics={clinics}
          chosen={booking.clinicId}
          species={species}
          usualOf={isUsual ? petName : undefined}
          field={register('clinicId')}
          error={errors.clinicId?.message}
        />
        {clinic && clinic.agendas.length > 0 && (
          <SelectField label="Con quién" {...register('agenda')}>
            <option value="">Quien esté libre</option>
            {clinic.agendas.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label="Notas"
          optional
          placeholder="Qué has notado, qué toma, qué le da miedo"
          maxLength={TEXT.notes}
          error={errors.notes?.message}
          {...register('notes')}
        />
      </div>
      <div className="form">
        <DayChoice field={day.field} error={day.fieldState.error?.message} />
        <SlotChoice id={HOURS} day={booking.day} slots={slots} field={register('time')} error={errors.time} />
        <NearestTimes of={HOURS} times={nearest} because={errors.time?.message} onPick={pick} />
        {slots.isFull && isWaitType(booking.type) && booking.petId && (
          <JoinWait
            key={asked}
            wait={{ petId: booking.petId, clinicId: booking.clinicId, type: booking.type, agenda }}
            day={booking.day}
          />
        )}
        {fault?.asked === asked && <Refused {...fault} />}
        <BookingSummary
          booking={booking}
          booked={isDirty ? null : booked}
          petName={petName}
          clinic={clinic}
          pending={isSubmitting}
        />
      </div>
    </form>
  );
};
