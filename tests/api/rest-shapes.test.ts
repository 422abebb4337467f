// Longer than 200 lines: the shapes of all calls of spec §7 side by side.
import { describe, expect, test } from 'vitest';
import { aClinic, aMember, anAppointment, aPet, aSession, aSetting, aUser } from '../support/builders.ts';
import { NOW, send, signedIn, world } from '../support/world.ts';

const anOwnerWithPet = async () => {
  const { user, token } = await signedIn('user', { name: 'Ana Gómez', email: 'ana@correo.test' });
  const pet = await aPet(world, user, {
    name: 'Canela',
    breed: 'labrador',
    ageMonths: 6,
    weightKg: 12.345,
    createdAt: NOW - 1000,
  });
  return { user, token, pet };
};

describe('what the calls of spec §7 answer', () => {
  test('register, log in, log out', async () => {
    const account = {
      email: ' ANA@Correo.test ',
      password: 'sombrilla-roja',
      name: 'Ana',
      phone: '+57 310 555 1234',
      address: 'Cra 7',
    };
    const registered = await send('POST', '/auth/register', { body: account });
    expect(registered.status).toBe(201);
    const user = {
      id: expect.any(String),
      _id: registered.body.user.id,
      email: 'ana@correo.test',
      name: 'Ana',
      phone: '3105551234',
      address: 'Cra 7',
      role: 'user',
      isActive: true,
      createdAt: '2026-11-25T15:00:00.000Z',
    };
    expect(registered.body).toEqual({ message: 'Registro exitoso', user });

    const opened = await send('POST', '/auth/login', {
      body: { email: 'ana@correo.test', password: 'sombrilla-roja' },
    });
    expect(opened.status).toBe(200);
    expect(opened.body).toEqual({
      message: 'Inicio de sesión exitoso',
      token: expect.stringMatching(/^[\w-]{43}$/),
      user,
    });

    const { token } = opened.body;
    expect((await send('GET', '/users/profile', { token })).body).toEqual(user);
    const closed = await send('POST', '/auth/logout', { token, headers: { 'content-type': 'application/json' } });
    expect([closed.status, closed.text]).toEqual([204, '']);
    expect((await send('GET', '/users/profile', { token })).status).toBe(401);
    expect((await send('POST', '/auth/logout', { token })).status).toBe(204);
    expect((await send('POST', '/auth/logout')).status).toBe(204);
  });

  test('the profile takes name, phone and address, and nothing else', async () => {
    const { user, token } = await signedIn('user', { phone: null, address: null });
    const body = {
      name: 'Ana María',
      phone: '(601) 555 0123',
      address: 'Calle 8',
      role: 'toor',
      email: 'otra@correo.test',
    };
    const { status, body: saved } = await send('PUT', '/users/profile', { token, body });
    expect(status).toBe(200);
    expect(saved).toMatchObject({
      name: 'Ana María',
      phone: '6015550123',
      address: 'Calle 8',
      role: 'user',
      email: user.email,
    });
    expect((await send('GET', '/users/profile', { token })).body).toEqual(saved);
  });

  test('pets: ages in years, weights in kg', async () => {
    const { token, pet } = await anOwnerWithPet();
    const first = {
      id: pet.id,
      name: 'Canela',
      species: 'perro',
      breed: 'labrador',
      age: 0.5,
      weight: 12.345,
      notes: null,
      birthMonth: '2026-05',
      diedAt: null,
      sharedBy: null,
    };
    expect((await send('GET', '/users/pets', { token })).body).toEqual([first]);
    const made = await send('POST', '/pets', {
      token,
      body: { name: 'Maní', species: 'hamster', breed: '', age: 1.5, weight: 0.135 },
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Maní',
      species: 'hamster',
      breed: null,
      age: 1.5,
      weight: 0.135,
      notes: null,
      birthMonth: '2025-05',
      diedAt: null,
      sharedBy: null,
    });
    expect((await send('GET', '/users/pets', { token })).body).toEqual([first, made.body]);
  });

  test('a booking is 201 the first time and 200 the second', async () => {
    const { token, pet } = await anOwnerWithPet();
    const clinic = await aClinic(world, { name: 'Clínica Los Sauces' });
    await aSetting(world, 'default_clinic', clinic.id);
    const body = { petId: pet.id, date: '2026-11-27T10:30', type: 'checkup', notes: '' };
    const made = await send('POST', '/appointments', { token, body });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      petId: pet.id,
      petName: 'Canela',
      clinicId: clinic.id,
      clinicName: 'Clínica Los Sauces',
      date: '2026-11-27T10:30',
      type: 'checkup',
      status: 'pending',
      notes: null,
    });
    const again = await send('POST', '/appointments', { token, body });
    expect([again.status, again.body]).toEqual([200, made.body]);
    expect((await send('GET', '/users/appointments', { token })).body).toEqual([made.body]);
  });

  test("the clinic's list", async () => {
    const { user, pet } = await anOwnerWithPet();
    const clinic = await aClinic(world);
    const vet = await aUser(world, { role: 'business' });
    await aMember(world, vet, clinic);
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T09:00', status: 'completed' });
    const { body } = await send('GET', '/business/appointments', { token: await aSession(world, vet) });
    expect(body).toEqual([
      {
        id: visit.id,
        patientName: 'Canela',
        ownerName: user.name,
        type: 'checkup',
        status: 'completed',
        time: '09:00',
        date: '2026-11-25',
      },
    ]);
  });

  test('accounts and their switch', async () => {
    const { user: toor, token } = await signedIn('toor', { name: 'Zoe' });
    const owner = await aUser(world, { name: 'Ana' });
    await aSession(world, owner);
    const { body: listed } = await send('GET', '/admin/users', { token });
    expect(listed.map((row: { id: string; activeTokens: string[] }) => [row.id, row.activeTokens.length])).toEqual([
      [owner.id, 1],
      [toor.id, 1],
    ]);
    const { status, body } = await send('PATCH', `/admin/users/${owner.id}/toggle-status`, { token });
    expect([status, body.id, body.isActive]).toEqual([200, owner.id, false]);
    expect((await send('PATCH', '/admin/users/nadie/toggle-status', { token })).body.code).toBe('user_not_found');
  });

  test('an account made, changed and erased', async () => {
    const { token } = await signedIn('toor');
    const body = { email: ' LUZ@Correo.test', password: 'sombrilla-roja', name: 'Luz Peña', role: 'business' };
    const made = await send('POST', '/admin/users', { token, body });
    const user = {
      id: expect.any(String),
      _id: made.body.id,
      email: 'luz@correo.test',
      name: 'Luz Peña',
      phone: null,
      address: null,
      role: 'business',
      isActive: true,
      createdAt: '2026-11-25T15:00:00.000Z',
    };
    expect([made.status, made.body]).toEqual([201, user]);
    const path = `/admin/users/${made.body.id}`;
    // An old client sends back all that it was told, and a blank password.
    const { status, body: changed } = await send('PUT', path, {
      token,
      body: { ...made.body, activeTokens: [], name: 'Luz', phone: '310 555 1234', address: '', password: '' },
    });
    expect([status, changed]).toEqual([200, { ...user, name: 'Luz', phone: '3105551234' }]);
    // The id of the path counts, whatever the body says.
    expect((await send('PUT', path, { token, body: { id: 'nadie', name: 'Luz Peña' } })).body.name).toBe('Luz Peña');
    const { body: listed } = await send('GET', '/admin/users?limit=1', { token });
    expect(listed).toEqual([{ ...user, phone: '3105551234', activeTokens: [] }]);
    await aSession(world, { id: made.body.id, role: 'business' });
    await aSession(world, { id: made.body.id, role: 'business' });
    expect((await send('POST', `/auth/revoke-sessions/${made.body.id}`, { token })).body).toEqual({ revoked: 2 });
    expect((await send('POST', `/auth/revoke-sessions/${made.body.id}`, { token })).body).toEqual({ revoked: 0 });
    const gone = await send('DELETE', path, { token });
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const [method, where] of [
      ['DELETE', path],
      ['PUT', path],
      ['POST', `/auth/revoke-sessions/${made.body.id}`],
    ] as const)
      expect((await send(method, where, { token, body: {} })).body.code).toBe('user_not_found');
  });
});
