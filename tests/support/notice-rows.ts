// Longer than 200 lines: a row of each kind.
import { sql } from 'drizzle-orm';
import type { Choosable, NoticeKind } from '../../src/shared/notices.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';
import { noticeChoices } from '../../worker/db/schema/post.ts';
import { appointmentEvents } from '../../worker/db/schema/visits.ts';
import type { PostEvent } from '../../worker/post/announce.ts';
import { clinicOf, NO_HOUR, ownerOf } from '../../worker/post/announce.ts';
import { aClient, aMedicine, anAppointment, aPet, aRequest, aThread } from './builders.ts';
import { aPractice } from './clinic.ts';
import { anOffer, aWait } from './wait-calls.ts';
import { world } from './world.ts';

/** A practice in which there is something of every kind to tell; visits begin at `hour` of `day`, the one that was cancelled too. */
export const aTellingPractice = async (day: string, hour = '15:00') => {
  const practice = await aPractice();
  const { pet, clinic, owner } = practice;
  const startsAt = `${day}T${hour}`;
  const visit = async (has: object, whose = pet) =>
    anAppointment(world, { pet: whose, clinic, startsAt, status: 'confirmed', ...has });
  const another = (name: string) => aPet(world, owner, { name });
  const sure = await visit({ seat: 0 });
  const asked = await visit({ seat: 1, status: 'pending' }, await another('Mota'));
  const gone = await visit({ seat: 2, status: 'cancelled', cancelledBy: 'clinic', cancelReason: 'No hay luz' });
  const event = { id: `acto:${gone.id}`, appointmentId: gone.id, at: world.now, status: 'cancelled' as const };
  await world.db.insert(appointmentEvents).values(event);
  const client = await aClient(world, clinic, { name: 'Lía Rojas', email: 'lia@correo.test', mailsSince: world.now });
  const theirPet = await aPet(world, null, { clientId: client.id, name: 'Coco' });
  const theirs = {
    sure: await visit({ seat: 3 }, theirPet),
    gone: await visit({ seat: 4, status: 'cancelled' }, theirPet),
  };
  const threadId = await aThread(world, pet, clinic, 'Hola');
  await world.db.run(sql`UPDATE threads SET owner_unread = 1, clinic_unread = 1`);
  const request = await aRequest(world, owner);
  await world.db.run(sql`INSERT INTO email_changes (id, user_id, old_email, new_email, created_at)
    VALUES ('cambio', ${owner.id}, 'vieja@correo.test', 'nueva@correo.test', ${world.now})`);
  await world.db.run(sql`INSERT INTO erased_accounts (user_id, email, name, changes, erased_at)
    VALUES ('se-fue', 'borrada@correo.test', 'Ana', '[]', ${world.now})`);
  await aMedicine(world, pet, { times: HALF_HOURS, from: '2026-01-01' });
  // By mail it is off at first.
  await world.db.insert(noticeChoices).values({ userId: owner.id, kind: 'medicine_due', way: 'email', wanted: true });
  const offer = await anOffer(
    await aWait(practice, { fromDate: '2026-01-01', untilDate: '2027-12-31' }),
    startsAt,
    instantOf(startsAt),
  );
  return { ...practice, offer, sure, asked, gone, client, theirPet, theirVisits: theirs, threadId, request, startsAt };
};
export type TellingPractice = Awaited<ReturnType<typeof aTellingPractice>>;

/** The half hour that is, wall time: something is given in each of them. */
const halfHour = (at: number) => wallTime(at - (at % (30 * 60_000)));
const HALF_HOURS = Array.from({ length: 48 }, (_, half) => halfHour(half * 30 * 60_000).slice(11)).sort();

/** What may happen to somebody or to something after (or before) it was announced, so that it is not to be sent. */
export const STOPS = [
  'switched_off',
  'unverified',
  'deactivated',
  'done',
  'cancelled',
  'moved',
  'begun',
  'next_day',
  'left',
  'not_theirs',
] as const;
export type Stop = (typeof STOPS)[number];

