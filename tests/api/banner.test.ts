import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/shared/time.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aSession } from '../support/builders.ts';
import { mutate, NOW, query, send, signedIn, TODAY, world } from '../support/world.ts';

const NOTICE = { text: 'El sábado de 2 a 4 a. m. el servicio estará en mantenimiento.', tone: 'warn', until: null };
const set = (banner: unknown, token: string) => mutate('settings.setBanner', { banner }, { token });
const shown = async () => {
  const { status, body, headers } = await send('GET', '/api/aviso');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  return status === 204 ? null : body;
};

describe('the notice of the service', () => {
  test('is shown to everybody until it is taken down', async () => {
    const { token } = await signedIn('toor');
    expect(await shown()).toBeNull();
    const { data } = await set({ ...NOTICE, text: `  ${NOTICE.text} ` }, token);
    expect(data.banner).toMatchObject(NOTICE);
    expect(await shown()).toEqual({ id: data.banner.id, text: NOTICE.text, tone: 'warn' });
    expect((await query('settings.get', undefined, { token })).data.banner).toEqual(data.banner);
    expect((await set(null, token)).data.banner).toBeNull();
    expect(await shown()).toBeNull();
  });

  test('ends after its last day, and toor still sees it', async () => {
    const { user, token } = await signedIn('toor');
    await set({ ...NOTICE, until: TODAY }, token);
    expect(await shown()).not.toBeNull();
    vi.setSystemTime(NOW + DAY_MS);
    expect(await shown()).toBeNull();
    const later = await aSession(world, user, { openedAt: NOW + DAY_MS });
    expect((await query('settings.get', undefined, { token: later })).data.banner.until).toBe(TODAY);
  });

  test('each change leaves one trace with its text, the same again none, and a changed one is another notice', async () => {
    const { user, token } = await signedIn('toor');
    const first = (await set(NOTICE, token)).data.banner.id;
    expect((await set(NOTICE, token)).data.banner.id).toBe(first);
    expect((await set({ ...NOTICE, tone: 'info' }, token)).data.banner.id).not.toBe(first);
    await set(null, token);
    await set(null, token);
    expect(
      (await world.db.select().from(auditLog)).map(({ actorId, action, reason }) => [actorId, action, reason]),
    ).toEqual([
      [user.id, 'banner.published', NOTICE.text],
      [user.id, 'banner.published', NOTICE.text],
      [user.id, 'banner.removed', null],
    ]);
  });

  test.each([
    [{ ...NOTICE, text: ' ' }, 'banner.text'],
    [{ ...NOTICE, text: 'a'.repeat(201) }, 'banner.text'],
    [{ ...NOTICE, tone: 'rojo' }, 'banner.tone'],
    [{ ...NOTICE, until: '2026-02-30' }, 'banner.until'],
  ])('%j is refused', async (banner, path) => {
    const { token } = await signedIn('toor');
    const { status, issues } = await set(banner, token);
    expect([status, issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect(await shown()).toBeNull();
  });

  test('what stands in the database and cannot be read is no notice', async () => {
    await world.db.run("INSERT INTO settings VALUES ('banner', '{\"text\":1}')");
    expect(await shown()).toBeNull();
  });
});
