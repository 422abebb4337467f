import { expect, test } from 'vitest';
import { OWNER_GONE } from '../../src/shared/appointments.ts';
import { findDuePatients } from '../../worker/features/records/queries.ts';
import { aClient, aClinic, anAppointment, aPet, aRecord } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { query, TODAY, world } from '../support/world.ts';

/** No rule of today leads there; should one ever, names and phones stay where they were given. */
test('a client of one clinic is shown by no other, wherever their animal has been', async () => {
  const { clinic, theirs } = await aPractice();
  const other = await aClinic(world);
  const client = await aClient(world, other, { name: 'Óscar Duque', phone: '3105550111', email: 'oscar@correo.test' });
  const pet = await aPet(world, null, { clientId: client.id, name: 'Toby' });
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
  await aRecord(world, pet, clinic, {
    kind: 'vacuna',
    title: 'Rabia',
    planKey: 'rabia',
    date: '2025-11-20',
    nextDue: '2026-11-20',
  });
  const answers = [
    await query('clinic.patients', undefined, { token: theirs }),
    await query('clinic.panel', undefined, { token: theirs }),
    await query('clinicRecords.file', { petId: pet.id }, { token: theirs }),
    await query('clinic.day', { date: '2026-11-20' }, { token: theirs }),
  ];
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(/Duque|3105550111|oscar@/);
  }
  expect(answers[0]?.data.rows[0]).toMatchObject({ name: 'Toby', owner: OWNER_GONE });
  expect(JSON.stringify(await findDuePatients(world.db, clinic.id, TODAY))).not.toMatch(/Duque|3105550111/);
});
