// Longer than 200 lines: what each person may do for one animal, and how they come to it.
import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CARE_LINK_HOURS, MAX_CARE_LINKS, MAX_HOUSEHOLD, RECENT_DAYS } from '../../src/shared/limits.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { householdMembers } from '../../worker/db/schema/household.ts';
import { messages } from '../../worker/db/schema/messages.ts';
import { petGrants } from '../../worker/db/schema/patients.ts';
import { carneShares, pets, petWeights } from '../../worker/db/schema/pets.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { records } from '../../worker/db/schema/records.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { purgeLeft } from '../../worker/features/leaving/purge.ts';
import { visitToken } from '../../worker/post/links.ts';
import { aClinic, aGrant, aMember, anAppointment, aPet, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { aCarer, tokenOf } from '../support/household-calls.ts';
import { aMailbox, aPost, linkIn, POST_VARS } from '../support/mail.ts';
import { editOf } from '../support/pet-calls.ts';
import { noteOf } from '../support/record-calls.ts';
import { mutate, NOW, query, send, TODAY, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** An owner with an animal that a clinic knows, and somebody who wants to help. */
const scene = async () => {
  const owner = await aUser(world, { name: 'Ana Ruiz', password: PASSWORD });
  const helper = await aUser(world, { name: 'Beto Cano' });
  const clinic = await aClinic(world);
  const pet = await aPet(world, owner, { name: 'Nube' });
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
  const mine = await aSession(world, owner, shownAgain(world));
  const theirs = await aSession(world, helper, shownAgain(world));
  const { env, sent } = aMailbox();
  const invite = async () => tokenOf(await mutate('household.invite', { label: null }, { token: mine, env }));
  const offer = async () =>
    tokenOf(await mutate('household.handOver', { petId: pet.id, label: null }, { token: mine, env }));
  const accept = (token: string, more: object = {}) =>
    mutate('household.accept', { token, ...more }, { token: theirs, env });
  return { owner, helper, clinic, pet, mine, theirs, env, sent, invite, offer, accept };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const STATES = {
  owner: async ({ mine }: Scene) => mine,
  member: async ({ owner }: Scene) => aSession(world, await aCarer(owner), shownAgain(world)),
  'former member': async ({ mine, invite, accept, helper, theirs }: Scene) => {
    await accept(await invite());
    await mutate('household.remove', { id: helper.id }, { token: mine });
    return theirs;
  },
  'invited, not accepted': async ({ invite, theirs }: Scene) => {
    await invite();
    return theirs;
  },
  stranger: async () => aSession(world, await aUser(world), shownAgain(world)),
};
type State = keyof typeof STATES;
const states = Object.keys(STATES) as State[];

/** The link to a visit that was mailed to an account, and a press on its page. */
const linkOf = async (visitId: string, giverId: string) =>
  `/cita/${await visitToken(POST_VARS.LINK_SECRET, 'email', visitId, { giverId, at: NOW })}`;
const pressLink = async (visitId: string, userId: string, fields: Record<string, string>, env = aMailbox().env) =>
  send('POST', await linkOf(visitId, userId), {
    env,
    body: new URLSearchParams({ version: '1', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const message = (petId: string, clinicId: string) => ({ id: crypto.randomUUID(), text: 'Hola', petId, clinicId });

describe('who does what for an animal', () => {
  /** Procedures that read and act; each answers the owner 200. */
  const acts = ({ pet, clinic }: Scene, visit: { id: string }) =>
    [
      [query, 'pets.get', { id: pet.id }],
      [mutate, 'pets.update', editOf({ ...pet, version: 1 }, { name: 'Nube' })],
      [mutate, 'pets.addWeight', { id: pet.id, date: TODAY, kg: 4.2 }],
      [
        mutate,
        'appointments.create',
        { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' },
      ],
      [query, 'appointments.get', { id: visit.id }],
      [mutate, 'appointments.cancel', { id: visit.id, version: 1, reason: 'No podemos ir' }],
      [mutate, 'messages.send', message(pet.id, clinic.id)],
      [mutate, 'records.create', noteOf(pet.id)],
      [query, 'records.list', { petId: pet.id }],
      [query, 'records.carne', { petId: pet.id }],
      [mutate, 'records.share', { petId: pet.id, label: null, days: 7 }],
      [mutate, 'records.grant', { petId: pet.id, clinicId: clinic.id }],
      [query, 'files.ofPet', { petId: pet.id }],
      [query, 'post.ofPet', { petId: pet.id }],
    ] as const;
  const alone = ({ pet }: Scene) =>
    [
      [mutate, 'household.handOver', { petId: pet.id, label: null }],
      [mutate, 'pets.markDied', { id: pet.id }],
      [mutate, 'pets.undoDied', { id: pet.id }],
      [mutate, 'pets.restore', { id: pet.id }],
      [mutate, 'pets.archive', { id: pet.id }],
    ] as const;

  const ALONE = { owner: null, member: 'owner_only' } as Record<State, string | null>;
  const refusalOf = (state: State) => (state in ALONE ? ALONE[state] : 'pet_not_found');
  const LISTED = { owner: [null], member: ['Ana Ruiz'] } as Partial<Record<State, (string | null)[]>>;

  test.each(states)('%s', async (state) => {
    const found = await scene();
    const { pet, clinic } = found;
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-12-01T10:00' });
    const token = await STATES[state](found);
    const lists = async () =>
      (await query('pets.list', undefined, { token })).data.rows.map(
        (row: { sharedBy: string | null }) => row.sharedBy,
      );
    expect(await lists()).toEqual(LISTED[state] ?? []);
    for (const [call, name, input] of acts(found, visit)) {
      const { status } = await call(name, input, { token });
      expect([name, status]).toEqual([name, state in ALONE ? 200 : 404]);
    }
    await world.db
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: 'owner' })
      .where(eq(appointments.status, 'pending'));
    for (const [call, name, input] of alone(found))
      expect([name, (await call(name, input, { token })).key]).toEqual([name, refusalOf(state)]);
  });

  test('of the household each is shown as author to the others, never to themselves', async () => {
    const { pet, clinic, mine, invite, accept, theirs } = await scene();
    await accept(await invite());
    for (const [, name, input] of [
      [0, 'pets.addWeight', { id: pet.id, date: TODAY, kg: 4.2 }],
      [0, 'records.create', noteOf(pet.id)],
      [0, 'messages.send', message(pet.id, clinic.id)],
      [0, 'appointments.create', { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' }],
    ] as const)
      expect([name, (await mutate(name, input, { token: theirs })).status]).toEqual([name, 200]);
    const seen = async (token: string) => {
      const weight = (await query('pets.get', { id: pet.id }, { token })).data.weights[0].authorName;
      const entry = (await query('records.list', { petId: pet.id }, { token })).data.rows[0].authorName;
      const thread = (await query('messages.threads', undefined, { token })).data.rows[0].id;
      const said = (await query('messages.list', { threadId: thread }, { token })).data.rows[0].authorName;
      const visit = (await query('appointments.list', undefined, { token })).data.rows[0].id;
      const [event] = (await query('appointments.get', { id: visit }, { token })).data.events;
      return [weight, entry, said, event.by, event.who];
    };
    expect(await seen(mine)).toEqual(['Beto Cano', 'Beto Cano', 'Beto Cano', 'owner', 'Beto Cano']);
    expect(await seen(theirs)).toEqual(['Beto Cano', '', '', 'owner', null]);
    const vet = await aUser(world, { role: 'business' });
    await aMember(world, vet, clinic);
    const desk = await aSession(world, vet);
    const thread = (await query('clinicMessages.threads', undefined, { token: desk })).data.rows[0];
    const [asked] = (await query('clinicMessages.list', { threadId: thread.id }, { token: desk })).data.rows;
    expect([thread.ownerName, asked.authorName]).toEqual(['Ana Ruiz', 'Beto Cano']);
  });

  test('what one of them books, moves or cancels, the others hear in words of their own; what a link did, all', async () => {
    const { owner, helper, pet, clinic, invite, accept, theirs, mine } = await scene();
    await accept(await invite());
    const { env, sent, tick } = aPost();
    const told = async () => {
      await tick();
      vi.setSystemTime(Date.now() + 60_000);
      return sent.splice(0).flatMap(({ to, subject, text }) => {
        const who = [owner, helper].find(({ email }) => email === to)?.name;
        return who ? [[who, subject, /[^\n]*(era|tiene cita) [^\n]*/.exec(text)?.[0] ?? '']] : [];
      });
    };
    await told();
    const visit = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    const { data } = await mutate('appointments.create', visit, { token: theirs, env });
    expect((await told()).toSorted()).toEqual([
      [owner.name, 'Pidieron una cita en tu hogar', expect.stringContaining('10:00')],
      [helper.name, 'Pediste una cita', expect.stringContaining('10:00')],
    ]);
    const moved = await mutate(
      'appointments.move',
      { id: data.id, version: 1, date: '2026-11-27T11:00' },
      { token: mine, env },
    );
    expect(await told()).toEqual([[helper.name, 'Movieron una cita de tu hogar', expect.stringContaining('11:00')]]);
    const of = { id: data.id, version: moved.data.version, reason: 'Ya está bien' };
    await mutate('appointments.cancel', of, { token: theirs, env });
    expect(await told()).toEqual([
      [owner.name, 'Cancelaron una cita de tu hogar', expect.stringContaining('Ya no hay cita de Nube: era')],
    ]);
    const again = await mutate('appointments.create', { ...visit, date: '2026-11-28T09:00' }, { token: mine, env });
    await told();
    await pressLink(again.data.id, helper.id, { acto: 'cancelar' }, env);
    expect((await told()).map(([who, subject]) => [who, subject]).toSorted()).toEqual([
      [owner.name, 'Cancelaron una cita de tu hogar'],
      [helper.name, 'Cancelaron una cita de tu hogar'],
    ]);
    // Whom the link was sent to, not the animal's owner, is whom the history names.
    const lastOf = async (token: string) =>
      (await query('appointments.get', { id: again.data.id }, { token })).data.events.at(-1).who;
    expect([await lastOf(mine), await lastOf(theirs)]).toEqual(['Beto Cano', null]);
  });

  test('a link that was mailed to somebody ends with their place in the household, and with an animal that goes to another', async () => {
    const { owner, helper, pet, clinic, invite, accept, offer, mine } = await scene();
    await accept(await invite());
    const stays = { pet, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed', ownerId: owner.id } as const;
    const visit = await anAppointment(world, stays);
    const statuses = async (userId: string) => [
      (await send('GET', await linkOf(visit.id, userId), { env: POST_VARS })).status,
      (await pressLink(visit.id, userId, { acto: 'confirmar' })).status,
    ];
    expect(await statuses(helper.id)).toEqual([200, 303]);
    await mutate('household.remove', { id: helper.id }, { token: mine });
    expect(await statuses(helper.id)).toEqual([404, 404]);
    expect((await pressLink(visit.id, helper.id, { acto: 'cancelar' })).status).toBe(404);
    expect((await pressLink(visit.id, helper.id, { acto: 'mover', fecha: '2026-11-27T11:00' })).status).toBe(404);
    const [row] = await world.db.select().from(appointments).where(eq(appointments.id, visit.id));
    expect(row).toMatchObject({ status: 'confirmed', startsAt: stays.startsAt, version: 1 });
    expect(await statuses(owner.id)).toEqual([200, 303]);
    await accept(await offer(), { agrees: true });
    expect(await statuses(owner.id)).toEqual([404, 404]);
    expect(await statuses(helper.id)).toEqual([200, 303]);
  });

  test('what a member books counts on the owner, and both hear of it', async () => {
    const { owner, helper, pet, clinic, invite, accept, theirs, mine, env } = await scene();
    await accept(await invite());
    await world.db.delete(outbox);
    const visit = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    const { data } = await mutate('appointments.create', visit, { token: theirs, env });
    const [row] = await world.db.select().from(appointments).where(eq(appointments.id, data.id));
    expect(row?.ownerId).toBe(owner.id);
    const told = (await world.db.select().from(outbox)).filter(({ kind }) => kind !== 'request_new');
    expect(told.map(({ kind, userId }) => [kind, userId]).sort()).toEqual([
      ['home_visit', owner.id],
      ['visit_requested', helper.id],
    ]);
    // The same by the owner is the one that stands; another of that day is the animal's second.
    expect((await mutate('appointments.create', visit, { token: mine })).data.repeated).toBe(true);
    const second = await mutate('appointments.create', { ...visit, date: '2026-11-27T15:00' }, { token: mine });
    expect(second.key).toBe('pet_day_full');
  });

  test('two who note a weight of the same day both find theirs; noted again, each replaces their own alone', async () => {
    const { owner, pet, mine } = await scene();
    const token = await aSession(world, await aCarer(owner, { name: 'Nora Gil' }));
    const weigh = async (kg: number, by: string) =>
      (await mutate('pets.addWeight', { id: pet.id, date: TODAY, kg }, { token: by })).data;
    const shown = (file: { weights: { kg: number; authorName: string | null }[] }) =>
      file.weights.slice(0, -1).map(({ kg, authorName }) => [kg, authorName]);
    await weigh(4.2, token);
    expect(shown(await weigh(4.3, mine))).toEqual([
      [4.3, null],
      [4.2, 'Nora Gil'],
    ]);
    await weigh(4.4, token);
    const last = await weigh(4.5, mine);
    expect(shown(last)).toEqual([
      [4.5, null],
      [4.4, 'Nora Gil'],
    ]);
    expect(last.weight).toBe(4.5);
  });

  test('a member takes back the weight that they noted, not the owner’s', async () => {
    const { owner, pet, mine } = await scene();
    const token = await aSession(world, await aCarer(owner));
    const weigh = async (date: string, by: string) =>
      (await mutate('pets.addWeight', { id: pet.id, date, kg: 4 }, { token: by })).data.weights;
    await weigh('2026-11-22', mine);
    await weigh('2026-11-23', token);
    const rows = await world.db.select().from(petWeights).where(eq(petWeights.petId, pet.id));
    const at = (who: 'owner' | 'member') =>
      rows.find(
        ({ authorId, measuredAt }) =>
          (authorId !== null) === (who === 'member') && measuredAt < NOW && measuredAt > NOW - 5 * DAY,
      )?.measuredAt;
    expect((await mutate('pets.removeWeight', { id: pet.id, at: at('owner') }, { token })).key).toBe('weight_kept');
    expect((await mutate('pets.removeWeight', { id: pet.id, at: at('member') }, { token })).key).toBe(null);
  });
});

describe('an invitation', () => {
  test('asks for a credential again, is told, serves once, and tells of who came', async () => {
    const { owner, invite, accept, theirs, sent, mine, helper } = await scene();
    const pet = await aPet(world, owner);
    // A login of this minute is not enough: what it gives outlives the session.
    for (const openedAt of [NOW - HOUR, NOW]) {
      const plain = await aSession(world, owner, { openedAt });
      const acts = [
        ['invite', {}],
        ['handOver', { petId: pet.id }],
      ] as const;
      for (const [act, of] of acts)
        expect((await mutate(`household.${act}`, { label: null, ...of }, { token: plain })).key).toBe(
          'step_up_required',
        );
    }
    const token = await invite();
    expect((await mutate('household.look', { token })).data).toEqual({ ownerName: 'Ana Ruiz', pet: null, clinics: [] });
    expect((await mutate('household.accept', { token }, { token: mine })).key).toBe('care_link_own');
    expect((await accept(token)).data).toEqual({ petId: null, petName: null, ownerName: 'Ana Ruiz' });
    // A lost answer, and another person.
    expect((await accept(token)).status).toBe(200);
    const third = await aSession(world, await aUser(world));
    expect((await mutate('household.accept', { token }, { token: third })).key).toBe('care_link_dead');
    expect((await mutate('household.look', { token })).key).toBe('care_link_dead');
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Hiciste un enlace de tu hogar',
      'Usaron un enlace de tu hogar',
    ]);
    expect(sent[1]?.text).toContain('Beto Cano usó');
    const at = async (who: string) => (await query('household.get', undefined, { token: who })).data;
    expect((await at(mine)).members).toEqual([
      { id: helper.id, name: 'Beto Cano', email: helper.email, joinedAt: NOW, waitsSince: null },
    ]);
    expect((await at(theirs)).homes).toEqual([{ id: owner.id, name: 'Ana Ruiz', joinedAt: NOW, waitsSince: null }]);
  });

  test('ends when it is taken back, and after three days', async () => {
    const { invite, accept, mine } = await scene();
    const [one, other] = [await invite(), await invite()];
    const { links } = (await query('household.get', undefined, { token: mine })).data;
    expect(links).toHaveLength(2);
    for (const { id } of links.slice(0, 1))
      expect((await mutate('household.endLink', { id }, { token: mine })).status).toBe(200);
    vi.setSystemTime(NOW + CARE_LINK_HOURS * HOUR - 1);
    const keys = [(await accept(one)).key, (await accept(other)).key];
    expect(keys.toSorted()).toEqual(['care_link_dead', null].toSorted());
    vi.setSystemTime(NOW);
    const late = await invite();
    vi.setSystemTime(NOW + CARE_LINK_HOURS * HOUR);
    expect((await accept(late)).key).toBe('care_link_dead');
  });

  test('a hundred uses at once let one person in, and no more links stand than may', async () => {
    const { invite, env, mine } = await scene();
    const token = await invite();
    const people = await Promise.all(Array.from({ length: 8 }, async () => aSession(world, await aUser(world))));
    await Promise.all(people.map((one) => mutate('household.accept', { token }, { token: one, env })));
    expect(await world.db.select().from(householdMembers)).toHaveLength(1);
    for (let made = 0; made < MAX_CARE_LINKS; made += 1) await invite();
    expect((await mutate('household.invite', { label: null }, { token: mine })).key).toBe('care_links_full');
  });

  test('what a stolen session made ends with the password: links; who came in the last days waits for a yes, and of before stays', async () => {
    const { owner, invite, accept, mine, env } = await scene();
    await world.db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, owner.id));
    const old = await aCarer(owner, { joinedAt: NOW - (RECENT_DAYS + 1) * DAY });
    const late = await aCarer(owner, { joinedAt: NOW - DAY });
    const token = await invite();
    expect((await query('profile.openLinks', undefined, { token: mine })).data.people).toEqual([
      { name: late.name, isHere: false },
    ]);
    const toor = await aSession(world, await aUser(world, { role: 'toor' }), shownAgain(world));
    expect(
      (await mutate('accounts.update', { id: owner.id, password: 'paraguas-verde' }, { token: toor, env })).status,
    ).toBe(200);
    expect((await accept(token)).key).toBe('care_link_dead');
    const rows = await world.db.select().from(householdMembers);
    expect(rows.filter(({ waitsSince }) => waitsSince === null).map(({ memberId }) => memberId)).toEqual([old.id]);
    const { data } = await query('profile.openLinks', undefined, { token: await aSession(world, owner) });
    expect(data?.people ?? []).toEqual([]);
  });

  test('a session that ends takes the invitations made in it along', async () => {
    const { owner, accept, theirs } = await scene();
    const stolen = await aSession(world, owner, shownAgain(world));
    const token = tokenOf(await mutate('household.invite', { label: null }, { token: stolen }));
    const other = await aSession(world, owner, shownAgain(world));
    expect((await mutate('profile.endOtherSessions', undefined, { token: other })).status).toBe(200);
    expect([(await accept(token)).key, theirs.length > 0]).toEqual(['care_link_dead', true]);
  });
});

describe('who came into a household lately, once its owner’s password was recovered', () => {
  const recovered = async () => {
    const found = await scene();
    const { owner, helper, invite, accept, env, sent } = found;
    await world.db.update(users).set({ emailVerifiedAt: NOW });
    await accept(await invite());
    sent.length = 0;
    await mutate('auth.askRecovery', { email: owner.email }, { env });
    const link = sent.map((mail) => linkIn(mail, '/clave#')).findLast(Boolean);
    const set = { token: link, password: 'paraguas-verde' };
    expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
    const again = await aSession(world, owner, shownAgain(world));
    const household = async (token: string) => (await query('owner.summary', undefined, { token })).data.household;
    return { ...found, again, household, helper };
  };

  test('reads and hears nothing, both are told by mail and on their dashboards, and one yes brings them back', async () => {
    const { owner, helper, pet, clinic, theirs, again, household, sent, env } = await recovered();
    const reads = async () => (await query('pets.get', { id: pet.id }, { token: theirs })).status;
    const cards = async () => (await query('pets.cards', undefined, { token: theirs })).data;
    expect([await reads(), await cards()]).toEqual([404, []]);
    expect([await household(again), await household(theirs)]).toEqual([
      { waiting: [{ id: helper.id, name: 'Beto Cano' }], awaited: [] },
      { waiting: [], awaited: ['Ana Ruiz'] },
    ]);
    expect(sent.find(({ subject }) => subject === 'Tu contraseña cambió')?.text).toContain(
      `Beto Cano (${helper.email}) entró a tu hogar`,
    );
    const told = sent.filter(({ subject }) => subject === 'Tu lugar en un hogar espera un sí');
    expect(told.map(({ to, text }) => [to, text.includes('Ana Ruiz')])).toEqual([[helper.email, true]]);
    await world.db.delete(outbox);
    const visit = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    expect((await mutate('appointments.create', visit, { token: again, env })).status).toBe(200);
    expect((await world.db.select().from(outbox)).some(({ userId }) => userId === helper.id)).toBe(false);

    // Somebody in a stolen session cannot say it in the owner's place.
    const plain = await aSession(world, owner, { openedAt: NOW });
    expect((await mutate('household.keep', { id: helper.id }, { token: plain })).key).toBe('step_up_required');
    expect((await mutate('household.keep', { id: owner.id }, { token: again })).key).toBe('person_not_here');
    expect((await mutate('household.keep', { id: owner.id }, { token: theirs })).key).toBe('person_not_here');
    expect((await mutate('household.keep', { id: helper.id }, { token: again })).status).toBe(200);
    expect([await reads(), await household(again), await household(theirs)]).toEqual([
      200,
      { waiting: [], awaited: [] },
      { waiting: [], awaited: [] },
    ]);
  });

  test('is of it again by another invitation, also where it is full', async () => {
    const { owner, pet, theirs, again, accept } = await recovered();
    const token = tokenOf(await mutate('household.invite', { label: null }, { token: again }));
    for (let others = 1; others < MAX_HOUSEHOLD; others += 1) await aCarer(owner);
    expect((await accept(token)).status).toBe(200);
    expect((await query('pets.get', { id: pet.id }, { token: theirs })).status).toBe(200);
  });

  test('who waits may leave, and be put out', async () => {
    const { owner, helper, theirs, again } = await recovered();
    expect((await mutate('household.leave', { id: owner.id }, { token: theirs })).status).toBe(200);
    expect((await mutate('household.remove', { id: helper.id }, { token: again })).key).toBe('person_not_here');
    const late = await aCarer(owner, { waitsSince: NOW });
    expect((await mutate('household.remove', { id: late.id }, { token: again })).status).toBe(200);
  });
});

describe('a place in a household', () => {
  test('ends by the one who has it, and their links to carnés with it', async () => {
    const { owner, pet, invite, accept, theirs, mine, env } = await scene();
    await accept(await invite());
    const share = { petId: pet.id, label: null, days: 7 };
    const path = (await mutate('records.share', share, { token: theirs, env })).data.path;
    const own = (await mutate('records.share', share, { token: mine, env })).data.path;
    expect((await mutate('household.leave', { id: owner.id }, { token: theirs })).status).toBe(200);
    expect((await query('pets.get', { id: pet.id }, { token: theirs })).status).toBe(404);
    expect([(await send('GET', path)).status, (await send('GET', own)).status]).toEqual([404, 200]);
    expect((await mutate('household.leave', { id: owner.id }, { token: theirs })).key).toBe('person_not_here');
  });

  test('is closed to a password that somebody else set, as animals of one’s own are', async () => {
    const { invite, accept, helper, pet } = await scene();
    await accept(await invite());
    const admin = await aSession(world, await aUser(world, { role: 'admin' }), shownAgain(world));
    await mutate('accounts.update', { id: helper.id, password: 'paraguas-verde' }, { token: admin });
    const given = await aSession(world, helper);
    expect((await query('pets.get', { id: pet.id }, { token: given })).status).not.toBe(200);
  });

  test('goes with either account, and what was written stays without a name', async () => {
    const { invite, accept, helper, pet, mine, theirs } = await scene();
    await accept(await invite());
    await mutate('pets.addWeight', { id: pet.id, date: TODAY, kg: 4.2 }, { token: theirs });
    await mutate('records.create', noteOf(pet.id), { token: theirs });
    await world.db.delete(users).where(eq(users.id, helper.id));
    const { weights } = (await query('pets.get', { id: pet.id }, { token: mine })).data;
    const [entry] = (await query('records.list', { petId: pet.id }, { token: mine })).data.rows;
    expect([weights[0].authorName, entry.authorName]).toEqual([null, '']);
    expect(await world.db.select().from(householdMembers)).toEqual([]);
  });
});

test('who looks after accounts is of nobody’s household: a new role ends the place, and the old one does not bring it back', async () => {
  const { invite, accept, helper, mine } = await scene();
  await accept(await invite());
  const token = await aSession(world, await aUser(world, { role: 'toor' }), shownAgain(world));
  const becomes = async (role: string) =>
    expect((await mutate('accounts.update', { id: helper.id, role }, { token })).key).toBe(null);
  await becomes('admin');
  expect((await query('household.get', undefined, { token: mine })).data.members).toEqual([]);
  await becomes('user');
  expect((await query('household.get', undefined, { token: mine })).data.members).toEqual([]);
});

describe('an animal that goes to another owner', () => {
  test('changes nothing until somebody takes it, then brings its file along; links and permissions end', async () => {
    const { owner, helper, pet, clinic, mine, theirs, offer, accept, sent, env } = await scene();
    await aGrant(world, pet, clinic, NOW - DAY);
    await mutate('records.create', noteOf(pet.id), { token: mine });
    await mutate('messages.send', message(pet.id, clinic.id), { token: mine });
    const path = (await mutate('records.share', { petId: pet.id, label: null, days: 7 }, { token: mine, env })).data
      .path;
    const coming = await anAppointment(world, { pet, clinic, startsAt: '2026-12-01T10:00', status: 'confirmed' });
    const first = await offer();
    const token = await offer();
    expect((await mutate('household.look', { token: first })).key).toBe('care_link_dead');
    expect((await mutate('household.look', { token })).data).toMatchObject({
      pet: { name: 'Nube' },
      clinics: [clinic.name],
    });
    expect((await query('pets.get', { id: pet.id }, { token: theirs })).status).toBe(404);
    expect((await query('pets.get', { id: pet.id }, { token: mine })).status).toBe(200);
    // The clinics that hold its file learn whose it is by the new owner's yes alone.
    expect((await accept(token)).key).toBe('clinics_not_agreed');
    expect((await accept(token, { agrees: true })).data).toEqual({
      petId: pet.id,
      petName: 'Nube',
      ownerName: 'Ana Ruiz',
    });

    expect((await query('pets.get', { id: pet.id }, { token: mine })).status).toBe(404);
    const { data } = await query('pets.get', { id: pet.id }, { token: theirs });
    expect([data.name, data.sharedBy, data.weights.length > 0]).toEqual(['Nube', null, true]);
    const [entry] = (await query('records.list', { petId: pet.id }, { token: theirs })).data.rows;
    expect([entry.title.length > 0, entry.authorName, entry.isOwn]).toEqual([true, '', true]);
    expect((await send('GET', path)).status).toBe(404);
    const open = await world.db.select().from(petGrants).where(eq(petGrants.petId, pet.id));
    expect(open.map(({ revokedAt }) => revokedAt)).toEqual([NOW]);
    const visits = await world.db.select().from(appointments).where(eq(appointments.petId, pet.id));
    expect(visits.map(({ id, ownerId }) => [id === coming.id, ownerId]).toSorted()).toEqual([
      [false, owner.id],
      [true, helper.id],
    ]);
    const [written] = await world.db.select().from(records).where(eq(records.petId, pet.id));
    expect(written?.authorId).toBe(null);
    expect(sent.map(({ subject }) => subject)).toContain('Nube tiene otra familia');
  });

  test('the former owner’s conversations stay theirs: the new one reads what is said from then on', async () => {
    const { pet, clinic, mine, theirs, offer, accept, helper } = await scene();
    await mutate(
      'messages.send',
      { ...message(pet.id, clinic.id), text: 'Mi dirección es la Calle 8' },
      { token: mine },
    );
    await accept(await offer(), { agrees: true });
    expect((await query('messages.threads', undefined, { token: theirs })).data.rows).toEqual([]);
    vi.setSystemTime(NOW + HOUR);
    const { data } = await mutate(
      'messages.send',
      { ...message(pet.id, clinic.id), text: 'Soy la nueva familia' },
      { token: theirs },
    );
    const read = (await query('messages.list', { threadId: data.threadId }, { token: theirs })).data.rows;
    expect(read.map(({ text }: { text: string }) => text)).toEqual(['Soy la nueva familia']);
    const copy = JSON.stringify(
      (await mutate('profile.export', undefined, { token: await aSession({ ...world, now: NOW + HOUR }, helper) }))
        .data,
    );
    expect(copy).not.toContain('Calle 8');
    expect(copy).toContain('cuidan a mis mascotas');
  });

  test('is another’s under another name: to who had it its past visits keep the name of then, to the clinic all is one animal', async () => {
    const { pet, clinic, mine, theirs, offer, accept, owner } = await scene();
    await accept(await offer(), { agrees: true });
    const { data: now } = await query('pets.get', { id: pet.id }, { token: theirs });
    expect((await mutate('pets.update', { ...editOf(now), name: 'Luna' }, { token: theirs })).key).toBe(null);
    const [past] = (await query('appointments.list', { when: 'past' }, { token: mine })).data.rows;
    expect(past.petName).toBe('Nube');
    const copy = (await mutate('profile.export', undefined, { token: await aSession(world, owner) })).data;
    expect(JSON.stringify(copy)).not.toContain('Luna');
    const desk = (await aColleague(clinic, 'titular')).token;
    const seen = (await query('visits.get', { id: past.id }, { token: desk })).data;
    expect(JSON.stringify(seen)).toContain('Luna');
  });

  test('what its former owner and clinics said goes a year after that account, and what the new family says stays', async () => {
    const { pet, clinic, mine, theirs, offer, accept } = await scene();
    const desk = (await aColleague(clinic, 'titular')).token;
    const say = (text: string, token: string) =>
      mutate('messages.send', { ...message(pet.id, clinic.id), text }, { token });
    const answer = (text: string) =>
      mutate('clinicMessages.send', { petId: pet.id, id: crypto.randomUUID(), text }, { token: desk });
    const texts = async () => (await world.db.select().from(messages)).map(({ text }) => text).toSorted();
    const leaves = async () =>
      expect((await mutate('profile.erase', { password: PASSWORD, closing: null }, { token: mine })).key).toBe(null);
    await say('Soy la de antes', mine);
    vi.setSystemTime(NOW + 1);
    expect((await answer('Con gusto, a la de antes')).key).toBe(null);
    await accept(await offer(), { agrees: true });
    vi.setSystemTime(NOW + HOUR);
    expect((await say('Soy la nueva', theirs)).key).toBe(null);
    vi.setSystemTime(NOW + HOUR + 1);
    expect((await answer('Con gusto, a la nueva')).key).toBe(null);
    await leaves();
    await purgeLeft(world.db, NOW + HOUR + 364 * DAY);
    expect(await texts()).toHaveLength(4);
    await purgeLeft(world.db, NOW + HOUR + 366 * DAY);
    expect(await texts()).toEqual(['Con gusto, a la nueva', 'Soy la nueva']);
  });

  test('nor does a conversation end with the new family’s words in it because the account that began it is gone', async () => {
    const { pet, clinic, mine, theirs, offer, accept } = await scene();
    await mutate('messages.send', { ...message(pet.id, clinic.id), text: 'Soy la de antes' }, { token: mine });
    await accept(await offer(), { agrees: true });
    await mutate('profile.erase', { password: PASSWORD, closing: null }, { token: mine });
    vi.setSystemTime(NOW + HOUR);
    await mutate('messages.send', { ...message(pet.id, clinic.id), text: 'Soy la nueva' }, { token: theirs });
    await purgeLeft(world.db, NOW + 366 * DAY);
    expect((await world.db.select().from(messages)).map(({ text }) => text)).toEqual(['Soy la nueva']);
  });

  test('calls the clinic that its new owner authorised, although no visit there stands', async () => {
    const { pet, clinic, theirs, offer, accept } = await scene();
    await world.db.delete(appointments);
    await accept(await offer(), { agrees: true });
    const [card] = (await query('pets.cards', undefined, { token: theirs })).data;
    expect([card.id, card.clinic?.id]).toEqual([pet.id, clinic.id]);
  });

  test('is not taken by who has as many animals as may be, nor after it died or was put away', async () => {
    const { pet, offer, accept, mine } = await scene();
    const token = await offer();
    await world.db.update(pets).set({ diedAt: NOW }).where(eq(pets.id, pet.id));
    expect((await accept(token, { agrees: true })).key).toBe('care_link_dead');
    expect((await mutate('household.handOver', { petId: pet.id, label: null }, { token: mine })).key).toBe(
      'hand_over_living',
    );
  });

  test('ten people at once: one of them has it', async () => {
    const { pet, offer, env } = await scene();
    const token = await offer();
    const people = await Promise.all(Array.from({ length: 10 }, () => aUser(world)));
    await Promise.all(
      people.map(async (one) =>
        mutate('household.accept', { token, agrees: true }, { token: await aSession(world, one), env }),
      ),
    );
    const mine = await world.db.select().from(pets).where(eq(pets.id, pet.id));
    expect(people.filter(({ id }) => id === mine[0]?.ownerId)).toHaveLength(1);
    expect(
      await world.db
        .select()
        .from(carneShares)
        .where(and(eq(carneShares.petId, pet.id))),
    ).toEqual([]);
  });
});
