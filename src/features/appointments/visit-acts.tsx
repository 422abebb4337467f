import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { FILE_FAILED, saveVisitFile } from './calendar-file.ts';
import { Call } from './call.tsx';
import { useVisitsChanged } from './use-visits.ts';
import type { Asked } from './visit-dialog.tsx';
import { visitText } from './words.ts';

const ToCalendar = ({ visit }: { visit: OwnerVisit }) => {
  const [pending, setPending] = useState(false);
  const save = async () => {
    if (pending) return;
    setPending(true);
    await saveVisitFile(visit).then(
      () => say('Descargamos la cita: ábrela para ponerla en tu calendario.'),
      () => say(FILE_FAILED),
    );
    setPending(false);
  };
  return (
    <button type="button" className="btn quiet small" aria-disabled={pending || undefined} onClick={save}>
      <Icon name="calendar-plus" />
      {pending ? 'Descargando...' : 'Al calendario'}
    </button>
  );
};

/** A clinic that takes no bookings may not attend this one either: its owner is told before they set out. */
const ClinicNote = ({ visit: { clinicState, clinicName, clinicPhone } }: { visit: OwnerVisit }) => (
  <p className="small visit-late">
    {clinicState === 'closed' ? (
      <>
        <b>{clinicName} cerró.</b> Agenda esta visita en otra clínica.
      </>
    ) : (
      <>
        <b>{clinicName} no recibe citas por ahora.</b> Llámala para saber si la tuya sigue en pie,{' '}
        <Call phone={clinicPhone} />
      </>
    )}
  </p>
);

/** The clinic sees on its agenda that they come. */
const Assure = ({ visit }: { visit: OwnerVisit }) => {
  const trpc = useTRPC();
  const changed = useVisitsChanged();
  const assure = useMutation(trpc.appointments.assure.mutationOptions());
  if (visit.assured)
    return (
      <p className="small">
        <Icon name="check" /> Confirmaste que vas
      </p>
    );
  const press = async () => {
    try {
      await assure.mutateAsync({ id: visit.id });
      say(`${visit.clinicName} ya sabe que vas.`);
    } catch (error) {
      say(errorText(error, 'No se pudo confirmar'));
    }
    await changed();
  };
  return (
    <TwoFaced className="btn line small" busy={assure.isPending} busyText="Guardando..." onPress={press}>
      Confirmar que voy
    </TwoFaced>
  );
};

/** What its owner can do with a coming visit. */
export const VisitActs = ({ visit, onAsk }: { visit: OwnerVisit; onAsk: (asked: Asked) => void }) => {
  const isOpen = visit.clinicState === 'open';
  return (
    <fieldset className="visit-acts" aria-label={visitText(visit.type, visit.petName)}>
      {visit.status === 'confirmed' && visit.cancelHold === null && <Assure visit={visit} />}
      {isOpen && visit.moveHold === null && (
        <button type="button" className="btn quiet small" onClick={() => onAsk({ visit, act: 'move' })}>
          <Icon name="calendar-sync" />
          Mover
        </button>
      )}
      <ToCalendar visit={visit} />
      {visit.cancelHold === null && (
        <button type="button" className="btn quiet small danger-word" onClick={() => onAsk({ visit, act: 'cancel' })}>
          Cancelar
        </button>
      )}
      {!isOpen && <ClinicNote visit={visit} />}
      {isOpen && visit.moveHold === 'late_move' && (
        <p className="small soft visit-late">
          Falta muy poco para moverla aquí: llama a la clínica, <Call phone={visit.clinicPhone} />
        </p>
      )}
    </fieldset>
  );
};
