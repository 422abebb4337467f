// Longer than 200 lines: the whole matrix of callers, files and acts in one place.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { messages } from '../../worker/db/schema/messages.ts';
import { petGrants } from '../../worker/db/schema/patients.ts';
import { carneShares } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aPractice } from '../support/clinic.ts';
import { getFile, putFile, putSmall } from '../support/file-calls.ts';
import { CALLERS, HANGS, READERS, REMOVERS, stage, WRITERS } from '../support/file-stage.ts';
import { jpeg, png } from '../support/sample-files.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

beforeEach(async () => {
  const { objects } = await bindings.FILES.list();
  if (objects.length > 0) await bindings.FILES.delete(objects.map(({ key }) => key));
});

describe('who may do what with a file', () => {
  test('reading: as what it hangs on; everybody else hears that there is none', async () => {
    const { tokens, ids } = await stage();
    const cells = HANGS.flatMap((hangs) => CALLERS.map((caller) => ({ hangs, caller })));
    for (const { hangs, caller } of cells) {
      const token = tokens[caller];
      const path = `/archivos/${ids[hangs]}`;
      const told = READERS[hangs].includes(caller) ? [200, undefined] : [404, 'file_not_found'];
      for (const address of [path, `${path}/mini`]) {
        const { status, body } = await send('GET', address, { token });
        expect([hangs, caller, address, status, body?.code]).toEqual([hangs, caller, address, ...told]);
      }
      expect([hangs, caller, (await send('HEAD', path, { token })).status]).toEqual([hangs, caller, told[0]]);
    }
  });

  test('adding: whoever may write there', async () => {
    const { tokens, places, ids } = await stage();
    for (const hangs of HANGS)
      for (const caller of CALLERS) {
        const may = WRITERS[hangs].includes(caller);
        const { status } = await putFile(tokens[caller], places[hangs]);
        expect([hangs, caller, status < 300]).toEqual([hangs, caller, may]);
        expect([hangs, caller, [201, 401, 403, 404].includes(status)]).toEqual([hangs, caller, true]);
        // Nor under the name of one that is there: it stays what it is.
        const other = await putFile(tokens[caller], places[hangs], { id: ids.carne, bytes: jpeg({ drawn: 77 }) });
        expect([hangs, caller, other.status >= 400]).toEqual([hangs, caller, true]);
        if (caller !== 'owner') expect((await putSmall(tokens[caller] ?? '', ids.carne)).status).toBeGreaterThan(399);
      }
    expect(await bindings.FILES.list()).toMatchObject({ truncated: false });
  });

  test('taking away: an owner what they keep, a clinic puts aside what it wrote; what was sent stays', async () => {
    const { tokens, ids } = await stage();
    for (const hangs of HANGS)
      for (const caller of CALLERS.filter((one) => !REMOVERS[hangs].includes(one))) {
        const token = tokens[caller];
        expect([hangs, caller, (await send('DELETE', `/archivos/${ids[hangs]}`, { token })).status >= 400]).toEqual([
          hangs,
          caller,
          true,
        ]);
        const aside = await mutate('clinicFiles.withdraw', { id: ids[hangs], withdrawn: true }, { token });
        expect([hangs, caller, aside.status >= 400]).toEqual([hangs, caller, true]);
        const words = { id: ids[hangs], caption: 'Ajeno' };
        for (const procedure of ['files.describe', 'clinicFiles.describe'])
          expect([hangs, caller, (await mutate(procedure, words, { token })).status >= 400]).toEqual([
            hangs,
            caller,
            true,
          ]);
      }
    for (const [hangs, id] of Object.entries(ids))
      expect([hangs, (await getFile(tokens.owner, id)).status]).toEqual([hangs, 200]);
  });

  test('a list tells no more than reading would', async () => {
    const { tokens, ids, pet } = await stage();
    const [{ id: threadId }] = (await query('messages.threads', {}, { token: tokens.owner })).data.rows;
    for (const caller of CALLERS) {
      const token = tokens[caller];
      const side = caller.includes('owner') ? 'files' : 'clinicFiles';
      const { data } = await query(`${side}.ofPet`, { petId: pet.id }, { token });
      const told = (data?.rows ?? []).map(({ id }: { id: string }) => id).sort();
      const readable = (['carne', 'record', 'own-record'] as const).filter((hangs) => READERS[hangs].includes(caller));
      expect([caller, told]).toEqual([caller, readable.map((hangs) => ids[hangs]).sort()]);
      const photos = await query(`${side}.photos`, { petIds: [pet.id] }, { token });
      expect([caller, (photos.data ?? []).length]).toEqual([caller, READERS.photo.includes(caller) ? 1 : 0]);
      const letters = caller.includes('owner') ? 'messages.list' : 'clinicMessages.list';
      const said = (await query(letters, { threadId }, { token })).data?.rows ?? [];
      const hung = said.flatMap(({ papers }: { papers: { id: string }[] }) => papers.map(({ id }) => id)).sort();
      const sent = (['message', 'clinic-message'] as const).filter((hangs) => READERS[hangs].includes(caller));
      expect([caller, hung]).toEqual([caller, sent.map((hangs) => ids[hangs]).sort()]);
    }
  });
});

