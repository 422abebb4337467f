/**
 * What happens at the doors of an account, with the words that its person and toor read under 'Accesos'. A new kind gets its line
 * here.
 */
export const SECURITY_EVENTS = {
  login: 'Inicio de sesión',
  new_device: 'Inicio de sesión desde un dispositivo nuevo',
  login_failed: 'Intento fallido de iniciar sesión',
  login_refused: 'Intentos bloqueados por ser demasiados',
  logout: 'Cierre de sesión',
  session_ended: 'Sesión cerrada a distancia',
  session_ended_by_other: 'Sesión cerrada por la administración o por la clínica',
  password_changed: 'Contraseña cambiada',
  password_set: 'Contraseña temporal puesta por la administración',
  link_used: 'Contraseña puesta con un enlace entregado',
  recovery_asked: 'Correo para recuperar la contraseña pedido',
  recovered: 'Contraseña recuperada por correo',
  email_changed: 'Correo de la cuenta cambiado',
  email_changed_by_other: 'Correo de la cuenta cambiado por la administración',
  email_restored: 'Correo anterior recuperado y contraseña nueva',
  step_up: 'Identidad confirmada para un cambio importante',
  step_up_failed: 'Intento fallido de confirmar un cambio importante',
  second_step: 'Segundo paso correcto',
  second_step_failed: 'Segundo paso fallido',
  passkey_added: 'Llave de acceso agregada',
  passkey_removed: 'Llave de acceso quitada',
  totp_added: 'Aplicación de códigos agregada',
  totp_removed: 'Aplicación de códigos quitada',
  recovery_codes_made: 'Códigos de recuperación nuevos',
  recovery_code_used: 'Código de recuperación usado',
  /** It stands with the clinic and what was read, for the clinic's titulares. */
  records_read: 'Historias de una clínica leídas por una cuenta que entró por la administración',
  data_exported: 'Copia de los datos descargada',
  account_rescued: 'Cuenta rescatada por la administración: lo de antes ya no deja entrar',
  rescued: 'Segundo paso quitado para volver a entrar',
} as const;
export type SecurityKind = keyof typeof SECURITY_EVENTS;

/**
 * Kinds of attempts that were not let in. Somebody who hammers makes as many rows as the log takes
 * (worker/auth/security-events.ts).
 */
export const FAILURES = [
  'login_failed',
  'login_refused',
  'step_up_failed',
  'second_step_failed',
] as const satisfies readonly SecurityKind[];

export const SECURITY_KINDS = Object.keys(SECURITY_EVENTS) as [SecurityKind, ...SecurityKind[]];

/** Kinds that somebody else brought about: they stand without a place (worker/auth/security-events.ts). */
export const BY_OTHERS = [
  'session_ended_by_other',
  'password_set',
  'email_changed_by_other',
  'account_rescued',
  'rescued',
] as const satisfies readonly SecurityKind[];

export const isFailure = (kind: string): boolean => FAILURES.some((one) => one === kind);
export const isByOther = (kind: string): boolean => BY_OTHERS.some((one) => one === kind);

/** What happened. A kind of a newer version than this code's keeps its name. */
export const securityText = (kind: string): string => SECURITY_EVENTS[kind as SecurityKind] ?? kind;

/** What calls of a clinic read, by the beginning of their name. */
const READ: Readonly<Record<string, string>> = {
  'clinic.patients': 'La lista de pacientes',
  'clinic.income': 'Los ingresos',
  'clinic.charges': 'Los cobros',
  clinic: 'El resumen de la clínica',
  books: 'Los cobros',
  clinicRecords: 'La historia',
  visits: 'Una visita',
  clinicMessages: 'Los mensajes',
  clients: 'Los clientes',
  reminders: 'Los recordatorios',
  clinicRequests: 'Las solicitudes',
};

/** What a call read, in words. */
export const readText = (call: string): string => READ[call] ?? READ[call.split('.')[0] ?? ''] ?? call;
