import { EMAIL_BACK_HOURS, ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../limits.ts';

/** Rules of a clinic: its people, its settings, its records’ door, its messages. */
export const CLINIC_ERRORS = {
  clinic_closed_to_link: [
    403,
    `Esta cuenta espera el sí de un titular de la clínica: la agenda, los pacientes, las historias, los mensajes y los cobros se abren cuando la acepte, o al cumplirse ${ENTRY_HOURS} horas si ningún titular entra a su cuenta (${ENTRY_ALONE_HOURS / 24} días si la clínica no tiene uno que pueda responder).`,
  ],
  clinic_refused: [
    403,
    'Un titular de la clínica no aceptó que esta cuenta entre. Habla con la clínica o con quien administra el servicio.',
  ],
  not_for_reception: [403, 'Esto lo hace quien es veterinario o titular de la clínica.'],
  licence_needed: [
    403,
    'Para firmar un registro hace falta tu matrícula profesional: escríbela en Configuración, Equipo. Mientras tanto puedes dejarlo como borrador.',
  ],
  licence_changed: [409, 'Esa matrícula ya no es la que viste: mírala otra vez antes de darla por verificada.'],
  draft_changed: [
    409,
    'Alguien cambió o firmó este borrador mientras lo tenías abierto. Recarga la página para ver cómo quedó.',
  ],
  drafts_full: [409, 'Este animal tiene demasiados borradores sin firmar. Firma o borra alguno.'],
  titular_only: [403, 'Solo el titular de la clínica puede hacer esto.'],
  thread_not_found: [404, 'Esa conversación no existe.'],
  clinic_not_found: [404, 'Esa clínica no existe.'],
  clinic_needs_titular: [
    409,
    'No queda otro titular en su clínica, solo cuentas que nadie de ella ha aceptado. Retira primero esas cuentas, o espera a que un titular las acepte.',
  ],
  clinic_governed: [
    409,
    'Esa clínica tiene un titular que puede responder: agrega la cuenta a su equipo, y que ese titular la acepte.',
  ],
  not_former: [409, 'Esa cuenta no es de quienes la clínica tenía cuando la administración los sacó.'],
  entry_needs_another: [
    403,
    'Esta espera empezó por ti o por una cuenta a la que le diste acceso hace poco: solo otra persona que responda por el servicio puede terminarla.',
  ],
  titular_email_given: [
    403,
    `La administración cambió tu correo hace menos de ${EMAIL_BACK_HOURS} horas: hasta entonces la deja entrar otro titular. Tú puedes no dejarla entrar.`,
  ],
  titular_way_given: [
    403,
    `La entrada a tu cuenta la dio la administración hace menos de ${ENTRY_ALONE_HOURS / 24} días: hasta entonces no puedes aceptar cuentas, agregar personas ni cambiar lo que pueden hacer. Si pones una contraseña nueva con tu propio correo, podrás enseguida.`,
  ],
  entry_not_found: [404, 'Esa cuenta ya no espera respuesta: alguien decidió antes o pasó el plazo.'],
  member_not_found: [404, 'Esa persona no es de tu clínica.'],
  block_not_found: [404, 'Ese bloqueo ya no existe.'],
  text_not_found: [404, 'Ese texto ya no existe.'],
  clinic_incomplete: [409, 'Tu cuenta todavía no tiene una clínica. Escríbele a quien administra el servicio.'],
  clinic_is_closed: [409, 'La clínica está cerrada: sus datos ya no cambian.'],
  clinic_not_ready: [409, 'Completa los datos de la clínica antes de recibir citas.'],
  contract_changed: [409, 'El contrato cambió mientras lo leías. Vuelve a cargar la página y léelo otra vez.'],
  blocked_not_found: [404, 'Ese archivo bloqueado no es de tu clínica, o su plazo ya se cumplió.'],
  outside_contact_hours: [
    409,
    'A esta hora no se puede escribir ni llamar a los dueños (Ley 2300 de 2023): de lunes a viernes de 7:00 a. m. a 7:00 p. m. y sábados de 8:00 a. m. a 3:00 p. m.',
  ],
  settings_changed: [409, 'Alguien más cambió estos datos mientras los editabas. Revisa cómo quedaron.'],
  members_full: [409, 'La clínica ya tiene el máximo de personas.'],
  agendas_full: [409, 'No quedan lugares para otra agenda: las que quitaste todavía tienen citas por venir.'],
  blocks_full: [409, 'La clínica ya tiene el máximo de bloqueos por venir. Quita alguno.'],
  texts_full: [409, 'La clínica ya tiene el máximo de textos. Quita alguno.'],
  thread_closed: [409, 'En esta conversación ya no se puede escribir.'],
  too_many_messages: [429, 'Has enviado muchos mensajes seguidos. Espera unos minutos y vuelve a intentar.'],
} as const;
