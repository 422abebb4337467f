import { MAX_PASSKEYS, TEMPORARY_PASSWORD_HOURS } from '../limits.ts';

/** Rules of the ways into an account: passwords, links and codes of mails, second steps, sessions. */
export const WAY_IN_ERRORS = {
  step_up_failed: [400, 'No pudimos comprobar esa llave de acceso. Intenta otra vez, o escribe tu contraseña.'],
  login_failed: [401, 'El correo o la contraseña no son correctos.'],
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
  email_unproven: [403, 'Para administrar, confirma primero tu correo en «Mi cuenta».'],
  account_held: [
    403,
    'La contraseña de esta cuenta vino de la administración, así que lo que hay en ella está cerrado por ahora. Pon una tuya con «¿Olvidaste tu contraseña?» y se abre enseguida; si la administración cambió además el correo, espera un día. Si aun así sigue cerrada, escríbele a quien responde por el servicio.',
  ],
  profile_waits: [
    403,
    'Esta cuenta todavía espera: hasta que se abra, su nombre, su teléfono y su dirección se quedan como están.',
  ],
  link_dead: [404, 'Este enlace ya no sirve: venció, ya se usó o hay uno más nuevo. Pide otro.'],
  link_unknown: [404, 'Este enlace está incompleto o no es de este servicio. Ábrelo otra vez desde el correo, entero.'],
  link_expired: [404, 'Este enlace ya venció. Pide otro correo y ábrelo apenas te llegue.'],
  link_used: [404, 'Este enlace ya se usó, o la cuenta cambió después de enviarlo. Si lo necesitas, pide otro.'],
  link_replaced: [404, 'Hay un correo más nuevo que este. Abre el enlace del último que te llegó.'],
  session_not_found: [404, 'Esa sesión ya no existe.'],
  passkey_not_found: [404, 'Esa llave de acceso ya no está en tu cuenta.'],
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
  change_gone: [409, 'Ese cambio de correo ya no espera: se confirmó, venció o se canceló.'],
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
} as const;