type Row = {
  event: (of: TellingPractice) => PostEvent;
  /** Who reads it: an account of the practice, or an address of a change of e-mail. */
  to: 'owner' | 'vet' | 'nueva@correo.test' | 'vieja@correo.test' | 'borrada@correo.test';
  subject: string;
  /** What it says beside; a kind that is read by people whom nobody proved says nothing that was typed. */
  says: RegExp;
  stops: readonly Stop[];
  /** Only in the hours of Ley 2300: always, or unless its visit is before they begin. */
  hours: 'any' | 'law' | 'law_unless_near';
};

const account = (
  kind: Extract<PostEvent, { userId: unknown }>['kind'],
  subject: string,
  says: RegExp,
  ids: Record<string, string> = {},
  to: Row['to'] = 'owner',
): Row => ({
  event: ({ owner, vet, request }) =>
    ({
      kind,
      userId: to === 'vet' ? vet.id : owner.id,
      ids: { ...ids, ...(kind === 'request_answered' && { request: request.id }), ...(ids.actor && { actor: vet.id }) },
    }) as PostEvent,
  to,
  subject,
  says,
  stops: [],
  hours: 'any',
});

const toTeam = (
  kind: 'entry_asked' | 'entry_refused' | 'entry_shortened' | 'email_disputed',
  subject: string,
  says: RegExp,
): Row => ({
  event: ({ vet, owner }) => ({ kind, among: sql`(${vet.id})`, ids: { member: owner.id } }),
  to: 'vet',
  subject,
  says,
  stops: [],
  hours: 'any',
});

const ofClinic = (
  kind:
    | 'member_removed'
    | 'member_left'
    | 'member_role'
    | 'bookings_paused'
    | 'clinic_closed'
    | 'clinic_copied'
    | 'contract_due'
    | 'member_returned',
  subject: string,
  says: RegExp,
): Row => ({
  ...toTeam('entry_asked', subject, says),
  event: ({ vet, clinic, owner }) =>
    ({
      kind,
      userId: vet.id,
      ids: sql`json_object('clinic', ${clinic.id}, 'member', ${owner.id})`,
    }) as PostEvent,
});

/** Not to who is turned off, chose not to hear of it, or whose address nobody proved. */
const PERSON = ['switched_off', 'unverified', 'deactivated'] as const satisfies Stop[];
/** Nor where the visit is not to come any more. */
const COMING = [...PERSON, 'done', 'cancelled', 'moved', 'begun', 'next_day'] as const satisfies Stop[];

type AVisit = 'sure' | 'asked' | 'gone';
const ofVisit = (
  kind: EachKind,
  which: AVisit,
  { stops, hours = 'any', ...row }: Omit<Row, 'event' | 'to' | 'hours'> & Partial<Row>,
): Row => ({
  event: (of) => ({
    kind,
    each: row.to === 'vet' ? clinicOf(of[which].id) : ownerOf(of[which].id),
    ...(hours === 'law_unless_near' && {
      byClinic: sql`(SELECT w.starts_at FROM appointments w WHERE w.id = ${of[which].id})`,
    }),
  }),
  to: 'owner',
  stops,
  hours,
  ...row,
});
type EachKind = Extract<PostEvent, { each: unknown }>['kind'];

/**
 * What goes out, a row of each kind: what it says, to whom, what stops it, and in which hours. A kind of src/shared/notices.ts without
 * its row fails the check of types and tests/api/notice-table.test.ts.
 */
