// Longer than 200 lines: every procedure of a clinic once, in one order.
import { eq } from 'drizzle-orm';
import { CONTRACT_VERSION } from '../../src/shared/contract.ts';
import { clientImports } from '../../worker/db/schema/clients.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { clinicLeavings } from '../../worker/db/schema/departures.ts';
import { blockedPatients } from '../../worker/db/schema/patients.ts';
import { aClinic, aMember, anAppointment, anEntry, aPet, aSession, aUser, shownAgain } from './builders.ts';
import { chargeOf } from './charges.ts';
import { editOf } from './pet-calls.ts';
import { mutate, NOW, query, world } from './world.ts';

/** A row of a spreadsheet as a call takes it. */
export const IMPORTED = {
  person: {
    name: 'Laura Peña',
    phone: '311 555 0101',
    email: null,
    document: '1.020.304.050',
    address: 'Calle 1 # 2-3',
    note: null,
    authorisation: 'Firmó el formato en papel',
    authorisedOn: '2024-03-12',
    mails: null,
  },
  animals: [
    {
      name: 'Kira',
      species: 'perro',
      breed: 'Criollo',
      birthMonth: '2022-05',
      weight: 12.4,
      notes: null,
      sex: 'hembra',
      isNeutered: true,
      colour: null,
      microchip: null,
    },
  ],
};
/** The call that makes one client of two, as they were registered at `NOW`. */
export const mergeOf = (from: { clientId: string }, into: { clientId: string }) => ({
  from: from.clientId,
  fromAt: NOW,
  into: into.clientId,
  intoAt: NOW,
});