describe('the photo on a shared carné', () => {
  const linked = async (token: string | undefined, petId: string, showsPhoto: boolean): Promise<string> => {
    const { status, data } = await mutate('records.share', { petId, days: 7, showsPhoto }, { token });
    expect([status, data.showsPhoto]).toEqual([200, showsPhoto]);
    return data.path;
  };
  const photoOf = (path: string) => send('GET', `${path}/foto`);
  const isDrawn = async (path: string) => /<img class="photo" src="\/carne\//.test((await send('GET', path)).text);

  test('stands there if its owner says so, for whoever holds the link and nobody else', async () => {
    const { pet, mine } = await aPractice();
    await putFile(mine, { kind: 'carne', of: pet.id });
    const [shown, hidden] = [await linked(mine, pet.id, true), await linked(mine, pet.id, false)];
    // A photo of the paper carné is not the pet's.
    expect([(await photoOf(shown)).status, await isDrawn(shown)]).toEqual([404, false]);
    const { id } = await putFile(mine, { kind: 'photo', of: pet.id });
    const seen = await photoOf(shown);
    expect([seen.status, seen.headers.get('content-type'), await isDrawn(shown)]).toEqual([200, 'image/jpeg', true]);
    expect(seen.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect([(await photoOf(hidden)).status, await isDrawn(hidden)]).toEqual([404, false]);
    for (const path of [`/carne/${'A'.repeat(43)}`, '/carne/corto', shown.toLowerCase()])
      expect([path, (await photoOf(path)).status]).toEqual([path, 404]);
    // The small one once it has come.
    await putSmall(mine, id, png());
    expect((await photoOf(shown)).headers.get('content-type')).toBe('image/png');
    expect((await send('PUT', `${shown}/foto`, { body: jpeg() })).status).toBe(405);
  });

  test('goes with the link, the photo, the term and the account', async () => {
    const { pet, owner, mine } = await aPractice();
    const { id } = await putFile(mine, { kind: 'photo', of: pet.id });
    const path = await linked(mine, pet.id, true);
    const told = async () => (await photoOf(path)).status;
    const carne = (await query('records.carne', { petId: pet.id }, { token: mine })).data;
    expect(await told()).toBe(200);
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id));
    expect(await told()).toBe(404);
    await world.db.update(users).set({ isActive: true }).where(eq(users.id, owner.id));
    await world.db.update(carneShares).set({ expiresAt: NOW });
    expect(await told()).toBe(404);
    await world.db.update(carneShares).set({ expiresAt: NOW + 1000 });
    expect(await told()).toBe(200);
    await mutate('records.revokeShare', { id: carne.shares[0].id }, { token: mine });
    expect(await told()).toBe(404);
    await world.db.update(carneShares).set({ revokedAt: null });
    await send('DELETE', `/archivos/${id}`, { token: mine });
    expect([await told(), await isDrawn(path)]).toEqual([404, false]);
  });
});

describe('what was open closes', () => {
  test('with the session, the account, the grant, the visit and the hour', async () => {
    const { tokens, ids, places, pet } = await stage();
    await mutate('auth.logout', undefined, { token: tokens.colleague });
    expect((await getFile(tokens.colleague, ids.record)).status).toBe(404);

    await world.db.update(petGrants).set({ revokedAt: NOW });
    expect((await getFile(tokens.granted, ids['own-record'])).status).toBe(404);
    expect((await getFile(tokens.granted, ids.photo)).status).toBe(200);

    const visits = await query('appointments.list', {}, { token: tokens.owner });
    expect(visits.status).toBe(200);
    for (const { id } of await world.db.select().from(appointments).where(eq(appointments.status, 'confirmed')))
      await mutate('appointments.cancel', { id, version: 1, reason: 'Ya no' }, { token: tokens.owner });
    expect((await getFile(tokens.granted, ids.photo)).status).toBe(404);

    await world.db.update(messages).set({ at: NOW - 2 * 60 * 60 * 1000 });
    expect((await putFile(tokens.owner, places.message)).body.code).toBe('file_place_closed');

    await mutate('clinicFiles.withdraw', { id: ids.record, withdrawn: true }, { token: tokens.clinic });
    const { data } = await query('files.ofPet', { petId: pet.id }, { token: tokens.owner });
    expect(data.rows.find(({ id }: { id: string }) => id === ids.record).withdrawnAt).toBe(NOW);

    // An account whose password came from elsewhere is closed to files as to calls (auth/held.ts).
    await world.db.update(users).set({ heldUntil: NOW + 1 });
    for (const hangs of HANGS) expect([hangs, (await getFile(tokens.owner, ids[hangs])).status]).toEqual([hangs, 404]);
    expect((await putFile(tokens.owner, places.photo)).body.code).toBe('account_held');
    expect((await send('DELETE', `/archivos/${ids.photo}`, { token: tokens.owner })).body.code).toBe('account_held');
    await world.db.update(users).set({ heldUntil: null });
    expect((await getFile(tokens.owner, ids.photo)).status).toBe(200);

    await world.db.update(users).set({ isActive: false });
    for (const hangs of HANGS) expect([hangs, (await getFile(tokens.owner, ids[hangs])).status]).toEqual([hangs, 404]);
  });
});
