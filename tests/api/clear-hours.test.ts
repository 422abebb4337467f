// Longer than 200 lines: what is proposed, moved and told of a sick afternoon, side by side.
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FREE_CANCELLATIONS, MAX_BLOCKS, MAX_MOVED } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';
import { clinicBlocks } from '../../worker/db/schema/clinics.ts';
import { appointmentEvents, appointments, visitSlots } from '../../worker/db/schema/visits.ts';
import { type Free, propose, type Seeker } from '../../worker/features/visits/to-move.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser, someAgendas } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const DAY = '2026-11-26';
const NEXT = '2026-11-27';

/** A clinic with agendas 0 and 1, and visits of an afternoon: `[time, agenda, type]`. */
const anAfternoon = async (
  visits: (readonly [time: string, agenda: number, type?: 'checkup' | 'grooming'])[],
  numbers = [0, 1],
) => {
  const clinic = await aClinic(world, { lengths: { grooming: 3 } });
  await someAgendas(world, clinic, numbers);
  const user = await aUser(world, { role: 'business', password: 'sombrilla-roja' });
  await aMember(world, user, clinic, 'recepcion');
  const token = await aSession(world, user, { openedAt: NOW - 25 * 60 * 1000 });
  const owner = await aUser(world);
  const made = [];
  for (const [time, seat, type = 'checkup'] of visits)
    made.push(
      await anAppointment(world, {
        pet: await aPet(world, owner),
        clinic,
        startsAt: `${DAY}T${time}`,
        seat,
        type,
        halfHours: type === 'grooming' ? 3 : 1,
        status: 'confirmed',
      }),
    );
  const look = async (input: object = {}) =>
    (await query('visits.toMove', { date: DAY, from: '14:00', until: '17:30', ...input }, { token })).data;
  const { sent, env } = aMailbox();
  const move = (moves: object[], more: object = {}, key?: string) =>
    mutate(
      'visits.moveMany',
      { moves, reason: 'Se enfermó', ...more },
      { token, env, headers: key ? { 'idempotency-key': key } : {} },
    );
  return { clinic, owner, token, made, look, move, sent, user };
};
type Looked = { id: string; version: number; proposed: { date: string; agenda: number | null } | null };
const asked = (visits: Looked[]) =>
  visits.map(({ id, version, proposed }) => ({ id, version, date: proposed?.date, agenda: proposed?.agenda }));
const rowOf = async (id: string | undefined) =>
  (
    await world.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, id ?? ''))
  )[0];

test('of a vet who goes home: another’s free hour of the same afternoon comes before the next day', async () => {
  const { look, move } = await anAfternoon([
    ['14:00', 1],
    ['14:30', 0],
    ['14:30', 1],
  ]);
  const { visits } = await look({ agenda: 1, stays: false });
  expect(visits.map(({ proposed }: Looked) => proposed)).toEqual([
    { date: `${DAY}T14:00`, agenda: 0 },
    { date: `${DAY}T15:00`, agenda: 0 },
  ]);
  expect((await move(asked(visits))).data.moved).toHaveLength(2);
});