/** Every procedure about visits, clinics' settings and calendars once, doing its work, in a world of their own. */
export const clinicCalls = async () => {
  const clinic = await aClinic(world, { capacity: 3 });
  const [owner, vet] = [await aUser(world), await aUser(world, { role: 'business' })];
  await aMember(world, vet, clinic);
  const [mine, theirs] = [await aSession(world, owner), await aSession(world, vet, shownAgain(world))];
  const pet = await aPet(world, owner);
  const visitAt = (startsAt: string) => anAppointment(world, { pet, clinic, startsAt });
  const [moved, cancelled, worked, booked, refused] = [
    await visitAt('2026-11-27T09:00'),
    await visitAt('2026-11-27T09:30'),
    await visitAt('2026-11-25T10:30'),
    await visitAt('2026-12-10T10:00'),
    await visitAt('2026-12-14T10:00'),
  ];
  const many = await visitAt('2026-12-16T10:00');
  const coming = await anAppointment(world, { pet, clinic, startsAt: '2026-12-15T10:00', status: 'confirmed' });
  const { data: client } = await mutate('visits.book', bookingOf(pet.id, '2026-12-03T10:00'), { token: theirs });
  const { data: block } = await mutate('clinicSettings.addBlock', BLOCK, { token: theirs });
  const { data: text } = await mutate('clinicSettings.saveText', TEXT, { token: theirs });
  const { data: member } = await mutate('clinicSettings.addMember', memberOf('uno'), { token: theirs });
  const { data: other } = await mutate('clinicSettings.addMember', memberOf('dos'), { token: theirs });
  const aService = { name: 'Hospitalización', priceCop: 90_000, iva: 'excluido' };
  const { data: service } = await mutate('books.saveService', aService, { token: theirs });
  const money = { petId: pet.id, appointmentId: null, paid: { card: 20_000 }, reason: null };
  const { data: deposit } = await mutate('books.deposit', money, { token: theirs });
  const sold = await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:30', status: 'in_progress' });
  const bill = { id: sold.id, version: 1, act: 'complete', charge: chargeOf(9_000) };
  await mutate('visits.setStatus', bill, { token: theirs });
  const { data: delivery } = await mutate('books.deliver', undefined, { token: theirs });
  const at = { clinicId: clinic.id, date: '2026-11-27' };
  const aClient = (name: string) => ({
    client: { name, phone: null, email: `${name}@cliente.test`, authorisation: 'Firmó en papel' },
    pet: { name: 'Lila', species: 'gato', age: 2, weight: 4 },
  });
  const { data: lila } = await mutate('clients.register', aClient('lia'), { token: theirs });
  const { data: issued } = await mutate('clients.issueCode', { petId: lila?.id }, { token: theirs });
  const { data: second } = await mutate('clients.register', aClient('leo'), { token: theirs });
  const twin = async (name: string) => (await mutate('clients.register', aClient(name), { token: theirs })).data;
  const twins = [await twin('eva'), await twin('evita')] as const;
  const others = [await twin('ana'), await twin('anita')] as const;
  const leaving = await twin('ida');
  const shadow = await aPet(world, null);
  await world.db
    .insert(blockedPatients)
    .values({ clinicId: clinic.id, petId: shadow.id, lastOn: '2026-11-01', blockedAt: NOW });
  const { data: merged } = await mutate('clients.merge', mergeOf(...others), { token: theirs });
  const anHourAgo = NOW - 60 * 60 * 1000;
  // An hour ago, each: a clinic's sheets come in one after the other.
  const begun = async (fileName: string) => {
    const { data } = await mutate('imports.begin', { fileName, people: 1, animals: 1 }, { token: theirs });
    await world.db.update(clientImports).set({ createdAt: anHourAgo }).where(eq(clientImports.id, data?.id));
    return data;
  };
  const [staged, whole, applied] = [await begun('a.csv'), await begun('b.csv'), await begun('c.csv')];
  for (const { id } of [whole, applied])
    await mutate('imports.stage', { id, at: 0, people: [IMPORTED] }, { token: theirs });
  await mutate('imports.finish', { id: applied.id }, { token: theirs });
  await world.db.update(clinicClients).set({ createdAt: anHourAgo }).where(eq(clinicClients.importId, whole.id));
  const { data: found } = await query('clients.find', { limit: 1 }, { token: theirs });
  const [newcomer, stranger, alone] = [
    await aUser(world, { role: 'business' }),
    await aUser(world, { role: 'business' }),
    await aUser(world, { role: 'business' }),
  ];
  for (const one of [newcomer, stranger, alone]) {
    await aMember(world, one, clinic, 'veterinario');
    await anEntry(world, one, clinic);
  }
  const former = await aFormer();
  const toors = await aSession(world, await aUser(world, { role: 'toor' }));
  const rules = { capacity: 2, minNoticeMin: 60, horizonDays: 30, takesEmergencies: true };
  const data = { name: 'La Ceiba', city: 'Cali', address: 'Calle 5 # 6-7', phone: '6025550100' };
  return [
    [query, 'entries.list', undefined, theirs],
    [mutate, 'entries.decide', { userId: newcomer.id, agrees: true, refused: false }, theirs],
    [mutate, 'entries.decide', { userId: stranger.id, agrees: false, refused: false }, theirs],
    [mutate, 'entries.shorten', { id: alone.id, reason: 'Está sola' }, toors],
    [mutate, 'entries.returnTitular', { ...former, reason: 'Vino en persona' }, toors],
    [query, 'clinics.list', { city: 'Bogotá', emergencies: true }, mine],
    [query, 'clinics.days', at, mine],
    [query, 'clinics.nearest', { ...at, date: '2026-11-27T10:00' }, mine],
    [query, 'appointments.get', { id: moved.id }, mine],
    [mutate, 'appointments.move', { id: moved.id, version: 1, date: '2026-12-01T11:00' }, mine],
    [mutate, 'appointments.cancel', { id: cancelled.id, version: 1, reason: 'Viajamos' }, mine],
    [query, 'calendar.get', undefined, mine],
    [mutate, 'calendar.create', undefined, mine],
    [mutate, 'calendar.revoke', undefined, mine],
    [query, 'clinic.day', { date: '2026-11-27' }, theirs],
    [query, 'clinic.week', { date: '2026-11-27' }, theirs],
    [query, 'clinic.stamp', { date: '2026-11-27', days: 1 }, theirs],
    [query, 'visits.get', { id: worked.id }, theirs],
    [mutate, 'visits.setStatus', { id: worked.id, version: 1, act: 'confirm' }, theirs],
    [mutate, 'visits.setStatus', { id: worked.id, version: 2, act: 'arrive' }, theirs],
    [mutate, 'visits.setStatus', { id: worked.id, version: 3, act: 'start' }, theirs],
    [mutate, 'visits.setStatus', { id: worked.id, version: 4, act: 'complete', charge: chargeOf(70_000) }, theirs],
    [mutate, 'visits.voidCharge', { id: worked.id, version: 5, reason: 'Era otro valor' }, theirs],
    [mutate, 'visits.charge', { id: worked.id, version: 6, charge: chargeOf(7_000) }, theirs],
    [
      mutate,
      'visits.correctCharge',
      { id: worked.id, version: 7, reason: 'Con tarjeta', charge: chargeOf(7_000, { card: 7_000 }) },
      theirs,
    ],
    [mutate, 'books.deposit', { petId: pet.id, appointmentId: null, paid: { wallet: 5_000 }, reason: null }, theirs],
    [mutate, 'books.deposit', { petId: pet.id, appointmentId: booked.id, paid: { cash: 1 }, reason: 'x' }, theirs],
    [mutate, 'books.voidDeposit', { id: deposit?.id, reason: 'No era' }, theirs],
    [query, 'books.list', { month: '2026-11' }, theirs],
    [query, 'books.list', { month: '2026-11', limit: 1, cursor: BOOK_CURSOR }, theirs],
    [query, 'books.receipt', { id: deposit?.id }, theirs],
    [query, 'books.month', { month: '2026-11' }, theirs],
    [query, 'books.balances', undefined, theirs],
    [query, 'books.ofPatient', { petId: pet.id }, theirs],
    [query, 'books.cash', { day: '2026-11-25' }, theirs],
    [
      mutate,
      'books.closeCash',
      { day: '2026-11-20', userId: vet.id, opening: 0, book: 0, counted: 5, note: 'Sobró' },
      theirs,
    ],
    [query, 'books.services', undefined, theirs],
    [mutate, 'books.saveService', { name: 'Baño', priceCop: 40_000, iva: '19' }, theirs],
    [mutate, 'books.saveService', { id: service?.id, name: 'Uñas', priceCop: 9_000, iva: '0' }, theirs],
    [mutate, 'books.removeService', { id: service?.id }, theirs],
    [query, 'books.monthEnd', { month: '2026-10' }, theirs],
    [mutate, 'books.closeMonth', { month: '2026-10', openCash: 0 }, theirs],
    [query, 'books.monthDocuments', { month: '2026-10' }, theirs],
    [mutate, 'books.deliver', undefined, theirs],
    [query, 'books.deliveries', undefined, theirs],
    [query, 'books.delivery', { id: delivery?.id }, theirs],
    [mutate, 'visits.setStatus', { id: client?.id, version: 1, act: 'cancel', reason: 'No hay luz' }, theirs],
    [mutate, 'visits.move', { id: booked.id, version: 1, date: '2026-12-11T10:00', reason: null }, theirs],
    [query, 'visits.toMove', { date: '2026-12-15', from: '09:00', until: '12:00' }, theirs],
    [
      mutate,
      'visits.moveMany',
      { moves: [{ id: many.id, version: 1, date: '2026-12-17T10:00' }], reason: 'Se enfermó' },
      theirs,
    ],
    [mutate, 'visits.book', bookingOf(pet.id, '2026-12-04T10:00'), theirs],
    [query, 'visits.links', { id: coming.id }, theirs],
    [mutate, 'visits.contacted', { id: coming.id, way: 'whatsapp' }, theirs],
    [mutate, 'visits.assure', { id: coming.id }, theirs],
    [mutate, 'appointments.assure', { id: coming.id }, mine],
    [query, 'reminders.byHand', undefined, theirs],
    [query, 'reminders.reached', undefined, theirs],
    [query, 'clinic.panel', undefined, theirs],
    [query, 'clinicRequests.list', undefined, theirs],
    [
      mutate,
      'clinicRequests.decline',
      { userId: owner.id, ids: [refused.id], reason: 'No hay luz', close: true },
      theirs,
    ],
    [mutate, 'clinicRequests.reopen', { userId: owner.id }, theirs],
    [mutate, 'clinicRequests.close', { userId: owner.id }, theirs],
    [mutate, 'clinicRequests.reopen', { userId: owner.id }, theirs],
    [query, 'reminders.list', undefined, theirs],
    [
      mutate,
      'reminders.note',
      { petId: lila?.id, items: [{ key: 'rabia', dueOn: '2026-12-01' }], what: 'closed' },
      theirs,
    ],
    [query, 'clinic.income', { until: '2026-11' }, theirs],
    [query, 'clinic.charges', { month: '2026-11' }, theirs],
    [query, 'clinic.charges', { month: '2026-11', limit: 1, cursor: CURSOR }, theirs],
    [query, 'clients.find', { q: 'nube 310', species: 'perro', keeper: 'client', active: true }, theirs],
    [query, 'clients.find', { limit: 1, cursor: found?.next }, theirs],
    [mutate, 'clients.register', aClient('luz'), theirs],
    [mutate, 'clients.addPet', { clientId: second?.clientId, pet: aClient('').pet }, theirs],
    [mutate, 'clients.allowMails', { petId: second?.id, how: 'Lo dijo en recepción' }, theirs],
    [mutate, 'clients.correct', correctionOf(second), theirs],
    [query, 'clients.person', { petId: second?.id }, theirs],
    [
      mutate,
      'clients.saveCard',
      { petId: pet.id, at: 0, document: '10203040', address: null, note: 'Paga tarde' },
      theirs,
    ],
    [query, 'clients.previewMerge', { from: twins[0].clientId, into: twins[1].clientId }, theirs],
    [mutate, 'clients.merge', mergeOf(twins[0], twins[1]), theirs],
    [mutate, 'clients.undoMerge', { id: merged?.id }, theirs],
    [query, 'imports.list', undefined, theirs],
    [mutate, 'imports.known', { people: [{ phone: '3105550000', email: null, document: '10203040' }] }, theirs],
    [mutate, 'imports.begin', { fileName: 'otra.csv', people: 1, animals: 1 }, theirs],
    [mutate, 'imports.stage', { id: staged?.id, at: 0, people: [IMPORTED] }, theirs],
    [mutate, 'imports.finish', { id: whole.id }, theirs],
    [mutate, 'imports.undo', { id: applied.id }, theirs],
    [mutate, 'clients.issueCode', { petId: second?.id }, theirs],
    [query, 'clients.findCode', { petId: second?.id }, theirs],
    [mutate, 'clients.revokeCode', { petId: second?.id }, theirs],
    [mutate, 'claims.redeem', { code: issued?.code }, mine],
    [query, 'clinicSettings.get', undefined, theirs],
    [mutate, 'clinicSettings.updateData', { version: 1, ...data }, theirs],
    [mutate, 'clinicSettings.updateHours', { version: 2, hours: clinic.hours }, theirs],
    [mutate, 'clinicSettings.updateRules', { version: 3, ...rules }, theirs],
    [mutate, 'clinicSettings.updatePrices', { version: 4, prices: { checkup: 60_000, grooming: null } }, theirs],
    [mutate, 'clinicSettings.updateListing', { version: 5, isListed: true, species: ['gato'], allHours: true }, theirs],
    [mutate, 'clinicSettings.setBookable', { version: 6, isBookable: true }, theirs],
    [mutate, 'clinicSettings.updateRetention', { version: 7, years: 8 }, theirs],
    [mutate, 'clinicSettings.acceptContract', { contract: CONTRACT_VERSION }, theirs],
    [query, 'blocked.list', undefined, theirs],
    [query, 'blocked.list', { limit: 1, cursor: btoa('["2026-11-01","x"]') }, theirs],
    [query, 'blocked.read', { petId: shadow.id }, theirs],
    [mutate, 'clients.erase', { clientId: leaving?.clientId, at: NOW }, theirs],
    [mutate, 'clinicSettings.addBlock', BLOCK, theirs],
    [mutate, 'clinicSettings.addWeeklyBlock', WEEKLY, theirs],
    [mutate, 'clinicSettings.removeBlock', { id: block?.id }, theirs],
    [mutate, 'clinicSettings.setHoliday', { date: '2026-12-08', isOpen: true }, theirs],
    [mutate, 'clinicSettings.setHoliday', { date: '2026-12-08', isOpen: false }, theirs],
    [mutate, 'clinicSettings.savePlan', { species: 'perro', items: [RABIES] }, theirs],
    [mutate, 'clinicSettings.resetPlan', { species: 'perro' }, theirs],
    [mutate, 'clinicSettings.saveText', TEXT, theirs],
    [mutate, 'clinicSettings.saveText', { ...TEXT, id: text?.id }, theirs],
    [mutate, 'clinicSettings.removeText', { id: text?.id }, theirs],
    [query, 'clinicSettings.listMembers', undefined, theirs],
    [mutate, 'clinicSettings.declareLicence', { number: 'MP-7001' }, theirs],
    [mutate, 'clinicSettings.checkLicence', { userId: vet.id, number: 'MP-7001' }, theirs],
    [mutate, 'clinicSettings.addMember', memberOf('tres'), theirs],
    [mutate, 'clinicSettings.renewMemberLink', { userId: member?.userId }, theirs],
    [query, 'accesses.ofClinic', undefined, theirs],
    [query, 'accesses.ofClinic', { pet: 'x' }, theirs],
    [mutate, 'clinicSettings.setMemberRole', { userId: member?.userId, memberRole: 'titular' }, theirs],
    [mutate, 'clinicSettings.removeMember', { userId: other?.userId }, theirs],
    [mutate, 'clinicSettings.updateAgendas', { version: 8, agendas: [{ name: 'Dra. Nieto', colour: 'pino' }] }, theirs],
    [mutate, 'clinicSettings.close', { version: 9, name: data.name, reason: 'Nos mudamos' }, theirs],
  ] as const;
};

