import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { STATUS_NAME } from '../../shared/appointments.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { asksToCall, asksToConfirm, isAboutTime, moveForm } from './booking.ts';
import { Refused } from './call.tsx';
import { DayChoice } from './day-choice.tsx';
import { NearestTimes } from './nearest-times.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useDaySlots } from './use-day-slots.ts';
import { useLostTime } from './use-lost-time.ts';
import { nearestIn, useNearest } from './use-nearest.ts';
import { currentVisit, useVisitsChanged } from './use-visits.ts';
import { visitText, whenText } from './words.ts';

const FORM = 'mover-cita';
const FAULT = `${FORM}-no`;
const HOURS = `${FORM}-horas`;

/** Moves a visit to another free time of its clinic. `onClose` also follows a success. */
export const MoveVisit = ({ visit: shown, onClose }: { visit: OwnerVisit; onClose: () => void }) => {
  const trpc = useTRPC();
  const today = useToday();
  const changed = useVisitsChanged();
  const [visit, setVisit] = useState(shown);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const move = useMutation(trpc.appointments.move.mutationOptions());
  const form = useForm({
    resolver: zodResolver(moveForm),
    defaultValues: { day: visit.date.slice(0, 10), time: '' },
  });
  const { control, register, handleSubmit, setError, setValue, clearErrors, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, `mover:${visit.id}`, ['day', 'time']);
  const close = () => {
    draft.done();
    onClose();
  };
  const day = useController({ control, name: 'day' });
  const typed = useWatch({ control });
  const where = { clinicId: visit.clinicId, day: typed.day ?? '', type: visit.type, moves: visit.id };
  const slots = useDaySlots(where.clinicId, where.day, where.type, where);
  const nearest = useNearest(where, slots.free, offered);
  useLostTime(form, draft.typed, { day: where.day, time: typed.time ?? '' }, slots.free);

  const isHeld = visit.moveHold !== null;
  const fault = errors.root?.server;
  // The button that sends stands below, always in sight; what went wrong stands above the hours.
  useEffect(() => {
    if (fault) document.getElementById(FAULT)?.scrollIntoView({ block: 'center' });
  }, [fault]);

  const refused = async (error: unknown) => {
    const known = knownError(error);
    const current = currentVisit(error);
    if (current) setVisit(current);
    const past = known?.issues.find(({ path }) => path === 'date');
    if (known && (isAboutTime(known.key) || past)) {
      setValue('time', '');
      setError('time', { type: 'server', message: past?.message ?? known.message });
      setOffered(nearestIn(known.details));
    } else
      setError('root.server', { type: known?.key ?? 'server', message: errorText(error, 'No se pudo mover la cita') });
    await changed();
  };
  const submit = handleSubmit(async ({ day: on, time }) => {
    clearErrors();
    setOffered([]);
    try {
      const moved = await move.mutateAsync({ id: visit.id, version: visit.version, date: `${on}T${time}` });
      say(
        `Cita movida: ${ended(`${visitText(moved.type, moved.petName)}, ${whenText(moved.date, today)}`)} La clínica la confirma.`,
      );
      await changed();
      close();
    } catch (error) {
      await refused(error);
    }
  });
  const pick = (time: string) => {
    setOffered([]);
    setValue('day', time.slice(0, 10));
    setValue('time', time.slice(11));
    clearErrors();
  };

  return (
    <Modal
      open
      title="Mover la cita"
      onClose={() => !isSubmitting && close()}
      footer={
        <>
          <button type="button" className="btn line" onClick={() => !isSubmitting && close()}>
            {isHeld ? 'Cerrar' : 'Dejarla como está'}
          </button>
          {!isHeld && (
            <SubmitButton form={FORM} pendingText="Moviendo..." pending={isSubmitting}>
              Mover la cita
            </SubmitButton>
          )}
        </>
      }
    >
      <p>
        <b>{visitText(visit.type, visit.petName)}</b>
        <br />
        Ahora: <span className="num">{whenText(visit.date, today)}</span>, en {visit.clinicName}
      </p>
      {fault && (
        <div id={FAULT}>
          <Refused
            text={fault.message ?? ''}
            phone={asksToCall(fault.type) ? visit.clinicPhone : undefined}
            confirms={asksToConfirm(fault.type)}
          />
        </div>
      )}
      {isHeld && <p>Quedó en «{STATUS_NAME[visit.status]}»: ya no se mueve aquí. Cierra y mira tus citas.</p>}
      {!isHeld && visit.status === 'confirmed' && (
        <p className="soft">La clínica confirma de nuevo la hora que elijas.</p>
      )}
      <form id={FORM} className="form" noValidate onSubmit={submit} hidden={isHeld}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <DayChoice field={day.field} error={day.fieldState.error?.message} />
        <SlotChoice id={HOURS} day={where.day} slots={slots} field={register('time')} error={errors.time} />
        <NearestTimes of={HOURS} times={nearest} because={errors.time?.message} onPick={pick} />
      </form>
    </Modal>
  );
};
