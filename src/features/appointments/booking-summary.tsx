import { useId } from 'react';
import { useToday } from '../../lib/now.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { ListedClinic } from '../../shared/schemas/appointment.ts';
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

/** What the clinic says that it usually costs, before anything is sent. */
const priceText = (price: number | undefined, what: string): string =>
  price === undefined
    ? 'La clínica no publicó este precio: pregúntaselo antes de ir.'
    : `${what}: ${pesosText(price)} es el precio usual de la clínica. Se paga allá.`;

/** What was just booked: its title, its sentence, and until when the clinic answers. */
export type Booked = { title: string; text: string; more?: string | null };

/** The choice as a sentence beside the button that sends it; `booked` stands there until something is chosen again. */
export const BookingSummary = ({
  booking,
  booked,
  petName,
  clinic,
  pending,
}: {
  booking: Booking;
  booked: Booked | null;
  petName: string | undefined;
  clinic: ListedClinic | undefined;
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
              {clinic && `, en ${clinic.name}`}
            </p>
          </>
        ) : (
          <p className="soft">Falta elegir {listed.format(left)}.</p>
        )}
        {!booked && type && clinic && <p className="small num">{priceText(clinic.prices[type], TYPE_NAME[type])}</p>}
      </div>
      <SubmitButton className="btn primary tall" pendingText="Agendando..." pending={pending} describedBy={id}>
        Agendar Cita
      </SubmitButton>
    </div>
  );
};
