import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_OPEN_REQUESTS } from '../../src/shared/limits.ts';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aSession } from '../support/builders.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const TEXT = '¿Qué datos míos tienen y desde cuándo?';
const file = (token: string, kind = 'consulta', text = TEXT) => mutate('requests.file', { kind, text }, { token });
const mine = async (token: string) => (await query('requests.mine', undefined, { token })).data.rows;
const inbox = async (token: string, input: object = {}) => (await query('requests.inbox', input, { token })).data;
const acts = async () => (await world.db.select().from(auditLog)).map((row) => [row.actorId, row.action, row.targetId]);

/** The days that follow are filed on Wednesday 25 November 2026; the 8 December is a holiday. */
describe('filing a request about one’s own data', () => {
  test.each([
    ['consulta', '2026-12-10'],
    ['reclamo', '2026-12-17'],
  ])('a %s is due on %s', async (kind, dueOn) => {
    const { user, token } = await signedIn('user');
    const { data } = await file(token, kind);
    expect(data).toMatchObject({ kind, text: TEXT, dueOn, createdAt: NOW, answer: null, answeredAt: null });
    expect(await mine(token)).toEqual([data]);
    expect(await acts()).toEqual([[user.id, 'request.filed', user.id]]);
  });

  test('every role may ask, and each sees its own only, the latest first', async () => {
    const [owner, vet, admin] = [await signedIn('user'), await signedIn('business'), await signedIn('admin')];
    for (const { token } of [owner, vet, admin]) await file(token);
    vi.setSystemTime(NOW + 60_000);
    await file(owner.token, 'reclamo');
    expect((await mine(owner.token)).map(({ kind }: { kind: string }) => kind)).toEqual(['reclamo', 'consulta']);
    expect(await mine(vet.token)).toHaveLength(1);
  });

  test('an empty text and an unknown kind are named by field', async () => {
    const { token } = await signedIn();
    expect((await file(token, 'consulta', '  ')).issues).toEqual([
      { path: 'text', message: 'Este campo es obligatorio.' },
    ]);
    expect((await file(token, 'queja')).issues.map(({ path }) => path)).toEqual(['kind']);
  });

  test('only so many wait at once', async () => {
    const { token } = await signedIn();
    for (let count = 0; count < MAX_OPEN_REQUESTS; count += 1) expect((await file(token)).status).toBe(200);
    const refused = await file(token);
    expect([refused.status, refused.key]).toEqual([409, 'requests_full']);
    expect(await mine(token)).toHaveLength(MAX_OPEN_REQUESTS);
  });
});

