import { describe, expect, test } from 'vitest';
import { deviceOf } from '../../worker/auth/device.ts';
import { networkOf, prefixOf } from '../../worker/auth/network.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../worker/auth/password.ts';
import { refusedPassword } from '../../worker/auth/password-rules.ts';
import { newToken } from '../../worker/auth/sessions.ts';

describe('passwords', () => {
  test('open their own hash, which names its cost and never repeats', async () => {
    const [one, two] = [await hashPassword('sombrilla-roja'), await hashPassword('sombrilla-roja')];
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('sombrilla-roja', one)).toBe(true);
    expect(await verifyPassword('sombrilla-roj', one)).toBe(false);
    expect(needsRehash(one)).toBe(false);
  });

  test('are one password however the keyboard composes an accent', async () => {
    const hash = await hashPassword('contrase\u00f1ita');
    expect(await verifyPassword('contrasen\u0303ita', hash)).toBe(true);
  });

  test.each([
    ['no account', null],
    ['nothing', ''],
    ['another scheme', '$2b$10$abcdefghijklmnopqrstuv'],
    ['a cost above our bounds', `$scrypt$ln=30,r=8,p=5$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['no cost', `$scrypt$ln=0,r=0,p=0$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['the hash of nobody', `$scrypt$ln=14,r=8,p=5$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ])('%s: never opened, at the same work', async (_, phc) => {
    const start = performance.now();
    expect(await verifyPassword('sombrilla-roja', phc)).toBe(false);
    expect(performance.now() - start).toBeGreaterThan(20);
  });

  test.each([
    ['password1', 'common'],
    ['¡Contraseña123!', 'common'],
    ['qwerty2026', 'common'],
    ['abcdefghij', 'common'],
    ['zzzzzzzzzz', 'common'],
    ['1212121212', 'common'],
    ['ana.maria@finca.co', 'email'],
    ['AnaMaria2026', 'email'],
    ['maria1999', 'email'],
    ['finca.ana.maria', 'email'],
  ])('%s: %s', (password, why) => {
    const said = refusedPassword(password, 'ana.maria@finca.co', '');
    expect(said && (said.includes('tu correo') ? 'email' : 'common')).toBe(why);
  });

  test('the whole address is refused whatever its domain; the domain alone is not its person’s', () => {
    expect(refusedPassword('familia@patasyplumas.test', 'familia@patasyplumas.test', '')).not.toBeNull();
    expect(refusedPassword('finca-del-río-larga', 'ana@finca.test', '')).toBeNull();
  });
});

describe('tokens', () => {
  test('are 256 random bits that fit into an address', () => {
    const tokens = new Set(Array.from({ length: 500 }, newToken));
    expect(tokens.size).toBe(500);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('networks', () => {
  test.each([
    ['190.0.0.1', '190.0.0.1'],
    ['::ffff:190.0.0.1', '190.0.0.1'],
    ['2800:e2:1:2:3:4:5:6', '2800:e2:1:2::/64'],
    ['2800:E2:0001:2::1', '2800:e2:1:2::/64'],
    ['2800::1', '2800:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [null, 'local'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

  test.each([
    ['190.0.0.1', '190.0.0.0/24'],
    ['2800:e2:1:2:3:4:5:6', '2800:e2:1::/48'],
    ['::1', '0:0:0::/48'],
    [null, null],
  ])('of %s is kept %s', (address, prefix) => expect(prefixOf(networkOf(address))).toBe(prefix));
});

describe('devices', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
    ['curl/8.5.0', null],
    ['', null],
    [null, null],
  ])('%s', (agent, device) => expect(deviceOf(agent)).toBe(device));
});
