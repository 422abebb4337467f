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
  entry_shortened: 'Acceso a las historias de tu clínica adelantado por la administración',
  role_changed: 'Cambio de rol',
  deactivated: 'Cuenta desactivada',
  feed_made: 'Calendario privado creado',
  share_made: 'Enlace a un carné creado',
  request_answered: 'Respuesta a una solicitud sobre tus datos',
  visit_lapsed: 'Solicitud de cita sin respuesta',
  visits_declined: 'Solicitud de cita que la clínica no puede recibir',
} as const;
export type NoticeKind = keyof typeof NOTICES;

/** Kinds that a person may switch off. They are sent at most once; all others are security or asked for, and sent at least once. */
export const CHOOSABLE = [
  'request_answered',
  'visit_lapsed',
  'visits_declined',
] as const satisfies readonly NoticeKind[];

/** Ways by which a notice may come. */
export const WAYS = ['email'] as const;

/** `sent` and those after it are final; of `unknown` nobody can say whether it went out, so it is never sent again. */
export const SENDING_STATES = ['waiting', 'sending', 'sent', 'unknown', 'given_up'] as const;
