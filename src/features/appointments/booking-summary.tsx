import { useId } from 'react';
import { useToday } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Booking } from './booking.ts';
import { visitText, whenText } from './words.ts';

/** What is still missing, in the order of the form. */
const missing = ({ petId, type, clinicId, day, time }: Booking): string[] =>
  [
    petId ? '' : 'la mascota',
    type ? '' : 'el tipo de cita',
    clinicId ? '' : 'la clínica',
    day ? '' : 'la fecha',
    time ? '' : 'la hora',
  ].filter(Boolean);

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** What was just booked: its title, its sentence, and until when the clinic answers. */
export type Booked = { title: string; text: string; more?: string | null };

/** The choice as a sentence beside the button that sends it; `booked` stands there until something is chosen again. */
export const BookingSummary = ({
  booking,
  booked,
  petName,
  clinicName,
  pending,
}: {
  booking: Booking;
  booked: Booked | null;
  petName: string | undefined;
  clinicName: string | undefined;
  pending: boolean;
}) => {
  const id = useId();
  const today = useToday();
  const left = missing(booking);
  const { type, day, time } = booking;
  return (
    <div className="booking-summary">
      <div id={id}>
        {booked ? (
          <>
            <p className="booked">
              <Icon name="circle-check" />
              {booked.title}
            </p>
            <p className="num">{booked.text}</p>
            {booked.more && <p className="soft small num">{booked.more}</p>}
          </>
        ) : left.length === 0 && type && petName ? (
          <>
            <p className="font-semibold">{visitText(type, petName)}</p>
            <p className="num">
              {whenText(`${day}T${time}`, today)}
              {clinicName && `, en ${clinicName}`}
            </p>
          </>
        ) : (
          <p className="soft">Falta elegir {listed.format(left)}.</p>
        )}
      </div>
      <SubmitButton className="btn primary tall" pendingText="Agendando..." pending={pending} describedBy={id}>
        Agendar Cita
      </SubmitButton>
    </div>
  );
};
