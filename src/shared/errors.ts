import { ACCOUNT_ERRORS } from './errors/accounts.ts';
import { ANIMAL_ERRORS } from './errors/animals.ts';
import { CALL_ERRORS } from './errors/calls.ts';
import { CLINIC_ERRORS } from './errors/clinics.ts';
import { FILE_ERRORS } from './errors/files.ts';
import { VISIT_ERRORS } from './errors/visits.ts';
import { WAY_IN_ERRORS } from './errors/ways-in.ts';

/**
 * The error catalogue: every rule that can be broken, with its HTTP status and the Spanish sentence people read; the tables of its
 * subjects stand in errors/. The server throws `AppError(key)`; screens show the sentence when the key is known, else the fallback of
 * spec §8.
 */
export const ERRORS = {
  ...CALL_ERRORS,
  ...WAY_IN_ERRORS,
  ...ACCOUNT_ERRORS,
  ...CLINIC_ERRORS,
  ...ANIMAL_ERRORS,
  ...FILE_ERRORS,
  ...VISIT_ERRORS,
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorKey = keyof typeof ERRORS;

export const errorStatus = (key: ErrorKey): number => ERRORS[key][0];
export const errorMessage = (key: ErrorKey): string => ERRORS[key][1];
export const isErrorKey = (key: unknown): key is ErrorKey => typeof key === 'string' && Object.hasOwn(ERRORS, key);

/** One field that is wrong. `path` joins nested names with dots: `address`, `items.0.name`. */
export type FieldIssue = { path: string; message: string };

/** Sentences under one field, for rules that only the server can judge. */
export const ISSUE = {
  network_form: 'Escribe una dirección como 190.25.3.7, o una red como aparece en la lista.',
  key_length: 'La llave debe tener entre 8 y 128 caracteres.',
  password_wrong: 'Esta no es tu contraseña actual.',
  password_same: 'Escribe una contraseña distinta de la actual.',
  code_wrong: 'Ese código no es. Escribe los seis números del último correo.',
  totp_wrong: 'Ese código no es. Escribe el que tu aplicación muestra ahora.',
  second_step_wrong: 'Ese código no sirve. Escribe el que tu aplicación muestra ahora, o uno de recuperación sin usar.',
  email_same: 'Ese ya es tu correo.',
  date_past: 'Esa fecha y hora ya pasaron. Elige una de hoy en adelante.',
  day_past: 'Ese día ya pasó. Elige hoy o uno que venga.',
  date_future: 'Esa fecha todavía no llega.',
  date_before_birth: 'Esa fecha es anterior al mes en que nació.',
  name_again: 'Escribe el nombre de la clínica tal como está.',
  weight_future: 'La fecha no puede ser posterior a hoy.',
  birth_future: 'Ese mes todavía no llega.',
  birth_too_old: 'Revisa el año: nadie vive tanto.',
  no_open_day: 'Deja al menos un día abierto, o deja de recibir citas primero.',
  not_a_holiday: 'Ese día no es festivo en Colombia.',
  clinic_name: 'Falta el nombre.',
  clinic_city: 'Falta la ciudad.',
  clinic_address: 'Falta la dirección.',
  clinic_phone: 'Falta el teléfono.',
  clinic_hours: 'Falta abrir al menos un día.',
  clinic_contract: 'Falta que un titular acepte el contrato de datos.',
  record_stands: 'Ese registro ya existe.',
  message_stands: 'Ese mensaje ya existe.',
} as const;

/**
 * A broken rule. `retryAfter` is seconds (429 only). `details` is what the screen needs to go on, as the rule's schema has it:
 * the current row of a conflict, free times beside a taken one.
 */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly details: unknown;
  constructor(key: ErrorKey, extra: { issues?: FieldIssue[]; retryAfter?: number; details?: unknown } = {}) {
    super(errorMessage(key));
    this.name = 'AppError';
    this.key = key;
    this.issues = extra.issues;
    this.retryAfter = extra.retryAfter;
    this.details = extra.details;
  }
}

/** Texts of spec §8 that screens use when the server's own text is not known. */
export const FALLBACK = {
  login: 'Error al iniciar sesión',
  auth: 'Error en la autenticación',
  register: 'Error en el registro',
  profile: 'Error al actualizar el perfil',
  password: 'No se pudo cambiar la contraseña',
  pet: 'Error al registrar la mascota',
  petSave: 'No se pudieron guardar los cambios',
  petsLoad: 'No se pudieron cargar tus mascotas',
  appointment: 'Error al agendar la cita. Por favor, intenta de nuevo.',
} as const;
/** Success texts of spec §8. */
export const SUCCESS = {
  profile: 'Perfil actualizado exitosamente',
  pet: 'Mascota registrada exitosamente',
  login: 'Inicio de sesión exitoso',
  register: 'Registro exitoso',
  password: 'Contraseña actualizada exitosamente',
} as const;