/** Somebody whom the administration took out of their clinic, which it closed. */
const aFormer = async () => {
  const { id: clinicId } = await aClinic(world, { closedAt: NOW, isBookable: false });
  const { id } = await aUser(world, { role: 'business' });
  await world.db.insert(clinicLeavings).values({ clinicId, userId: id, leftAt: NOW });
  return { id, clinicId };
};

/** Where a page of charges may have ended. */
const CURSOR = btoa(JSON.stringify([Date.parse('2026-11-25T15:00:00Z'), 'x'])).replace(/=+$/, '');
const BOOK_CURSOR = btoa(JSON.stringify([Date.parse('2026-11-25T15:00:00Z'), 2])).replace(/=+$/, '');
/** What the form of a patient whose client was registered just now sends. */
export const correctionOf = (patient: { id: string }, edit: object = {}) =>
  editOf(
    { id: patient?.id, version: 1, name: 'Lila', birthMonth: '2024-11' },
    { clientAt: NOW, contact: { name: 'Leo Mora', phone: '3115550100', email: null }, ...edit },
  );
const bookingOf = (petId: string, date: string) => ({ petId, date, type: 'checkup', notes: null });
export const WEEKLY = {
  days: [0],
  fromTime: '12:00',
  untilTime: '13:00',
  fromDate: '2026-11-30',
  untilDate: null,
  reason: null,
};
const BLOCK = { startsAt: '2026-12-24T00:00', endsAt: '2026-12-27T00:00', reason: 'Vacaciones' };
const TEXT = { purpose: 'answer', title: 'Horario', body: { text: 'Abrimos de 9 a 5.' } };
const memberOf = (name: string) => ({ email: `${name}@clinica.test`, name, phone: null });
export const RABIES = {
  id: 'rabia',
  kind: 'vacuna',
  name: 'Rabia',
  startsAtDays: 100,
  seriesDays: [],
  everyMonths: 12,
  isMandatory: true,
  note: null,
};
