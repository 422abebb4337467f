import { describe, expect, test } from 'vitest';
import { redirectFor } from '../../src/app/guard.ts';
import { mayDecide, mayEdit, rolesOf } from '../../src/features/accounts/may.ts';
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
  ] as const)('from %s as %s one lands on %s', (from, role, to) =>
    expect(afterLogin(from ? `?from=${encodeURIComponent(from)}` : '', role)).toBe(to),
  );

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
    expect(afterLogin(`?from=${encodeURIComponent(from)}`, 'user')).toBe('/dashboard/user'),
  );

  test('the other ways in remember the place, and only one of this site', () => {
    expect(withFrom('/register', '?from=%2Fappointments')).toBe('/register?from=%2Fappointments');
    expect(withFrom('/register', '?from=https%3A%2F%2Fevil.example')).toBe('/register');
    expect(withFrom('/register', '')).toBe('/register');
  });
});

describe('the guard', () => {
  const rosa = { id: 'rosa', name: 'Rosa', role: 'user' } as const;

  test('whose session ended goes back in by their own door, and remembers the place', () => {
    expect(redirectFor('/dashboard/business/agenda', '?dia=1', null)).toBe(
      '/login?from=%2Fdashboard%2Fbusiness%2Fagenda%3Fdia%3D1',
    );
    expect(redirectFor('/dashboard/business/agenda', '', null, 'business')).toBe(
      '/login/business?from=%2Fdashboard%2Fbusiness%2Fagenda',
    );
    expect(redirectFor('/appointments', '', null, 'user')).toBe('/login?from=%2Fappointments');
    expect(redirectFor('/perros', '', null, 'business')).toBeNull();
  });

  test('who got in in another tab goes on to the place that this one remembers', () => {
    expect(redirectFor('/login', '?from=%2Fappointments', rosa)).toBe('/appointments');
    expect(redirectFor('/login', '?from=%2Fdashboard%2Ftoor', rosa)).toBe('/dashboard/user');
    expect(redirectFor('/', '', rosa)).toBe('/dashboard/user');
  });
});

describe('what is offered to whoever looks after accounts', () => {
  const viewer = (role: 'admin' | 'toor') => ({ id: 'me', name: 'Yo', role });

  test('of the own account only its data', () => {
    for (const role of ['toor', 'admin'] as const) {
      expect(mayDecide(viewer(role), { id: 'me', role })).toBe(false);
      expect(mayEdit(viewer(role), { id: 'me', role })).toBe(true);
    }
  });

  test('toor for everybody else, admin for owners and clinics, and these roles to give', () => {
    const offered = (by: 'admin' | 'toor') => ROLES.filter((role) => mayDecide(viewer(by), { id: 'other', role }));
    expect([offered('toor'), rolesOf(viewer('toor'))]).toEqual([ROLES, ROLES]);
    expect([offered('admin'), rolesOf(viewer('admin'))]).toEqual([
      ['user', 'business'],
      ['user', 'business'],
    ]);
  });
});
