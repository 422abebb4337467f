import {
  CLINIC_BOOKINGS_AN_HOUR,
  MAX_COMING,
  MAX_PENDING,
  MAX_PENDING_HERE,
  MAX_TURNS,
  MAX_TURNS_UNVERIFIED,
  NEW_SHARE,
  UNVERIFIED_SHARE,
} from '../limits.ts';

/** Rules of a visit: asking for it, the quotas, what is done with it, its charge. */
export const VISIT_ERRORS = {
  asker_not_found: [404, 'Esa cuenta no ha pedido citas en tu clínica.'],
  visit_not_found: [404, 'Esa cita no existe.'],
  slot_taken: [409, 'Esa hora acaba de ocuparse. Elige otra.'],
  pet_busy: [409, 'Esa mascota ya tiene una cita a esa hora.'],
  bookings_full: [
    409,
    `En la última hora reservaste ${CLINIC_BOOKINGS_AN_HOUR} citas, el máximo por persona. Espera un poco, o pídele a alguien más de la clínica que reserve esta.`,
  ],
  coming_full: [
    409,
    `Este paciente ya tiene ${MAX_COMING} citas por venir en tu clínica, el máximo. Reserva la siguiente cuando pase alguna.`,
  ],
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
    'Mientras no confirmes tu correo puedes tener una sola solicitud sin responder. Confírmalo en «Mi cuenta» y pide las demás. Para una urgencia no hace falta.',
  ],
  turns_full: [
    409,
    `En las últimas 24 horas moviste o cancelaste ${MAX_TURNS} citas, el máximo en un día. Para pedir o mover otra, llama a la clínica o espera.`,
  ],
  turns_full_unverified: [
    409,
    `En las últimas 24 horas moviste o cancelaste ${MAX_TURNS_UNVERIFIED} citas, el máximo mientras no confirmes tu correo. Confírmalo en «Mi cuenta», o llama a la clínica.`,
  ],
  unverified_full: [
    409,
    `Las cuentas con el correo sin confirmar ya tienen su parte de esa mitad del día (el ${UNVERIFIED_SHARE} % de los cupos de la clínica). Confirma tu correo y vuelve a pedirla, elige una hora de la otra mitad u otro día, o llama a la clínica.`,
  ],
  unverified_full_no_mail: [
    409,
    `Las cuentas nuevas, a las que ninguna clínica ha confirmado una cita, ya tienen su parte de esa mitad del día (el ${UNVERIFIED_SHARE} % de los cupos de la clínica). Elige una hora de la otra mitad u otro día, o llama a la clínica.`,
  ],
  new_full: [
    409,
    `Las cuentas que todavía no ha atendido ninguna clínica ya tienen su parte de esa mitad del día (el ${NEW_SHARE} % de los cupos). Los demás quedan para quienes ya ha atendido una clínica; elige una hora de la otra mitad u otro día, o llama a la clínica.`,
  ],
  clinic_closed_to_you: [409, 'Esta clínica no recibe solicitudes tuyas por la aplicación. Elige otra o llámala.'],
  requests_gone: [409, 'Esas solicitudes ya no esperan respuesta. Revisa cómo quedaron.'],
  clinic_closed: [409, 'La clínica no atiende en esa fecha y hora.'],
  clinic_holiday: [409, 'Ese día es festivo y la clínica no atiende.'],
  clinic_blocked: [409, 'La clínica cerró esa hora en su agenda.'],
  short_notice: [409, 'Esa hora está muy cerca. La clínica pide más tiempo de aviso.'],
  too_far: [409, 'La clínica todavía no abre la agenda para esa fecha.'],
  emergency_later: [
    409,
    'Una urgencia se pide para hoy o para el siguiente día en que la clínica atiende. Si no da espera, llama ya a la clínica; si la da, elige otro tipo de cita.',
  ],
  no_clinic: [409, 'Elige una clínica para tu cita.'],
  clinic_closed_to_bookings: [409, 'Esa clínica no recibe citas por ahora. Elige otra.'],
  visit_changed: [409, 'La cita cambió mientras la mirabas. Revisa cómo quedó.'],
  charge_gone: [409, 'Ese cobro ya no está: alguien lo anuló.'],
  charge_stands: [409, 'Esa visita ya tiene un cobro. Anúlalo primero.'],
  visit_over: [409, 'Esa cita ya terminó o se canceló.'],
  visit_started: [409, 'La cita ya empezó.'],
  visit_not_yet: [409, 'Todavía no es la hora de esa cita.'],
  already_arrived: [409, 'El paciente ya llegó.'],
  act_refused: [409, 'Ese paso no sigue del estado en que está la cita.'],
  no_time: [400, 'Elige una de las horas libres.'],
  visit_not_confirmed: [409, 'La clínica todavía no confirma esta cita.'],
  late_move: [409, 'Falta muy poco para la cita. Llama a la clínica para moverla.'],
} as const;
