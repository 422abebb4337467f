import { describe, expect, test } from 'vitest';
import { aPasswordLink, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, signedIn, world } from '../support/world.ts';

const OWN = 'YurleidisQuiceno7';
const YURLEIDIS = { name: 'Yurleidis Quiceno', email: 'yq@correo.test' };

const refused = ({ status, issues }: { status: number; issues: { path: string }[] }) => [
  status,
  issues.map(({ path }) => path),
];

describe('a password of one’s own name is refused', () => {
  test('by a link that was handed out, which goes on serving', async () => {
    const token = await aPasswordLink(world, await aUser(world, YURLEIDIS));
    expect(refused(await mutate('auth.setPassword', { token, password: OWN }))).toEqual([400, ['password']]);
    expect((await mutate('auth.setPassword', { token, password: 'paraguas-verde' })).status).toBe(200);
  });

  test('by the link of a mail', async () => {
    await aUser(world, YURLEIDIS);
    const { sent, env } = aMailbox();
    await mutate('auth.askRecovery', { email: YURLEIDIS.email }, { env });
    const token = linkIn(sent[0] as (typeof sent)[number], '/clave#');
    expect(refused(await mutate('auth.setPassword', { token, password: OWN }, { env }))).toEqual([400, ['password']]);
  });

  test('as a temporary one, of the name that stands and of one that comes with it', async () => {
    const { token } = await signedIn('toor');
    const { id } = await aUser(world, YURLEIDIS);
    const update = async (change: object) => refused(await mutate('accounts.update', { id, ...change }, { token }));
    expect(await update({ password: OWN })).toEqual([400, ['password']]);
    expect(await update({ password: OWN, email: 'otra@correo.test' })).toEqual([400, ['password']]);
    expect(await update({ password: 'ZoraidaMendivelso7', name: 'Zoraida Mendivelso' })).toEqual([400, ['password']]);
    expect(await update({ password: OWN, name: 'Zoraida Mendivelso' })).toEqual([200, []]);
  });
});
