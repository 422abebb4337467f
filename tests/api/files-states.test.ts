import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../worker/db/schema/clinics.ts';
import { petGrants } from '../../worker/db/schema/patients.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { putFile } from '../support/file-calls.ts';
import { CALLERS, type Caller, HANGS, type Hangs, READERS, stage, WRITERS } from '../support/file-stage.ts';
import { bindings, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

beforeEach(async () => {
  const { objects } = await bindings.FILES.list();
  if (objects.length > 0) await bindings.FILES.delete(objects.map(({ key }) => key));
});

type Stage = Awaited<ReturnType<typeof stage>>;
type Cells = Record<Hangs, readonly Caller[]>;

/** A table without these callers, in all its rows or in some. */
const without = (cells: Cells, gone: readonly Caller[], rows: readonly Hangs[] = HANGS): Cells =>
  Object.fromEntries(
    HANGS.map((hangs) => [
      hangs,
      rows.includes(hangs) ? cells[hangs].filter((caller) => !gone.includes(caller)) : cells[hangs],
    ]),
  ) as Cells;
const EVERYBODY = CALLERS;
const clinicIs = (is: Partial<typeof clinics.$inferInsert>) => (s: Stage) =>
  world.db.update(clinics).set(is).where(eq(clinics.id, s.clinic.id));
const accountIs = (whose: 'owner' | 'vet', is: Partial<typeof users.$inferInsert>) => (s: Stage) =>
  world.db.update(users).set(is).where(eq(users.id, s[whose].id));
const ended = async (s: Stage) => {
  const { token } = await signedIn('toor');
  expect((await mutate('accounts.revokeSessions', { id: s.owner.id }, { token })).status).toBe(200);
};

/** What happens, and who reads and adds after it. */
const STATES: Record<string, { act: (s: Stage) => Promise<unknown>; reads: Cells; adds: Cells }> = {
  'the owner signed out': {
    act: ({ tokens }) => mutate('auth.logout', undefined, { token: tokens.owner }),
    reads: without(READERS, ['owner']),
    adds: without(WRITERS, ['owner']),
  },
  'the administration ended the sessions': {
    act: ended,
    // What clinics were let read of late ends with them (0191).
    reads: without(without(READERS, ['owner']), ['granted'], ['carne', 'record', 'own-record']),
    adds: without(WRITERS, ['owner']),
  },
  'the owner is deactivated': {
    act: accountIs('owner', { isActive: false }),
    reads: without(READERS, ['owner']),
    adds: without(WRITERS, ['owner']),
  },
  'the owner has a password of somebody else': {
    act: accountIs('owner', { heldUntil: NOW + 1 }),
    reads: without(READERS, ['owner']),
    adds: without(WRITERS, ['owner']),
  },
  'the vet is deactivated': {
    act: accountIs('vet', { isActive: false }),
    reads: without(READERS, ['clinic']),
    adds: without(WRITERS, ['clinic']),
  },
  'the vet left the clinic': {
    act: ({ vet }) => world.db.delete(clinicMembers).where(eq(clinicMembers.userId, vet.id)),
    reads: without(READERS, ['clinic']),
    adds: without(WRITERS, ['clinic']),
  },
  'the clinic closed': {
    act: clinicIs({ closedAt: NOW, isBookable: false }),
    reads: READERS,
    adds: without(without(WRITERS, ['clinic', 'colleague']), ['owner'], ['message']),
  },
  'the grant was taken back': {
    act: () => world.db.update(petGrants).set({ revokedAt: NOW }),
    reads: without(READERS, ['granted'], ['carne', 'record', 'own-record']),
    adds: WRITERS,
  },
  'the pet is archived': {
    act: ({ pet }) => world.db.update(pets).set({ archivedAt: NOW }).where(eq(pets.id, pet.id)),
    reads: READERS,
    adds: without(WRITERS, ['owner'], ['photo', 'carne']),
  },
  'the clinic put its paper aside': {
    act: ({ ids, tokens }) =>
      mutate('clinicFiles.withdraw', { id: ids.record, withdrawn: true }, { token: tokens.clinic }),
    reads: READERS,
    adds: WRITERS,
  },
  'the owner is erased, and the animal detached': {
    act: async (s) => {
      const { token } = await signedIn('toor');
      expect((await mutate('accounts.remove', { id: s.owner.id, reason: 'Lo pidió' }, { token })).status).toBe(200);
    },
    reads: {
      ...without(READERS, EVERYBODY),
      record: ['clinic', 'colleague'],
      'clinic-message': ['clinic', 'colleague'],
    },
    adds: without(WRITERS, ['owner']),
  },
};

/** Those whom something here opens or closes a file to, and one of those who never see any (files-access.test.ts has them all). */
const WATCHED = CALLERS.filter((caller) => caller === 'other owner' || HANGS.some((h) => READERS[h].includes(caller)));

test.each(Object.entries(STATES))('when %s', async (_, { act, reads, adds }) => {
  const s = await stage();
  await act(s);
  for (const hangs of HANGS)
    for (const caller of WATCHED) {
      const token = s.tokens[caller];
      const path = `/archivos/${s.ids[hangs]}`;
      const may = reads[hangs].includes(caller);
      expect([hangs, caller, (await send('GET', path, { token })).status]).toEqual([hangs, caller, may ? 200 : 404]);
      if (may || !READERS[hangs].includes(caller)) continue;
      // Closed to whom it was open: by every way.
      const words = { id: s.ids[hangs], caption: 'Ajeno' };
      const tried = await Promise.all([
        send('HEAD', path, { token }),
        send('GET', `${path}/mini`, { token }),
        send('GET', path, { token, headers: { range: 'bytes=0-3' } }),
        send('DELETE', path, { token }),
        mutate('files.describe', words, { token }),
        mutate('clinicFiles.describe', words, { token }),
        mutate('clinicFiles.withdraw', { id: s.ids[hangs], withdrawn: true }, { token }),
      ]);
      expect([hangs, caller, tried.slice(0, 3).map(({ status }) => status)]).toEqual([hangs, caller, [404, 404, 404]]);
      expect([hangs, caller, tried.slice(3).every(({ status }) => status >= 400)]).toEqual([hangs, caller, true]);
    }
  for (const hangs of HANGS)
    for (const caller of WRITERS[hangs]) {
      const { status } = await putFile(s.tokens[caller], s.places[hangs]);
      expect([hangs, caller, status === 201]).toEqual([hangs, caller, adds[hangs].includes(caller)]);
    }
  // The archive and the lists follow whoever is no longer let in.
  const token = s.tokens.owner;
  const told = [
    await send('GET', '/fotos-y-papeles.zip', { token }),
    await query('files.ofPet', { petId: s.pet.id }, { token }),
  ];
  expect(told.map(({ status }) => status === 200)).toEqual(Array(2).fill(reads.photo.includes('owner')));
});