describe('a sick afternoon', () => {
  test('of one agenda: its visits, with the first hours after it, none of them twice', async () => {
    const { look, made } = await anAfternoon([
      ['13:30', 1],
      ['14:00', 1],
      ['14:30', 0],
      ['15:00', 1, 'grooming'],
      ['16:30', 1],
    ]);
    const { visits, more } = await look({ agenda: 1, stays: true });
    expect(more).toBe(false);
    expect(visits.map(({ id }: Looked) => id)).toEqual([made[1]?.id, made[3]?.id, made[4]?.id]);
    expect(visits.map(({ proposed }: Looked) => proposed)).toEqual([
      { date: `${NEXT}T09:00`, agenda: 1 },
      { date: `${NEXT}T09:30`, agenda: 1 },
      { date: `${NEXT}T11:00`, agenda: 1 },
    ]);
    // Whoever may go to anybody has the other agenda too, that same afternoon.
    const { visits: any } = await look({ agenda: 1 });
    expect(any.map(({ proposed }: Looked) => proposed)).toEqual([
      { date: `${DAY}T14:00`, agenda: 0 },
      { date: `${DAY}T15:00`, agenda: 0 },
      { date: `${DAY}T16:30`, agenda: 0 },
    ]);
    expect((await look()).visits).toHaveLength(4);
    expect((await look({ from: '13:30', until: '14:00' })).visits).toHaveLength(1);
  });

  test('of a clinic without agendas too', async () => {
    const { look, move } = await anAfternoon([['14:00', 0]], []);
    const { visits } = await look();
    expect(visits[0].proposed).toEqual({ date: `${NEXT}T09:00`, agenda: null });
    const { data } = await move(asked(visits));
    expect(data.moved.map(({ date, time }: { date: string; time: string }) => `${date}T${time}`)).toEqual([
      `${NEXT}T09:00`,
    ]);
  });

  test('moves in one act: each keeps its history, each owner hears, and what is taken by then stays and is told', async () => {
    const { clinic, owner, look, move, made, sent } = await anAfternoon([
      ['14:00', 1],
      ['15:00', 1],
      ['16:00', 1],
    ]);
    const { visits } = await look({ agenda: 1, stays: true });
    // Somebody books the second of the new hours meanwhile, and the third visit is changed by somebody else.
    const [first, second] = [visits[0].proposed, visits[1].proposed];
    const pet = await aPet(world, owner);
    await anAppointment(world, { pet, clinic, startsAt: second.date, seat: 1, status: 'confirmed' });
    const [one, two, three] = asked(visits);
    const { data, key } = await move([one, two, { ...three, version: 7 }] as object[]);
    expect(key).toBeNull();
    expect(
      data.moved.map(({ id, time, agenda }: { id: string; time: string; agenda: { number: number } }) => [
        id,
        time,
        agenda.number,
      ]),
    ).toEqual([[made[0]?.id, first.date.slice(11), 1]]);
    expect(data.kept.map(({ id }: { id: string }) => id)).toEqual([made[1]?.id, made[2]?.id]);
    expect((await rowOf(made[1]?.id))?.startsAt).toBe(`${DAY}T15:00`);
    const events = await world.db.select().from(appointmentEvents);
    expect(
      events.map(({ appointmentId, movedFrom, movedTo, reason }) => [appointmentId, movedFrom, movedTo, reason]),
    ).toEqual([[made[0]?.id, `${DAY}T14:00`, first.date, 'Se enfermó']]);
    expect(sent.map(({ to }) => to)).toEqual([owner.email]);
  });

  const closes = { date: DAY, from: '14:00', until: '17:30', agenda: 1 };
  const blocksOf = () => world.db.select().from(clinicBlocks);

  test('closes its hours in the same act: they are nobody’s once their visits left', async () => {
    const { look, move, token } = await anAfternoon([
      ['14:00', 1],
      ['15:00', 1],
    ]);
    const { visits } = await look({ agenda: 1, stays: true });
    const { data, key } = await move(asked(visits), { closes });
    expect([key, data.moved.length, data.kept.length]).toEqual([null, 2, 0]);
    expect(
      (await blocksOf()).map(({ startsAt, endsAt, agenda, reason }) => [startsAt, endsAt, agenda, reason]),
    ).toEqual([[`${DAY}T14:00`, `${DAY}T17:30`, 1, 'Se enfermó']]);
    const { visits: none } = await look({ agenda: 1 });
    expect(none).toEqual([]);
    // Hours without visits are closed by the same act.
    const morning = { date: DAY, from: '09:00', until: '10:00', agenda: 1 };
    expect((await mutate('visits.moveMany', { moves: [], reason: null, closes: morning }, { token })).key).toBeNull();
    expect(await blocksOf()).toHaveLength(2);
    expect((await mutate('visits.moveMany', { moves: [], reason: null }, { token })).key).toBe('invalid');
  });

  test('a visit that came into the hours meanwhile is told: nothing is closed or moved until it was seen', async () => {
    const { look, move, made, clinic, owner } = await anAfternoon([['14:00', 1]]);
    const { visits } = await look({ agenda: 1, stays: true });
    const seen = visits.map(({ id }: Looked) => id);
    const pet = await aPet(world, owner);
    const late = await anAppointment(world, { pet, clinic, startsAt: `${DAY}T14:30`, seat: 1, status: 'confirmed' });
    // One of the other agenda is none of these hours.
    const other = await aPet(world, owner);
    await anAppointment(world, { pet: other, clinic, startsAt: `${DAY}T14:30`, seat: 0, status: 'confirmed' });
    expect((await move(asked(visits), { closes, seen })).key).toBe('hours_entered');
    expect(await blocksOf()).toEqual([]);
    expect((await rowOf(made[0]?.id))?.startsAt).toBe(`${DAY}T14:00`);
    const { visits: now } = await look({ agenda: 1, stays: true });
    expect(now.map(({ id }: Looked) => id)).toEqual([made[0]?.id, late.id]);
    // Whoever saw it may leave it there; sent again it is the same act, whatever came since.
    const all = { closes, seen: [...seen, late.id] };
    const { data } = await move(asked(visits), all, 'otra-vez');
    expect(data.moved).toHaveLength(1);
    expect((await move(asked(visits), all, 'otra-vez')).data).toEqual(data);
    expect(await blocksOf()).toHaveLength(1);
  });

  test('sent again after a lost answer it says the same, closes once and tells nobody twice', async () => {
    const { look, move, sent } = await anAfternoon([['14:00', 1]]);
    const { visits } = await look({ agenda: 1, stays: true });
    const once = await move(asked(visits), { closes }, 'una-sola-vez');
    const again = await move(asked(visits), { closes }, 'una-sola-vez');
    expect(again.data).toEqual(once.data);
    expect([(await blocksOf()).length, sent.length]).toEqual([1, 1]);
    const other = await move(asked(visits), { closes, reason: 'Viajó' }, 'una-sola-vez');
    expect(other.key).toBe('key_reused');
  });

  test('leaves nothing half done: where the hours cannot be closed no visit moves, and where none may move none are closed', async () => {
    const many = SLOTS.slice(0, FREE_CANCELLATIONS + 1).map((time) => [time, 0] as const);
    const { look, move, made, clinic, user } = await anAfternoon(many);
    const { visits } = await look({ from: '09:00', until: '17:30', stays: true });
    const all = { date: DAY, from: '09:00', until: '17:30' };
    expect((await move(asked(visits), { closes: all })).key).toBe('step_up_required');
    expect(await blocksOf()).toEqual([]);
    for (let n = 0; n < MAX_BLOCKS; n++)
      await world.db.insert(clinicBlocks).values({
        id: `b${n}`,
        clinicId: clinic.id,
        startsAt: '2027-01-04T09:00',
        endsAt: '2027-01-04T10:00',
        createdBy: user.id,
        createdAt: NOW,
      });
    expect((await move(asked(visits).slice(0, 2), { closes: all })).key).toBe('blocks_full');
    expect((await rowOf(made[0]?.id))?.version).toBe(1);
  });

  test('that is over is not closed', async () => {
    const { move } = await anAfternoon([]);
    const { issues } = await move([], { closes: { ...closes, date: '2026-01-02' } });
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['until']);
  });

  test('two visits that ask for one hour: the first has it', async () => {
    const { move, made } = await anAfternoon([
      ['14:00', 0],
      ['14:30', 0],
    ]);
    const to = { version: 1, date: `${NEXT}T09:00`, agenda: 0 };
    const { data } = await move(made.map(({ id }) => ({ id, ...to })));
    expect([data.moved, data.kept].map((some) => some.map(({ id }: { id: string }) => id))).toEqual([
      [made[0]?.id],
      [made[1]?.id],
    ]);
    const rows = await world.db.select().from(visitSlots);
    expect(new Set(rows.map(({ startsAt, seat }) => `${startsAt} ${seat}`)).size).toBe(rows.length);
  });

  test('of another clinic moves nothing', async () => {
    const [{ made }, { move }] = [await anAfternoon([['14:00', 0]]), await anAfternoon([])];
    const { data } = await move([{ id: made[0]?.id, version: 1, date: `${NEXT}T09:00` }]);
    expect(data).toEqual({ moved: [], kept: [] });
    expect((await rowOf(made[0]?.id))?.startsAt).toBe(`${DAY}T14:00`);
  });

  test('of more visits than one may cancel at once asks who is there, and moves none of them before', async () => {
    const many = SLOTS.slice(0, FREE_CANCELLATIONS + 1).map((time) => [time, 0] as const);
    const { look, move, made, token } = await anAfternoon(many);
    const { visits } = await look({ from: '09:00', until: '17:30', stays: true });
    expect((await move(asked(visits))).key).toBe('step_up_required');
    expect((await rowOf(made[0]?.id))?.version).toBe(1);
    await mutate('auth.stepUp', { password: 'sombrilla-roja' }, { token });
    expect((await move(asked(visits))).data.moved).toHaveLength(FREE_CANCELLATIONS + 1);
  });

  test('lists no more than one act moves, and says that there are others', async () => {
    const many = [0, 1].flatMap((agenda) => SLOTS.slice(0, 12).map((time) => [time, agenda] as const));
    const { look } = await anAfternoon(many);
    const { visits, more } = await look({ from: '09:00', until: '17:30' });
    expect([visits.length, more]).toEqual([MAX_MOVED, true]);
  });

  test.each([
    [{ from: '15:00', until: '15:00' }, 'until'],
    [{ from: '9' }, 'from'],
    [{ date: '2026-02-30' }, 'date'],
    [{ agenda: 20 }, 'agenda'],
  ])('says what is wrong with its hours: %j', async (wrong, path) => {
    const { token } = await anAfternoon([]);
    const input = { date: DAY, from: '14:00', until: '17:30', ...wrong };
    const { issues } = await query('visits.toMove', input, { token });
    expect(issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });
});