describe('answering', () => {
  test('the inbox lists the open ones by due day, page by page', async () => {
    const [owner, { token }] = [await signedIn(), await signedIn('admin')];
    await file(owner.token, 'reclamo');
    await file(owner.token, 'consulta');
    const first = await inbox(token, { limit: 1 });
    expect(first.rows.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(['2026-12-10']);
    expect(first.rows[0].person).toEqual({
      id: owner.user.id,
      name: owner.user.name,
      email: owner.user.email,
      role: 'user',
    });
    const second = await inbox(token, { limit: 1, cursor: first.next });
    expect([second.rows[0].dueOn, second.next]).toEqual(['2026-12-17', null]);
    expect((await query('requests.pending', undefined, { token })).data).toEqual({ open: 2, dueOn: '2026-12-10' });
  });

  test('the person reads the answer, and it is in the log of their account', async () => {
    const [owner, admin] = [await signedIn(), await signedIn('admin')];
    const { data } = await file(owner.token);
    vi.setSystemTime(NOW + 60_000);
    const answered = await mutate('requests.answer', { id: data.id, answer: 'Los de tu perfil.' }, admin);
    expect(answered.data).toMatchObject({ answer: 'Los de tu perfil.', answeredAt: NOW + 60_000 });
    expect(await mine(owner.token)).toEqual([answered.data]);
    expect((await inbox(admin.token)).rows).toEqual([]);
    expect((await inbox(admin.token, { state: 'answered' })).rows[0].id).toBe(data.id);
    expect(await acts()).toContainEqual([admin.user.id, 'request.answered', owner.user.id]);
    expect((await query('requests.pending', undefined, admin)).data).toEqual({ open: 0, dueOn: null });
  });

  test('once only: the second of two is told', async () => {
    const [owner, admin, toor] = [await signedIn(), await signedIn('admin'), await signedIn('toor')];
    const { data } = await file(owner.token);
    await mutate('requests.answer', { id: data.id, answer: 'Primera.' }, admin);
    expect((await mutate('requests.answer', { id: data.id, answer: 'Segunda.' }, toor)).key).toBe('request_answered');
    expect((await mine(owner.token))[0].answer).toBe('Primera.');
    expect((await acts()).filter(([, action]) => action === 'request.answered')).toHaveLength(1);
    expect((await mutate('requests.answer', { id: 'nadie', answer: 'x' }, admin)).key).toBe('request_not_found');
  });

  test('admin answers owners and clinics; those of admins and toors, and the own, are for toor', async () => {
    const [admin, toor, vet] = [await signedIn('admin'), await signedIn('toor'), await signedIn('business')];
    const [own, toors, vets] = [
      (await file(admin.token)).data,
      (await file(toor.token)).data,
      (await file(vet.token)).data,
    ];
    const answer = (id: string, token: string) => mutate('requests.answer', { id, answer: 'Listo.' }, { token });
    for (const { id, dueOn } of [own, toors]) {
      expect((await answer(id, admin.token)).key).toBe('forbidden');
      const extension = { id, dueOn, reason: 'Falta algo.' };
      expect((await mutate('requests.extend', extension, { token: admin.token })).key).toBe('forbidden');
    }
    expect((await answer(vets.id, admin.token)).status).toBe(200);
    expect((await acts()).map(([, action]) => action)).toEqual([...Array(3).fill('request.filed'), 'request.answered']);
    for (const { id } of [own, toors]) expect((await answer(id, toor.token)).status).toBe(200);
  });

  test('a request outlives its account, without the person', async () => {
    const [owner, { token }] = [await signedIn(), await signedIn('admin')];
    const { data } = await file(owner.token);
    await world.db.delete(users).where(eq(users.id, owner.user.id));
    expect((await inbox(token)).rows[0].person).toBeNull();
    await mutate('requests.answer', { id: data.id, answer: 'Cerrada.' }, { token });
    expect((await acts()).at(-1)?.[2]).toBe(data.id);
  });
});

describe('extending the term', () => {
  const extend = (id: string, token: string, dueOn: string) =>
    mutate('requests.extend', { id, dueOn, reason: 'Esperamos a la clínica.' }, { token });

  test.each([
    ['consulta', '2026-12-10', '2026-12-17'],
    ['reclamo', '2026-12-17', '2026-12-30'],
  ])('a %s gets its days after the first term, with a reason', async (kind, dueOn, until) => {
    const [owner, admin] = [await signedIn(), await signedIn('admin')];
    const { data } = await file(owner.token, kind);
    const extended = await extend(data.id, admin.token, dueOn);
    expect(extended.data).toMatchObject({ dueOn: until, extension: 'Esperamos a la clínica.' });
    expect(await mine(owner.token)).toEqual([extended.data]);
    expect(await acts()).toContainEqual([admin.user.id, 'request.extended', owner.user.id]);
    expect((await extend(data.id, admin.token, until)).key).toBe('request_extended');
  });

  test('not once it is over, nor once it is answered, nor of nobody’s', async () => {
    const [owner, admin] = [await signedIn(), await signedIn('admin')];
    const late = (await file(owner.token)).data;
    const done = (await file(owner.token)).data;
    await mutate('requests.answer', { id: done.id, answer: 'Listo.' }, admin);
    expect((await extend(done.id, admin.token, done.dueOn)).key).toBe('request_answered');
    expect((await extend('nadie', admin.token, late.dueOn)).key).toBe('request_not_found');
    vi.setSystemTime(instantOf('2026-12-11T08:00'));
    const token = await aSession({ ...world, now: Date.now() }, admin.user);
    expect((await extend(late.id, token, late.dueOn)).key).toBe('request_overdue');
  });
});
