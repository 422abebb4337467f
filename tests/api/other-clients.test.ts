import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OWNER_GONE } from '../../src/shared/appointments.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { findDuePatients } from '../../worker/features/records/queries.ts';
import { linkToken } from '../../worker/post/links.ts';
import { aClient, aClinic, aNotice, anAppointment, aPet, aRecord } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox, POST_VARS } from '../support/mail.ts';
import { query, send, TODAY, world } from '../support/world.ts';

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

test('a mail about one clinic’s visit ends nothing between its reader and another clinic; one whose visit is gone still does', async () => {
  const { clinic, owner } = await aPractice();
  const other = await aClinic(world);
  const client = await aClient(world, other, { email: 'oscar@correo.test' });
  const pet = await aPet(world, null, { clientId: client.id, name: 'Toby' });
  const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed' });
  const press = async (visitId: string) => {
    const ids = { visit: visitId, at: '2026-11-27T10:00' };
    const notice = { kind: 'visit_tomorrow', userId: null, clientId: client.id, ids } as const;
    const token = await linkToken(POST_VARS.LINK_SECRET, 'unsubscribe', await aNotice(world, owner, notice));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await send('POST', `/baja/${token}`, { env: aMailbox().env, headers, body: '' });
    const [row] = await world.db.select().from(clinicClients).where(eq(clinicClients.id, client.id));
    return [status, row?.mailsEndedAt !== null];
  };
  expect(await press(visit.id)).toEqual([404, false]);
  expect(await press('ya-no-está')).toEqual([200, true]);
});
