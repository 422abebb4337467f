import { useState } from 'react';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { FILE_FAILED, saveVisitFile } from './calendar-file.ts';
import { Call } from './call.tsx';
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

/** What its owner can do with a coming visit. */
export const VisitActs = ({ visit, onAsk }: { visit: OwnerVisit; onAsk: (asked: Asked) => void }) => {
  const isOpen = visit.clinicState === 'open';
  return (
    <fieldset className="visit-acts" aria-label={visitText(visit.type, visit.petName)}>
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
