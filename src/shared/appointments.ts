/** Appointment types (spec §3) and their names on screens. */
export const APPOINTMENT_TYPES = ['checkup', 'vaccination', 'emergency', 'grooming'] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];
export const TYPE_NAME: Record<AppointmentType, string> = {
  checkup: 'Control',
  vaccination: 'Vacunación',
  emergency: 'Urgencia',
  grooming: 'Peluquería',
};

/** Appointment statuses (spec §4 and product.md, Clinics and appointments). */
export const STATUSES = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show'] as const;
export type AppointmentStatus = (typeof STATUSES)[number];
export const STATUS_NAME: Record<AppointmentStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  in_progress: 'En consulta',
  completed: 'Atendida',
  cancelled: 'Cancelada',
  no_show: 'No asistió',
};
/** Statuses that hold a seat. */
export const LIVE_STATUSES = ['pending', 'confirmed', 'in_progress'] as const satisfies readonly AppointmentStatus[];

/** What stands for an owner whose account is gone (product.md, Consent). */
export const OWNER_GONE = 'propietario eliminado';
/** What stands for the writer of messages whose account is gone (product.md, Consent). */
export const USER_GONE = 'usuario eliminado';
