// Longer than 200 lines: every rule that can be broken with its sentence, side by side.
import {
  EMAIL_BACK_HOURS,
  MAX_PASSKEYS,
  MAX_PENDING,
  MAX_PENDING_HERE,
  MAX_PETS,
  MAX_PETS_NEW,
  NEW_ACCOUNT_MS,
  NEW_SHARE,
  TEMPORARY_PASSWORD_HOURS,
  UNVERIFIED_SHARE,
} from './limits.ts';

/**
 * The error catalogue: every rule that can be broken, with its HTTP status and the Spanish sentence people read.
 * The server throws `AppError(key)`; screens show the sentence when the key is known, else the fallback of spec §8.
 */
export const ERRORS = {
  invalid: [400, 'Revisa los datos: hay campos por corregir.'],
  step_up_failed: [400, 'No pudimos comprobar esa llave de acceso. Intenta otra vez, o escribe tu contraseña.'],
  bad_json: [400, 'El cuerpo de la petición no es un JSON válido.'],
  bad_text: [400, 'Hay un carácter que no se puede guardar. Bórralo y vuelve a intentar.'],
  bad_cursor: [400, 'La página pedida no existe. Vuelve a la primera.'],
  batch_too_big: [400, 'La petición trae demasiadas llamadas juntas.'],
  unauthorized: [401, 'Inicia sesión para continuar.'],
  login_failed: [401, 'El correo o la contraseña no son correctos.'],
  forbidden: [403, 'Tu cuenta no tiene permiso para hacer esto.'],
  step_up_required: [403, 'No se hizo ningún cambio: primero confirma con tu contraseña que eres tú.'],
  second_step_required: [
    403,
    'Esta cuenta pide un segundo paso: repite la llamada con el campo «code», con el código de la aplicación o uno de recuperación.',
  ],
  second_step_needed: [
    403,
    'Este servicio pide un segundo paso a quienes lo administran, y el plazo terminó. Entra por la página y ponlo para seguir.',
  ],
  passkey_failed: [
    401,
    'No pudimos comprobar esa llave de acceso. Intenta otra vez, o entra con tu correo y tu contraseña.',
  ],
  temporary_password_expired: [
    403,
    `Esa contraseña era temporal y ya no sirve: vence a las ${TEMPORARY_PASSWORD_HOURS} horas, o cuando su persona la anula. Pide otra a quien te la dio, o pon una tuya con «¿Olvidaste tu contraseña?».`,
  ],
  must_change_password: [
    403,
    'Tu contraseña la puso otra persona: primero cámbiala por una tuya. Hasta entonces tu cuenta no puede hacer nada más.',
  ],
  clinic_closed_to_link: [
    403,
    'Esta cuenta entró con una contraseña o un enlace de la administración: historias, pacientes, mensajes y cobros de la clínica se abren cuando un titular la acepte, o al cumplirse 24 horas. La agenda y la configuración funcionan.',
  ],
  clinic_refused: [
    403,
    'Un titular de la clínica no aceptó que esta cuenta entre. Habla con la clínica o con quien administra el servicio.',
  ],
  titular_only: [403, 'Solo el titular de la clínica puede hacer esto.'],
  self_forbidden: [403, 'No puedes hacer esto con tu propia cuenta.'],
  registration_closed: [403, 'El registro está cerrado por ahora.'],
  not_found: [404, 'No encontramos lo que buscas.'],
  user_not_found: [404, 'Ese usuario no existe.'],
  link_dead: [404, 'Este enlace ya no sirve: venció, ya se usó o hay uno más nuevo. Pide otro.'],
  link_unknown: [404, 'Este enlace está incompleto o no es de este servicio. Ábrelo otra vez desde el correo, entero.'],
  link_expired: [404, 'Este enlace ya venció. Pide otro correo y ábrelo apenas te llegue.'],
  link_used: [404, 'Este enlace ya se usó, o la cuenta cambió después de enviarlo. Si lo necesitas, pide otro.'],
  link_replaced: [404, 'Hay un correo más nuevo que este. Abre el enlace del último que te llegó.'],
  pet_not_found: [404, 'Esa mascota no existe.'],
  asker_not_found: [404, 'Esa cuenta no ha pedido citas en tu clínica.'],
  thread_not_found: [404, 'Esa conversación no existe.'],
  clinic_not_found: [404, 'Esa clínica no existe.'],
  request_not_found: [404, 'Esa solicitud no existe.'],
  session_not_found: [404, 'Esa sesión ya no existe.'],
  visit_not_found: [404, 'Esa cita no existe.'],
  patient_not_found: [404, 'Ese paciente no es de tu clínica.'],
  record_not_found: [404, 'Ese registro no existe.'],
  passkey_not_found: [404, 'Esa llave de acceso ya no está en tu cuenta.'],
  share_not_found: [404, 'Ese enlace ya no existe.'],
  titular_email_given: [
    403,
    `La administración cambió tu correo hace menos de ${EMAIL_BACK_HOURS} horas: hasta entonces la deja entrar otro titular. Tú puedes no dejarla entrar.`,
  ],
  entry_not_found: [404, 'Esa cuenta ya no espera respuesta: alguien decidió antes o pasó el plazo.'],
  member_not_found: [404, 'Esa persona no es de tu clínica.'],
  block_not_found: [404, 'Ese bloqueo ya no existe.'],
  notice_not_given_up: [404, 'Ese aviso ya no está entre los que no salieron. Actualiza la lista.'],
  text_not_found: [404, 'Ese texto ya no existe.'],
  method_not_allowed: [405, 'Esta dirección no admite ese método.'],
  no_mail: [409, 'Este servicio todavía no envía correos.'],
  change_needs_session: [
    403,
    'Para cambiar el correo, entra en este navegador a la cuenta que lo pidió, o escribe el código en «Mi cuenta».',
  ],
  ticket_dead: [409, 'Pasaron más de cinco minutos, o ese paso ya se usó. Empieza otra vez.'],
  no_passkeys: [409, 'Aquí todavía no funcionan las llaves de acceso: falta configurar la dirección del servicio.'],
  no_totp: [409, 'Aquí todavía no funcionan las aplicaciones de códigos: falta configurar el servicio.'],
  passkey_refused: [409, 'No pudimos comprobar la llave nueva, y no se agregó. Intenta otra vez.'],
  passkey_stands: [409, 'Esa llave de acceso ya está agregada.'],
  passkeys_full: [409, `Ya tienes ${MAX_PASSKEYS} llaves de acceso. Quita alguna antes de agregar otra.`],
  totp_stands: [409, 'Ya tienes una aplicación de códigos. Quítala antes de poner otra.'],
  no_second_step: [409, 'Esa cuenta no tiene segundo paso.'],
  change_gone: [409, 'Ese cambio de correo ya no espera: se confirmó, venció o se canceló.'],
  email_taken: [409, 'Ya existe una cuenta con ese correo.'],
  key_reused: [409, 'Esa llave de idempotencia ya se usó con otros datos.'],
  policy_changed: [409, 'La política cambió mientras la leías. Revisa la versión nueva.'],
  last_toor: [409, 'Es el último superadministrador activo: primero nombra otro.'],
  has_animals: [409, 'Esa cuenta tiene mascotas o citas: no puede pasar a ser de una clínica.'],
  not_member: [409, 'Esa cuenta no es de ninguna clínica.'],
  is_member: [409, 'Esa cuenta es parte de una clínica: primero tiene que salir de ella.'],
  temporary_password: [409, 'Esa cuenta usa una contraseña que puso otra persona: primero debe poner la suya.'],
  link_password: [
    409,
    'Su contraseña se puso con un enlace que entregó otra persona: primero la cambia en «Mi cuenta», o entrégale tú un enlace.',
  ],
  account_inactive: [409, 'Esa cuenta está inactiva: actívala primero.'],
  last_member: [
    409,
    'Es la última persona de una clínica con pacientes: la cuenta se va solo si la clínica se cierra.',
  ],
  pet_changed: [409, 'Los datos de la mascota cambiaron en otro dispositivo. Revisa cómo quedaron.'],
  pet_has_visits: [409, 'Tiene citas por venir. Cancélalas antes de archivarla.'],
  pet_archived: [409, 'Esa mascota está archivada. Restáurala para hacer cambios.'],
  pet_species_held: [409, 'Una clínica ya escribió en su historia: la especie no se cambia aquí.'],
  weight_kept: [409, 'Ese peso no se puede borrar: lo anotó una clínica o es el único que hay.'],
  pets_full_new: [
    409,
    `Ya tienes ${MAX_PETS_NEW} mascotas, el máximo en las primeras ${NEW_ACCOUNT_MS / 3_600_000} horas de una cuenta. Registra las demás después.`,
  ],
  pets_full: [
    409,
    `Ya tienes ${MAX_PETS} mascotas, contando las archivadas: es el máximo de una cuenta. Para las demás, abre otra.`,
  ],
  slot_taken: [409, 'Esa hora acaba de ocuparse. Elige otra.'],
  pet_busy: [409, 'Esa mascota ya tiene una cita a esa hora.'],
  pet_day_full: [409, 'Esa mascota ya tiene una cita ese día. Para otra el mismo día, llama a la clínica.'],
  pending_full_here: [
    409,
    `Ya tienes ${MAX_PENDING_HERE} solicitudes sin confirmar en esta clínica. Espera su respuesta, cancela una o llámala.`,
  ],
  pending_full: [
    409,
    `Ya tienes ${MAX_PENDING} solicitudes sin confirmar, el máximo entre todas las clínicas. Espera una respuesta, cancela alguna o llama a la clínica.`,
  ],
  pending_full_unverified: [
    409,
    'Mientras no confirmes tu correo puedes tener una sola solicitud sin responder. Confírmalo en «Mi cuenta» y pide las demás; una urgencia se puede pedir siempre.',
  ],
  unverified_full: [
    409,
    `Las cuentas con el correo sin confirmar ya tienen su parte de ese día (el ${UNVERIFIED_SHARE} % de los cupos de la clínica). Confirma tu correo y vuelve a pedirla, elige otro día o llama a la clínica.`,
  ],
  unverified_full_no_mail: [
    409,
    `Las cuentas nuevas, a las que ninguna clínica ha confirmado una cita, ya tienen su parte de ese día (el ${UNVERIFIED_SHARE} % de los cupos de la clínica). Elige otro día o llama a la clínica.`,
  ],
  new_full: [
    409,
    `Las cuentas que todavía no ha atendido ninguna clínica ya tienen su parte de ese día (el ${NEW_SHARE} % de los cupos). Los demás quedan para quienes ya ha atendido una clínica; llama a la clínica o escoge otro día.`,
  ],
  clinic_closed_to_you: [409, 'Esta clínica no recibe solicitudes tuyas por la aplicación. Elige otra o llámala.'],
  requests_gone: [409, 'Esas solicitudes ya no esperan respuesta. Revisa cómo quedaron.'],
  clinic_closed: [409, 'La clínica no atiende en esa fecha y hora.'],
  clinic_holiday: [409, 'Ese día es festivo y la clínica no atiende.'],
  clinic_blocked: [409, 'La clínica cerró esa hora en su agenda.'],
  short_notice: [409, 'Esa hora está muy cerca. La clínica pide más tiempo de aviso.'],
  too_far: [409, 'La clínica todavía no abre la agenda para esa fecha.'],
  no_clinic: [409, 'Elige una clínica para tu cita.'],
  clinic_closed_to_bookings: [409, 'Esa clínica no recibe citas por ahora. Elige otra.'],
  clinic_incomplete: [409, 'Tu cuenta todavía no tiene una clínica. Escríbele a quien administra el servicio.'],
  request_answered: [409, 'Esa solicitud ya tiene respuesta.'],
  request_extended: [409, 'El plazo de esa solicitud ya se amplió una vez.'],
  request_overdue: [409, 'El plazo ya venció: no se puede ampliar. Responde ahora.'],
  requests_full: [409, 'Tienes diez solicitudes sin responder. Espera la respuesta de alguna antes de enviar otra.'],
  clinic_is_closed: [409, 'La clínica está cerrada: sus datos ya no cambian.'],
  clinic_not_ready: [409, 'Completa los datos de la clínica antes de recibir citas.'],
  client_exists: [409, 'Ya tienes a alguien con ese teléfono o ese correo. Revisa si es la misma persona.'],
  client_changed: [409, 'Alguien cambió estos datos mientras los corregías. Revisa cómo quedaron.'],
  client_not_found: [404, 'Esa mascota no es de un cliente registrado por la clínica.'],
  code_invalid: [404, 'Ese código no sirve. Revisa que esté bien escrito o pídele otro a la clínica.'],
  outside_contact_hours: [
    409,
    'A esta hora no se puede escribir ni llamar a los dueños (Ley 2300 de 2023): de lunes a viernes de 7:00 a. m. a 7:00 p. m. y sábados de 8:00 a. m. a 3:00 p. m.',
  ],
  settings_changed: [409, 'Alguien más cambió estos datos mientras los editabas. Revisa cómo quedaron.'],
  members_full: [409, 'La clínica ya tiene el máximo de personas.'],
  blocks_full: [409, 'La clínica ya tiene el máximo de bloqueos por venir. Quita alguno.'],
  record_changed: [409, 'Alguien más corrigió este registro mientras lo editabas. Revisa cómo quedó.'],
  file_closed: [409, 'La historia se abre cuando confirmas una cita de este paciente.'],
  patient_archived: [409, 'Su dueño archivó esta mascota: sus datos no se cambian aquí.'],
  allergies_answered: [409, 'Alguien respondió mientras lo escribías, y no se cambió.'],
  shares_full: [409, 'Este carné ya tiene el máximo de enlaces abiertos. Retira alguno.'],
  texts_full: [409, 'La clínica ya tiene el máximo de textos. Quita alguno.'],
  visit_changed: [409, 'La cita cambió mientras la mirabas. Revisa cómo quedó.'],
  charge_gone: [409, 'Ese cobro ya no está: alguien lo anuló.'],
  charge_stands: [409, 'Esa visita ya tiene un cobro. Anúlalo primero.'],
  visit_over: [409, 'Esa cita ya terminó o se canceló.'],
  visit_started: [409, 'La cita ya empezó.'],
  visit_not_yet: [409, 'Todavía no es la hora de esa cita.'],
  already_arrived: [409, 'El paciente ya llegó.'],
  act_refused: [409, 'Ese paso no sigue del estado en que está la cita.'],
  late_move: [409, 'Falta muy poco para la cita. Llama a la clínica para moverla.'],
  too_large: [413, 'La petición es demasiado grande: el máximo son 64 KB.'],
  not_json: [415, 'El cuerpo de la petición debe ser JSON.'],
  thread_closed: [409, 'En esta conversación ya no se puede escribir.'],
  too_many_messages: [429, 'Has enviado muchos mensajes seguidos. Espera unos minutos y vuelve a intentar.'],
  too_many: [429, 'Demasiados intentos. Espera un momento y vuelve a intentar.'],
  code_void: [
    429,
    'Ese código se escribió mal muchas veces y ya no sirve. Abre el enlace del correo, o pide otro correo.',
  ],
  codes_void_today: [
    429,
    'Hoy se escribieron mal muchos códigos de este correo y hasta mañana no sirve ninguno. Abre el enlace del último que te llegó: ese sí sirve.',
  ],
  codes_from_network: [
    429,
    'Desde tu red se probaron muchos códigos, tuyos o de otras personas. El tuyo sigue sirviendo: abre el enlace del correo, o espera quince minutos.',
  ],
  too_many_mails: [429, 'Ya pediste varios correos en la última hora. Usa el último que te llegó, o espera un rato.'],
  server: [500, 'Algo falló de nuestro lado. Vuelve a intentar en un momento.'],
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
