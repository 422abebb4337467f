import { MAX_ERASED_A_DAY, TOOR_NEW_DAYS } from '../limits.ts';

/** Rules of accounts and of who looks after them, and of what people ask about their data. */
export const ACCOUNT_ERRORS = {
  self_forbidden: [403, 'No puedes hacer esto con tu propia cuenta.'],
  own_email_here: [
    403,
    'Tu propio correo lo cambias en «Mi cuenta»: ahí se confirma el nuevo antes de dejar el de ahora.',
  ],
  registration_closed: [403, 'El registro está cerrado por ahora.'],
  user_not_found: [404, 'Ese usuario no existe.'],
  request_not_found: [404, 'Esa solicitud no existe.'],
  push_refused: [
    409,
    'No reconocemos el servicio de avisos de este navegador. Prueba con Chrome, Edge, Firefox o Safari.',
  ],
  push_device_not_found: [404, 'Ese dispositivo ya no está en la lista.'],
  notice_not_given_up: [404, 'Ese aviso ya no está entre los que no salieron. Actualiza la lista.'],
  erased_full: [
    409,
    `Eliminaste ${MAX_ERASED_A_DAY} cuentas en 24 horas, el máximo de un administrador. Las demás las elimina un superadministrador, o espera hasta mañana.`,
  ],
  toor_too_new: [
    403,
    `Tu cuenta es de superadministrador hace menos de ${TOOR_NEW_DAYS} días: todavía no toca la de otro.`,
  ],
  no_second_step: [409, 'Esa cuenta no tiene segundo paso.'],
  email_taken: [409, 'Ya existe una cuenta con ese correo.'],
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
  request_answered: [409, 'Esa solicitud ya tiene respuesta.'],
  request_extended: [409, 'El plazo de esa solicitud ya se amplió una vez.'],
  request_overdue: [409, 'El plazo ya venció: no se puede ampliar. Responde ahora.'],
  requests_full: [409, 'Tienes diez solicitudes sin responder. Espera la respuesta de alguna antes de enviar otra.'],
} as const;
