import { type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';

/** What the visit is for; an emergency stands out. */
export const VisitType = ({ type }: { type: AppointmentType }) => (
  <span className={type === 'emergency' ? 'urgent-word' : ''}>{TYPE_NAME[type]}</span>
);
