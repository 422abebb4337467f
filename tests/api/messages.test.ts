import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MESSAGE_BURST } from '../../src/shared/limits.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

/** An owner and a clinic that have a confirmed visit between them, and another pair. */
const scene = async () => {
  const clinic = await aClinic(world, { name: 'Clínica Norte' });
  const vet = await aUser(world, { role: 'business', name: 'Dra. Pardo' });
  await aMember(world, vet, clinic);
  const owner = await aUser(world, { name: 'Ana Ruiz' });
  const pet = await aPet(world, owner, { name: 'Nube' });
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed' });
  return {
    clinic,
    owner,
    pet,
    vet,
    mine: await aSession(world, owner),
    theirs: await aSession(world, vet),
  };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const say = ({ pet, clinic, mine }: Scene, text: string, id: string = crypto.randomUUID()) =>
  mutate('messages.send', { petId: pet.id, clinicId: clinic.id, id, text }, { token: mine });
const answer = ({ pet, theirs }: Scene, text: string, id: string = crypto.randomUUID()) =>
  mutate('clinicMessages.send', { petId: pet.id, id, text }, { token: theirs });
const tick = (ms = 1000) => vi.setSystemTime(Date.now() + ms);

describe('messages between an owner and a clinic', () => {
  test('one conversation per pet and clinic, unread counted on each side until it is seen', async () => {
    const all = await scene();
    expect((await query('messages.contacts', undefined, { token: all.mine })).data).toEqual([
      { petId: all.pet.id, petName: 'Nube', species: 'perro', clinicId: all.clinic.id, clinicName: 'Clínica Norte' },
    ]);
    const first = await say(all, 'Hola, Nube no ha comido.');
    tick();
    await say(all, '¿La llevo hoy?');
    expect((await query('messages.contacts', undefined, { token: all.mine })).data).toEqual([]);

    const [thread] = (await query('clinicMessages.threads', {}, { token: all.theirs })).data.rows;
    expect(thread).toMatchObject({
      id: first.data.threadId,
      petName: 'Nube',
      ownerName: 'Ana Ruiz',
      lastText: '¿La llevo hoy?',
      lastSide: 'owner',
      unread: 2,
      isOpen: true,
    });
    const { data } = await query('clinicMessages.list', { threadId: thread.id }, { token: all.theirs });
    expect(data.rows.map((row: { text: string }) => row.text)).toEqual(['¿La llevo hoy?', 'Hola, Nube no ha comido.']);

    // A message that came after the one that was seen stays unread.
    tick();
    await say(all, 'Ya está mejor.');
    await mutate('clinicMessages.markRead', { threadId: thread.id, until: data.rows[0].at }, { token: all.theirs });
    expect((await query('clinicMessages.threads', {}, { token: all.theirs })).data.rows[0].unread).toBe(1);

    tick();
    await answer(all, 'Qué bueno. Vengan el viernes.');
    expect((await query('messages.unread', undefined, { token: all.mine })).data).toBe(1);
    const read = await query('messages.list', { threadId: thread.id }, { token: all.mine });
    expect(read.data.rows[0]).toMatchObject({ side: 'clinic', authorName: 'Dra. Pardo' });
    await mutate('messages.markRead', { threadId: thread.id, until: read.data.rows[0].at }, { token: all.mine });
    expect((await query('messages.unread', undefined, { token: all.mine })).data).toBe(0);
  });

  test('the same message sent again is one message', async () => {
    const all = await scene();
    const id = crypto.randomUUID();
    const [one, two] = [await say(all, 'Hola', id), await say(all, 'Hola', id)];
    expect(two.data).toEqual(one.data);
    expect((await query('clinicMessages.threads', {}, { token: all.theirs })).data.rows[0].unread).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => say(all, 'A la vez', 'b3f1c1de-0000-4000-8000-000000000001')));
    const { data } = await query('messages.list', { threadId: one.data.threadId }, { token: all.mine });
    expect(data.rows).toHaveLength(2);
    const other = await say(all, 'Hola otra vez', id);
    expect(other.status).toBe(400);
  });

  test('unread conversations come first, and pages follow each other', async () => {
    const all = await scene();
    for (let n = 0; n < 5; n += 1) {
      const pet = await aPet(world, all.owner, { name: `Mascota ${n}` });
      await anAppointment(world, { pet, clinic: all.clinic, startsAt: `2026-12-0${n + 1}T10:00` });
      tick();
      await say({ ...all, pet }, `mensaje ${n}`);
    }
    const before = (await query('clinicMessages.threads', {}, { token: all.theirs })).data.rows;
    await mutate('clinicMessages.markRead', { threadId: before[0].id, until: before[0].lastAt }, { token: all.theirs });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await query(
        'clinicMessages.threads',
        { limit: 2, ...(cursor && { cursor }) },
        { token: all.theirs },
      );
      seen.push(...page.data.rows.map((row: { petName: string }) => row.petName));
      cursor = page.data.next;
    } while (cursor);
    expect(seen).toEqual(['Mascota 3', 'Mascota 2', 'Mascota 1', 'Mascota 0', 'Mascota 4']);
  });

  test('nobody reads or writes in a conversation that is not theirs', async () => {
    const all = await scene();
    const { data } = await say(all, 'Hola');
    const stranger = await aSession(world, await aUser(world));
    const other = await aClinic(world);
    const otherVet = await aUser(world, { role: 'business' });
    await aMember(world, otherVet, other);
    const otherClinic = await aSession(world, otherVet);
    const input = { threadId: data.threadId };
    expect((await query('messages.list', input, { token: stranger })).key).toBe('thread_not_found');
    expect((await query('clinicMessages.list', input, { token: otherClinic })).key).toBe('thread_not_found');
    expect((await say({ ...all, mine: stranger }, 'Hola')).key).toBe('thread_not_found');
    expect((await answer({ ...all, theirs: otherClinic }, 'Hola')).key).toBe('thread_not_found');
    expect((await say({ ...all, clinic: other }, 'Hola')).key).toBe('thread_not_found');
    const mark = { ...input, until: new Date(NOW + 9e6).toISOString() };
    expect((await mutate('messages.markRead', mark, { token: stranger })).key).toBe('thread_not_found');
    expect((await mutate('clinicMessages.markRead', mark, { token: otherClinic })).key).toBe('thread_not_found');
    expect((await query('clinicMessages.threads', {}, { token: all.theirs })).data.rows[0].unread).toBe(1);
    // An id of somebody else's message is refused, and shows nothing of it.
    const id = crypto.randomUUID();
    await say(all, 'Secreto', id);
    const pet = await aPet(world, { id: (await aUser(world)).id });
    expect((await say({ ...all, pet }, 'Otro', id)).key).toBe('thread_not_found');
  });

  test('a clinic writes only about patients whose file is open to it', async () => {
    const all = await scene();
    const pet = await aPet(world, all.owner);
    await anAppointment(world, { pet, clinic: all.clinic, startsAt: '2026-11-30T10:00', status: 'pending' });
    expect((await answer({ ...all, pet }, 'Hola')).key).toBe('thread_not_found');
    expect((await say({ ...all, pet }, 'Hola')).status).toBe(200);
  });

  test('an owner whose request waits, or was declined, is answered by whom they wrote to; who owns the animal next is not', async () => {
    const all = await scene();
    const pet = await aPet(world, all.owner);
    const visit = await anAppointment(world, {
      pet,
      clinic: all.clinic,
      startsAt: '2026-11-30T10:00',
      status: 'pending',
    });
    await say({ ...all, pet }, '¿La llevo en ayunas?');
    expect((await answer({ ...all, pet }, 'Sí, desde la noche.')).status).toBe(200);
    await mutate(
      'visits.setStatus',
      { id: visit.id, version: 1, act: 'cancel', reason: 'Sin cupo' },
      { token: all.theirs },
    );
    expect((await answer({ ...all, pet }, 'Ese día no hay cupo.')).status).toBe(200);
    const about = { threadId: (await say({ ...all, pet }, 'Gracias')).data.threadId };
    const openTo = async (what: 'messages' | 'clinicMessages', token: string) =>
      (await query(`${what}.list`, about, { token })).data.thread.isOpen;
    expect([await openTo('messages', all.mine), await openTo('clinicMessages', all.theirs)]).toEqual([true, true]);
    const next = await aUser(world);
    await world.db.update(pets).set({ ownerId: next.id }).where(eq(pets.id, pet.id));
    expect((await answer({ ...all, pet }, 'Hola')).key).toBe('thread_not_found');
    expect(await openTo('clinicMessages', all.theirs)).toBe(false);
  });

  test('an account that is gone, and a clinic that closed, can be read but not written to', async () => {
    const all = await scene();
    const { data } = await say(all, 'Hola');
    await world.db.update(clinics).set({ closedAt: NOW, isBookable: false });
    expect((await say(all, 'Sigo aquí')).key).toBe('thread_closed');
    const mine = await query('messages.list', { threadId: data.threadId }, { token: all.mine });
    expect(mine.data.thread.isOpen).toBe(false);
    await world.db.update(clinics).set({ closedAt: null });
    await world.db.update(pets).set({ ownerId: null });
    expect((await answer(all, 'Hola')).key).toBe('thread_not_found');
    const { thread } = (await query('clinicMessages.list', { threadId: data.threadId }, { token: all.theirs })).data;
    expect([thread.ownerName, thread.isOpen]).toEqual(['usuario eliminado', false]);
  });

  test('a burst is stopped, says for how long, and is over after a while', async () => {
    const all = await scene();
    for (let n = 0; n < MESSAGE_BURST; n += 1) expect((await say(all, `mensaje ${n}`)).status).toBe(200);
    const refused = await say(all, 'uno más');
    expect([refused.key, refused.headers.get('retry-after')]).toEqual(['too_many_messages', '600']);
    expect((await answer(all, 'Con calma')).status).toBe(200);
    tick(10 * 60 * 1000 + 1000);
    expect((await say(all, 'uno más')).status).toBe(200);
  });

  test('blank and endless texts are refused beside their field', async () => {
    const all = await scene();
    for (const text of ['   ', 'a'.repeat(2001)])
      expect((await say(all, text)).issues.map((issue) => issue.path)).toEqual(['text']);
  });
});
