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
/** Statuses in which a visit can be moved to another time. */
export const MOVABLE_STATUSES = ['pending', 'confirmed'] as const satisfies readonly AppointmentStatus[];

/** What a clinic does with a visit. `arrive` notes that the patient is in the waiting room. */
export const VISIT_ACTS = ['confirm', 'arrive', 'start', 'complete', 'no_show', 'cancel'] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

/** The status machine (product.md): from where an act leads where. What is not drawn here is refused. */
const DRAWN: Record<VisitAct, { from: readonly AppointmentStatus[]; to: AppointmentStatus }> = {
  confirm: { from: ['pending'], to: 'confirmed' },
  arrive: { from: ['confirmed'], to: 'confirmed' },
  start: { from: ['confirmed'], to: 'in_progress' },
  complete: { from: ['in_progress'], to: 'completed' },
  no_show: { from: ['pending', 'confirmed'], to: 'no_show' },
  cancel: { from: ['pending', 'confirmed', 'in_progress'], to: 'cancelled' },
};

/** Where an act leads from a status; null: it is not drawn. */
export const nextStatus = (status: AppointmentStatus, act: VisitAct): AppointmentStatus | null =>
  DRAWN[act].from.includes(status) ? DRAWN[act].to : null;

/** Statuses from which an act leads on, and the one to which it leads. */
export const statusesBefore = (act: VisitAct): readonly AppointmentStatus[] => DRAWN[act].from;
export const statusAfter = (act: VisitAct): AppointmentStatus => DRAWN[act].to;

/** What an act depends on. `startsAt` is wall time, `arrivedAt` an instant (null: the patient is not here). */
type VisitState = { status: AppointmentStatus; startsAt: string; arrivedAt: number | null };

/** Why the clinic cannot do something with a visit now (`wall`: wall time, YYYY-MM-DDTHH:mm); null: it can. */
export const actRefusal = (
  { status, startsAt, arrivedAt }: VisitState,
  act: VisitAct,
  wall: string,
): 'act_refused' | 'visit_over' | 'visit_not_yet' | 'already_arrived' | null => {
  if (nextStatus(status, act) === null) return isLive(status) ? 'act_refused' : 'visit_over';
  if ((act === 'arrive' || act === 'no_show') && arrivedAt !== null) return 'already_arrived';
  // A patient who comes early is received; a visit of another day has to be moved first.
  if ((act === 'arrive' || act === 'start') && startsAt.slice(0, 10) > wall.slice(0, 10)) return 'visit_not_yet';
  return act === 'no_show' && startsAt > wall ? 'visit_not_yet' : null;
};

/** True while a visit holds its seat. */
export const isLive = (status: AppointmentStatus): boolean => (LIVE_STATUSES as readonly string[]).includes(status);

/** What stands for an owner whose account is gone (product.md, Consent). */
export const OWNER_GONE = 'propietario eliminado';
/** What stands for an animal whose file is blocked, where a row of money names it. */
export const PATIENT_BLOCKED = 'Bloqueado por ley';
/** What stands for an animal of which every term has erased all but numbers of a book. */
export const PATIENT_GONE = 'paciente eliminado';
/** What stands for the writer of messages whose account is gone (product.md, Consent). */
export const USER_GONE = 'usuario eliminado';
/** Why visits end when an owner goes: of their own will, or by an administrator. The clinic reads it. */
export const LEAVING_REASON = { own: 'El dueño eliminó su cuenta.', other: 'La cuenta del dueño se eliminó.' } as const;
/** Why visits end when their animal did. The clinic reads it. */
export const DIED_REASON = 'La mascota murió.';
/** What stands in its place once the note was taken back. */
export const DIED_WRONGLY_REASON = 'Se anotó por error que la mascota murió.';
/** Why a request ends that its clinic did not answer in time (answer-by.ts). */
export const LAPSED_REASON = 'La clínica no respondió a tiempo.';
/** Why a visit ends that was cancelled by its link, without a word. */
/** In a visit's history, whoever acted by a link that a clinic handed out: nobody knows who held it. */
export const LINK_HOLDER = 'Quien abrió el enlace';
export const LINK_REASON = 'Canceló desde el enlace de la cita.';
/** Why a clinic without files closes with its last member: read in the log alone. */
export const NOBODY_LEFT = 'La clínica se quedó sin personas.';