test('proposals take no half hour of an agenda twice, no animal at two places, and leave out none that fits', () => {
  const seeker = fc.record({ pet: fc.nat(3), type: fc.constantFrom('short', 'long'), agenda: fc.option(fc.nat(2)) });
  const free = fc.record({ slot: fc.nat(8), type: fc.constantFrom('short', 'long'), agenda: fc.nat(2) });
  const startOf = (slot: number) => `${DAY}T${SLOTS[slot]}`;
  fc.assert(
    fc.property(
      fc.array(seeker, { maxLength: 8 }),
      fc.uniqueArray(free, { maxLength: 20 }),
      fc.boolean(),
      (who, what, stays) => {
        const visits: Seeker[] = who.map(({ pet, type, agenda }, index) => ({
          id: String(index),
          petId: `p${pet}`,
          type,
          agenda: agenda === null ? null : { number: agenda },
          date: DAY,
          time: '09:00',
        }));
        const times: Free[] = what.map(({ slot, type, agenda }) => ({
          start: startOf(slot),
          type,
          agenda,
          halfHours: type === 'long' ? 2 : 1,
        }));
        const found = propose(visits, times, new Set(), stays);
        const held = (start: string, type: string) =>
          [0, 1].slice(0, type === 'long' ? 2 : 1).map((nth) => wallTime(instantOf(start) + nth * 30 * 60_000));
        const taken: string[] = [];
        for (const [index, proposal] of found.entries()) {
          const visit = visits[index];
          if (!visit) continue;
          const keys = (one: { start: string; agenda: number | null }) =>
            held(one.start, visit.type).flatMap((half) => [`${one.agenda} ${half}`, `${visit.petId} ${half}`]);
          const possible = times.filter(
            (one) =>
              one.type === visit.type &&
              (!stays || visit.agenda === null || one.agenda === visit.agenda.number) &&
              keys(one).every((key) => !taken.includes(key)),
          );
          const earliest = possible.map(({ start }) => start).sort()[0];
          expect(proposal?.date).toBe(earliest);
          if (!proposal) continue;
          const mine = keys({ start: proposal.date, agenda: proposal.agenda });
          expect(mine.some((key) => taken.includes(key))).toBe(false);
          expect(possible.some(({ start, agenda }) => start === proposal.date && agenda === proposal.agenda)).toBe(
            true,
          );
          taken.push(...mine);
        }
      },
    ),
  );
});
