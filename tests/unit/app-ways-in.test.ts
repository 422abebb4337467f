import { describe, expect, test } from 'vitest';
import { mayToggle } from '../../src/features/accounts/may-toggle.ts';
import { afterLogin, withFrom } from '../../src/features/auth/after-login.ts';
import { ROLES } from '../../src/shared/roles.ts';

describe('after a login', () => {
  test.each([
    [null, 'user', '/dashboard/user'],
    [null, 'business', '/dashboard/business'],
    [null, 'admin', '/dashboard/admin'],
    [null, 'toor', '/dashboard/toor'],
    ['/appointments', 'user', '/appointments'],
    ['/dashboard/toor/users?q=rosa', 'toor', '/dashboard/toor/users?q=rosa'],
    ['/perros/razas/labrador#salud', 'user', '/perros/razas/labrador#salud'],
  ] as const)('from %s as %s one lands on %s', (from, role, to) => expect(afterLogin(from, role)).toBe(to));

  test.each([
    '/dashboard/toor',
    '/login',
    '/register',
    '/',
    '/no/such/page',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/appointments',
    'javascript:alert(1)',
    '/appointments\r\nx',
    '',
  ])('an owner sent to %j lands on their dashboard instead', (from) =>
    expect(afterLogin(from, 'user')).toBe('/dashboard/user'),
  );

  test('the other ways in remember the place, and only one of this site', () => {
    expect(withFrom('/register', '?from=%2Fappointments')).toBe('/register?from=%2Fappointments');
    expect(withFrom('/register', '?from=https%3A%2F%2Fevil.example')).toBe('/register');
    expect(withFrom('/register', '')).toBe('/register');
  });
});

describe('the switch of an account', () => {
  const viewer = (role: 'admin' | 'toor') => ({ id: 'me', name: 'Yo', role });

  test('is never offered for the own account', () => {
    expect(mayToggle(viewer('toor'), { id: 'me', role: 'toor' })).toBe(false);
    expect(mayToggle(viewer('admin'), { id: 'me', role: 'admin' })).toBe(false);
  });

  test('is offered to toor for everybody else, to admin for owners and clinics', () => {
    const offered = (by: 'admin' | 'toor') => ROLES.filter((role) => mayToggle(viewer(by), { id: 'other', role }));
    expect(offered('toor')).toEqual(['user', 'business', 'admin', 'toor']);
    expect(offered('admin')).toEqual(['user', 'business']);
  });
});
