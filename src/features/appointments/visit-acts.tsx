import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { telLink } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { googleVisitLink } from '../../shared/calendar-links.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Icon } from '../../ui/icon.tsx';
import { type MoreItem, MoreMenu } from '../../ui/more-menu.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { FILE_FAILED, saveVisitFile } from './calendar-file.ts';
import { Call } from './call.tsx';
import { useVisitsChanged } from './use-visits.ts';
import type { Asked } from './visit-dialog.tsx';
import { visitText } from './words.ts';

const toCalendar = (visit: OwnerVisit) =>
  saveVisitFile(visit).then(
    () => say('Descargamos la cita: ábrela para ponerla en tu calendario.'),
    () => say(FILE_FAILED),
  );

/** All that can be done with a coming visit; what ends it stands last. */
const itemsOf = (visit: OwnerVisit, onAsk: (asked: Asked) => void): MoreItem[] => [
  ...(visit.clinicState === 'open' && visit.moveHold === null
    ? [{ label: 'Mover', icon: 'calendar-sync', onPress: () => onAsk({ visit, act: 'move' }) } as const]
    : []),
  { label: 'Al calendario', icon: 'calendar-plus', onPress: () => toCalendar(visit) },
  {
    label: 'Agregar a Google Calendar',
    icon: 'calendar-plus',
    href: googleVisitLink({ ...visit, startsAt: visit.date }),
  },
  { label: 'Llamar a la clínica', icon: 'phone', href: telLink(visit.clinicPhone) },
  ...(visit.cancelHold === null
    ? [{ label: 'Cancelar', icon: 'x', danger: true, onPress: () => onAsk({ visit, act: 'cancel' }) } as const]
    : []),
];

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

/** What its owner can do with a coming visit: to say that they come stands in sight, the rest behind one menu. */
export const VisitActs = ({ visit, onAsk }: { visit: OwnerVisit; onAsk: (asked: Asked) => void }) => {
  const isOpen = visit.clinicState === 'open';
  return (
    <fieldset className="visit-acts" aria-label={visitText(visit.type, visit.petName)}>
      {visit.status === 'confirmed' && visit.cancelHold === null && <Assure visit={visit} />}
      <MoreMenu about={visitText(visit.type, visit.petName)} items={itemsOf(visit, onAsk)} />
      {!isOpen && <ClinicNote visit={visit} />}
      {isOpen && visit.moveHold === 'late_move' && (
        <p className="small soft visit-late">
          Falta muy poco para moverla aquí: llama a la clínica, <Call phone={visit.clinicPhone} />
        </p>
      )}
    </fieldset>
  );
};