export const ROWS: Record<NoticeKind, Row> = {
  recovery: account('recovery', 'Pon una contraseña nueva', /\/clave#/),
  verify_email: account('verify_email', 'Confirma que este correo es tuyo', /Código: \d{6}/),
  change_email: account(
    'change_email',
    'Confirma tu correo nuevo',
    /Código: \d{6}/,
    { change: 'cambio' },
    'nueva@correo.test',
  ),
  email_changed: account(
    'email_changed',
    'El correo de tu cuenta cambió',
    /Sirve una sola vez/,
    { change: 'cambio' },
    'vieja@correo.test',
  ),
  email_changed_by_other: account(
    'email_changed_by_other',
    'El correo de tu cuenta cambió',
    /alguien lo cambió por ti/,
    { change: 'cambio' },
    'vieja@correo.test',
  ),
  new_device: account('new_device', 'Entraron a tu cuenta desde un dispositivo nuevo', /Si no fuiste tú/, {
    session: 'x',
  }),
  email_change_asked: account('email_change_asked', 'Pidieron cambiar el correo de tu cuenta', /cancela el cambio/),
  grant_made: account('grant_made', 'Le diste permiso a una clínica', /leer la historia completa/, {
    clinic: 'x',
    petId: 'x',
  }),
  care_link_made: {
    ...account('care_link_made', 'Hiciste un enlace de tu hogar', /puedes anularlo/),
    event: ({ owner }) => ({ kind: 'care_link_made', userId: owner.id, ids: sql`json_object('petId', NULL)` }),
  },
  care_link_used: {
    ...account('care_link_used', 'Usaron un enlace de tu hogar', /puedes retirarlo/),
    event: ({ owner }) => ({
      kind: 'care_link_used',
      userId: sql`(SELECT ${owner.id})`,
      ids: sql`json_object('petId', NULL, 'member', 'x')`,
    }),
  },
  household_waits: {
    ...account('care_link_used', 'Tu lugar en un hogar espera un sí', /le preguntamos en su panel/),
    event: ({ owner }) => ({ kind: 'household_waits', among: sql`(${owner.id})`, ids: { member: 'x' } }),
  },
  pet_returned: {
    ...account('care_link_used', 'Una mascota volvió a la cuenta que la entregó', /hace un enlace nuevo/),
    event: ({ owner }) => ({
      kind: 'pet_returned',
      among: sql`(${owner.id})`,
      ids: sql`json_object('petId', NULL)`,
    }),
  },
  push_added: {
    ...account('push_added', 'Un dispositivo muestra tus avisos', /hasta que esa sesión se cierre/),
    event: ({ owner }) => ({ kind: 'push_added', userId: owner.id, ids: sql`json_object('session', 'x')` }),
  },
  toor_made: {
    ...toTeam('entry_asked', 'Hay un superadministrador nuevo', /cámbiale el rol/),
    event: ({ vet, owner }) => ({
      kind: 'toor_made',
      among: sql`(${vet.id})`,
      ids: { member: owner.id, actor: owner.id },
    }),
  },
  password_changed: account('password_changed', 'Tu contraseña cambió', /Si no fuiste tú/),
  password_set: account('password_set', 'Te pusieron una contraseña temporal', /temporal/),
  link_issued: account('link_issued', 'Alguien pidió un enlace para tu contraseña', /titular/, { actor: 'vet' }),
  passkey_added: account('passkey_added', 'Agregaste una llave de acceso', /llave de acceso/, { passkey: 'x' }),
  passkey_removed: account('passkey_removed', 'Quitaste una llave de acceso', /llave de acceso/),
  totp_added: account('totp_added', 'Tu cuenta ahora pide un código al entrar', /aplicación de códigos/, { totp: 'x' }),
  totp_removed: account('totp_removed', 'Quitaste la aplicación de códigos', /aplicación de códigos/),
  recovery_codes_made: account('recovery_codes_made', 'Hiciste códigos de recuperación nuevos', /ya no sirven/),
  recovery_code_used: account('recovery_code_used', 'Entraron con un código de recuperación', /código de recuperación/),
  second_step_removed: account('second_step_removed', 'Quitaron el segundo paso de tu cuenta', /segundo paso/),
  email_disputed: toTeam('email_disputed', 'Alguien no pidió el correo nuevo de su cuenta', /rescátala/),
  entry_asked: toTeam('entry_asked', 'Una cuenta de tu clínica entró por la administración', /No es de la clínica/),
  entry_refused: toTeam('entry_refused', 'Un titular no aceptó una cuenta en su clínica', /titular/),
  entry_shortened: toTeam(
    'entry_shortened',
    'Se adelantó el acceso de una cuenta a tu clínica',
    /abrió .* tu clínica a/,
  ),
  member_returned: ofClinic('member_returned', 'La administración devolvió a alguien a tu clínica', /como titular/),
  member_removed: ofClinic('member_removed', 'Tu cuenta salió de una clínica', /sesiones se cerraron/),
  member_left: ofClinic('member_left', 'La administración sacó a alguien de tu clínica', /privacidad dice cómo/),
  member_role: ofClinic('member_role', 'Tu lugar en una clínica cambió', /figura en/),
  member_added: account(
    'member_added',
    'Una clínica abrió una cuenta con tu correo',
    /solo de esa clínica[\s\S]*borra la cuenta/,
    {},
    'vet',
  ),
  bookings_paused: ofClinic('bookings_paused', 'Tu clínica dejó de recibir citas', /pausó .* las citas en/),
  clinic_copied: ofClinic(
    'clinic_copied',
    'Descargaron una copia de toda tu clínica',
    /historias, cobros y documentos/,
  ),
  contract_due: ofClinic(
    'contract_due',
    'Falta que tu clínica acepte el contrato de datos',
    /contrato con el que tratamos los datos de/,
  ),
  clinic_closed: ofClinic('clinic_closed', 'Tu clínica se cerró', /privacidad dice cómo/),
  clinic_changed: {
    ...ofClinic('bookings_paused', 'Cambiaron la configuración de tu clínica', /cambió desde .* la configuración de/),
    event: ({ vet, clinic, owner }) => ({
      kind: 'clinic_changed',
      among: sql`(${vet.id})`,
      ids: sql`json_object('clinic', ${clinic.id}, 'member', ${owner.id})`,
      from: Date.now(),
    }),
  },
  role_changed: account('role_changed', 'El rol de tu cuenta cambió', /ahora es Usuario/),
  data_exported: account('data_exported', 'Descargaron una copia de tus datos', /fotos y papeles/),
  deactivated: account('deactivated', 'Tu cuenta quedó desactivada', /desactivó tu cuenta/),
  account_erased: account(
    'account_erased',
    'Tu cuenta fue eliminada',
    /La administración eliminó/,
    { farewell: 'se-fue' },
    'borrada@correo.test',
  ),
  feed_made: account('feed_made', 'Creaste un calendario privado', /calendario/),
  share_made: account('share_made', 'Compartiste un carné', /carné/, { share: 'x' }),
  // What somebody asked is answered to whoever they are, without a name where nobody proved the address.
  request_answered: {
    ...account('request_answered', 'Respondimos tu solicitud sobre tus datos', /\/baja\//),
    stops: ['switched_off'],
  },
  visit_lapsed: ofVisit('visit_lapsed', 'gone', {
    subject: 'no respondió tu solicitud',
    says: /ya no está reservada/,
    stops: ['switched_off', 'deactivated'],
  }),
  visits_declined: {
    event: ({ owner, startsAt }) => ({
      kind: 'visits_declined',
      userId: owner.id,
      ids: { act: 'acto' },
      byClinic: sql`${startsAt}`,
    }),
    to: 'owner',
    subject: 'no puede recibir tu cita',
    says: /Motivo de la clínica: No hay luz/,
    stops: ['switched_off', 'deactivated'],
    hours: 'any',
  },
  visit_requested: ofVisit('visit_requested', 'asked', {
    subject: 'Pediste una cita',
    says: /Mota tiene cita .* todavía tiene que confirmarla/,
    stops: COMING,
  }),
  visit_confirmed: ofVisit('visit_confirmed', 'sure', {
    subject: 'Tu cita está confirmada',
    says: /Nube tiene cita/,
    stops: COMING,
    hours: 'law_unless_near',
  }),
  visit_moved: ofVisit('visit_moved', 'sure', {
    subject: 'La clínica movió tu cita',
    says: /Cambió de hora\. Nube tiene cita/,
    stops: COMING,
    hours: 'law_unless_near',
  }),
  visit_cancelled: ofVisit('visit_cancelled', 'gone', {
    subject: 'La clínica canceló tu cita',
    says: /canceló la cita de Nube .*Motivo de la clínica: No hay luz/s,
    stops: PERSON,
    hours: 'law_unless_near',
  }),
  home_visit: ofVisit('home_visit', 'gone', {
    subject: 'Cancelaron una cita de tu hogar',
    says: /Ya no hay cita de Nube: era .*Otra persona de tu hogar, o quien tiene el enlace de la cita, la canceló/s,
    stops: [...PERSON, 'begun', 'next_day'],
  }),
  visit_tomorrow: ofVisit('visit_tomorrow', 'sure', {
    subject: 'Tu cita del',
    says: /\/cita\/e/,
    stops: COMING,
    hours: 'law',
  }),
  visit_soon: ofVisit('visit_soon', 'sure', {
    subject: 'Tu cita es hoy',
    says: /\/cita\/e/,
    stops: COMING,
    hours: 'law',
  }),
  message_new: {
    event: ({ owner }) => ({
      kind: 'message_new',
      each: sql`SELECT ${owner.id} AS user_id, NULL AS visit_id`,
      byClinic: NO_HOUR,
    }),
    to: 'owner',
    subject: 'Tienes un mensaje de una clínica',
    says: /\/dashboard\/user\/mensajes/,
    stops: [...PERSON, 'done'],
    hours: 'law_unless_near',
  },
  request_new: ofVisit('request_new', 'asked', {
    to: 'vet',
    subject: 'Pidieron una cita',
    says: /Alguien pide una cita/,
    stops: [...COMING, 'left'],
  }),
  visit_withdrawn: ofVisit('visit_withdrawn', 'gone', {
    to: 'vet',
    subject: 'Cancelaron una cita',
    says: /Esa hora está libre/,
    stops: [...PERSON, 'left'],
  }),
  clinic_digest: {
    event: ({ vet }) => ({ kind: 'clinic_digest', each: sql`SELECT ${vet.id} AS user_id, NULL AS visit_id` }),
    to: 'vet',
    subject: 'Tu clínica hoy:',
    says: /1 mensaje sin leer/,
    stops: [...PERSON, 'next_day', 'left'],
    hours: 'any',
  },
  care_due: {
    event: ({ pet }) => ({
      kind: 'care_due',
      care: JSON.stringify([{ petId: pet.id, days: 7, on: '2026-12-02' }]),
    }),
    to: 'owner',
    subject: 'Se acerca una fecha del carné de Nube',
    says: /2 de diciembre/,
    stops: [...PERSON, 'done', 'not_theirs'],
    hours: 'law',
  },
  medicine_due: {
    event: () => ({ kind: 'medicine_due', hours: JSON.stringify([halfHour(Date.now())]) }),
    to: 'owner',
    subject: 'Toca una medicina',
    says: /ves cuál, y si alguien ya se la dio/,
    stops: [...PERSON, 'done', 'next_day', 'not_theirs'],
    hours: 'any',
  },
  slot_offered: {
    event: ({ offer }) => ({ kind: 'slot_offered', offers: JSON.stringify([offer]) }),
    to: 'owner',
    subject: 'Se liberó una hora',
    says: /hay una hora para Nube \(peluquería\).*No está apartada/s,
    stops: [...PERSON, 'begun', 'next_day', 'not_theirs'],
    hours: 'any',
  },
};

/** What a locked screen shows of each kind that is pushed; no name of anybody. */
export const SCREENS: Record<Choosable, string> = {
  request_answered: 'Respondimos tu solicitud',
  visit_lapsed: 'Una clínica no respondió tu solicitud',
  visits_declined: 'Una clínica no puede recibirte',
  visit_requested: 'Pediste una cita',
  visit_confirmed: 'Tu cita está confirmada',
  visit_moved: 'La clínica movió tu cita',
  visit_cancelled: 'La clínica canceló tu cita',
  home_visit: 'Cancelaron una cita de tu hogar',
  visit_tomorrow: 'Recordatorio de tu cita',
  visit_soon: 'Tu cita es hoy',
  message_new: 'Tienes un mensaje de una clínica',
  request_new: 'Pidieron una cita',
  visit_withdrawn: 'Cancelaron una cita',
  clinic_digest: 'Tu clínica hoy',
  care_due: 'Se acerca una fecha del carné',
  medicine_due: 'Toca algo de tus animales',
  slot_offered: 'Se liberó una hora',
};
