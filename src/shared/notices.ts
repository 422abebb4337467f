import type { Role } from './roles.ts';

/**
 * What the product writes to people, with the words that toor and the preferences read. A new kind gets its line here, its
 * addressee in worker/post/announce.ts and its text in worker/post/mails.
 */
export const NOTICES = {
  recovery: 'Enlace para recuperar la contraseña',
  verify_email: 'Verificación del correo',
  change_email: 'Verificación de un correo nuevo',
  email_changed: 'Cambio de correo',
  email_changed_by_other: 'Cambio de correo hecho por otra persona',
  email_change_asked: 'Cambio de correo pedido',
  email_disputed: 'Cambio de correo que alguien no pidió',
  new_device: 'Ingreso desde un dispositivo nuevo',
  password_changed: 'Cambio de contraseña',
  password_set: 'Contraseña temporal puesta por otra persona',
  link_issued: 'Enlace para poner la contraseña entregado por otra persona',
  passkey_added: 'Llave de acceso agregada',
  passkey_removed: 'Llave de acceso quitada',
  totp_added: 'Aplicación de códigos agregada',
  totp_removed: 'Aplicación de códigos quitada',
  recovery_codes_made: 'Códigos de recuperación nuevos',
  recovery_code_used: 'Código de recuperación usado',
  second_step_removed: 'Segundo paso quitado por la administración',
  entry_asked: 'Una cuenta de tu clínica entró por la administración',
  entry_refused: 'Un titular no aceptó una cuenta en su clínica',
  entry_shortened: 'Acceso de una cuenta a tu clínica adelantado por la administración',
  member_removed: 'Tu cuenta salió de una clínica',
  member_left: 'La administración sacó a alguien de tu clínica',
  member_role: 'Tu lugar en una clínica cambió',
  member_added: 'Cuenta abierta por una clínica',
  bookings_paused: 'Citas de tu clínica pausadas por alguien del equipo',
  clinic_changed: 'Configuración de tu clínica cambiada por alguien del equipo',
  clinic_closed: 'Tu clínica se cerró',
  clinic_copied: 'Copia de todo lo de tu clínica descargada',
  contract_due: 'Contrato de datos de tu clínica por aceptar',
  member_returned: 'Una persona volvió a tu clínica',
  role_changed: 'Cambio de rol',
  deactivated: 'Cuenta desactivada',
  data_exported: 'Copia de los datos descargada',
  account_erased: 'Cuenta eliminada por la administración',
  feed_made: 'Calendario privado creado',
  share_made: 'Enlace a un carné creado',
  grant_made: 'Permiso dado a una clínica',
  care_link_made: 'Invitación al hogar o entrega de una mascota',
  care_link_used: 'Alguien entró a tu hogar o recibió una mascota',
  household_waits: 'Tu lugar en un hogar espera un sí',
  pet_returned: 'Mascota que volvió a la cuenta que la entregó',
  push_added: 'Dispositivo que muestra tus avisos',
  toor_made: 'Superadministrador nuevo',
  request_answered: 'Respuesta a una solicitud sobre tus datos',
  visit_lapsed: 'Solicitud de cita sin respuesta',
  visits_declined: 'Solicitud de cita que la clínica no puede recibir',
  slot_offered: 'Hora que se liberó, de una lista de espera',
  visit_requested: 'Cita que pediste',
  visit_confirmed: 'Cita confirmada',
  visit_moved: 'Cita que la clínica movió',
  visit_cancelled: 'Cita que la clínica canceló',
  home_visit: 'Cita que otra persona de tu hogar pidió, movió o canceló',
  visit_tomorrow: 'Recordatorio del día antes',
  visit_soon: 'Recordatorio dos horas antes',
  message_new: 'Mensaje nuevo de una clínica',
  request_new: 'Solicitud de cita nueva',
  visit_withdrawn: 'Cita cancelada por quien la pidió',
  clinic_digest: 'Resumen de las 6:30 a. m.',
  care_due: 'Vacuna o desparasitación por vencer',
  medicine_due: 'Hora de una medicina',
} as const;
export type NoticeKind = keyof typeof NOTICES;

/** Kinds that a person may switch off. They are sent at most once; all others are security or asked for, and sent at least once. */
export const CHOOSABLE = [
  'request_answered',
  'visit_lapsed',
  'visits_declined',
  'visit_requested',
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'home_visit',
  'visit_tomorrow',
  'visit_soon',
  'message_new',
  'request_new',
  'visit_withdrawn',
  'clinic_digest',
  'care_due',
  'medicine_due',
  'slot_offered',
] as const satisfies readonly NoticeKind[];
export type Choosable = (typeof CHOOSABLE)[number];
export const isChoosable = (kind: NoticeKind): kind is Choosable => CHOOSABLE.some((one) => one === kind);

/** Kinds that go only to an address that its person has proven, of an account that is active. */
export const PROVEN_ONLY = CHOOSABLE.slice(3) as readonly NoticeKind[];

/** Whoever chose nothing hears of a kind by a way. Of every hour of a medicine a mail would be six a day. */
export const isOnAtFirst = (kind: NoticeKind, way: NoticeWay): boolean => kind !== 'medicine_due' || way === 'push';

/** Kinds that go to an account that was turned off, too: its person may still ask for their data. */
export const TURNED_OFF_TOO: readonly NoticeKind[] = ['request_answered'];

/** Kinds that go to a clinic's own clients too, who have no account, where they authorised it. */
export const TO_CLIENTS: readonly NoticeKind[] = [
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'visit_tomorrow',
  'visit_soon',
];

/** What owners make a clinic hear of: past some in an hour the rest comes as one (worker/post/gathered.ts). */
export const GATHERED = ['request_new', 'visit_withdrawn'] as const satisfies readonly Choosable[];

/** Kinds that reach one role alone. */
export const NOTICE_ROLE: Partial<Record<NoticeKind, Role>> = {
  toor_made: 'toor',
  grant_made: 'user',
  care_link_made: 'user',
  care_link_used: 'user',
  household_waits: 'user',
  pet_returned: 'user',
  share_made: 'user',
  entry_asked: 'business',
  entry_shortened: 'business',
  member_left: 'business',
  member_role: 'business',
  member_added: 'business',
  bookings_paused: 'business',
  clinic_changed: 'business',
  clinic_closed: 'business',
  clinic_copied: 'business',
  contract_due: 'business',
  member_returned: 'business',
  entry_refused: 'toor',
  email_disputed: 'toor',
  visit_lapsed: 'user',
  visits_declined: 'user',
  visit_requested: 'user',
  visit_confirmed: 'user',
  visit_moved: 'user',
  visit_cancelled: 'user',
  home_visit: 'user',
  visit_tomorrow: 'user',
  visit_soon: 'user',
  message_new: 'user',
  care_due: 'user',
  medicine_due: 'user',
  slot_offered: 'user',
  request_new: 'business',
  visit_withdrawn: 'business',
  clinic_digest: 'business',
};

/** Ways by which a notice may come; by push only what may be switched off. */
export const WAYS = ['email', 'push'] as const;
export type NoticeWay = (typeof WAYS)[number];

/** `sent` and those after it are final; of `unknown` nobody can say whether it went out, so it is never sent again. */
export const SENDING_STATES = ['waiting', 'sending', 'sent', 'unknown', 'given_up'] as const;
