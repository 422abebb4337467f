import { afterEach, expect, test, vi } from 'vitest';
import { securityTxt } from '../../scripts/prerender/security-txt.ts';
import { DAY_MS } from '../../src/shared/time.ts';

const NOW = Date.UTC(2026, 10, 22, 15);
const controller = { name: 'Ana Ruiz', address: 'Calle 8, Cali', email: 'datos@clinica.test' };

afterEach(() => vi.unstubAllEnvs());

test('security.txt says whom to tell of a weakness, until when, and where it stands', () => {
  vi.stubEnv('SITE_URL', 'https://mascotas.test/');
  expect(securityTxt({ controller }, NOW)).toBe(
    `Contact: mailto:datos@clinica.test
Expires: 2027-11-17T00:00:00Z
Preferred-Languages: es, en
Canonical: https://mascotas.test/.well-known/security.txt
`,
  );
});

test('it ends within a year, as RFC 9116 advises', () => {
  const until = Date.parse(/Expires: (.+)/.exec(securityTxt({ controller }, NOW) ?? '')?.[1] ?? '');
  expect(until - NOW).toBeGreaterThan(300 * DAY_MS);
  expect(until - NOW).toBeLessThan(365 * DAY_MS);
});

test('nobody is invented: while the policy names no one, there is no such file', () => {
  expect(securityTxt({ controller: null }, NOW)).toBeNull();
});
