import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, anAppointment } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { anOwner } from '../support/owner.ts';
import { editOf } from '../support/pet-calls.ts';
import { mutate, query, TODAY, world } from '../support/world.ts';

test('that it has no allergies is another thing than that nobody asked', async () => {
  const { pet, token } = await anOwner();
  const edit = async (version: number, has: object) =>
    (await mutate('pets.update', editOf({ ...pet, version }, has), { token })).data;
  const said = ({ allergies, allergiesNoneOn }: { allergies: unknown; allergiesNoneOn: unknown }) => [
    allergies,
    allergiesNoneOn,
  ];
  expect(said((await query('pets.get', { id: pet.id }, { token })).data)).toEqual([null, null]);
  expect(said(await edit(1, { noAllergies: true }))).toEqual([null, TODAY]);
  // A form of before, which does not ask, leaves what was said.
  expect(said(await edit(2, {}))).toEqual([null, TODAY]);
  expect(said(await edit(3, { allergies: 'Pollo', noAllergies: true }))).toEqual(['Pollo', null]);
  expect(said(await edit(4, { noAllergies: true }))).toEqual([null, TODAY]);
  expect(said(await edit(5, { noAllergies: false }))).toEqual([null, null]);
  const [card] = (await query('pets.cards', undefined, { token })).data;
  expect(said(card)).toEqual([null, null]);
});

describe('what the desk is told', () => {
  /** A practice whose file of the pet is open, or not yet. */
  const aDesk = async (status: 'pending' | 'confirmed' = 'confirmed') => {
    const practice = await aPractice();
    const { clinic, pet } = practice;
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T10:00', status });
    return practice;
  };
  const answer = (petId: string, allergies: unknown, token: string) =>
    mutate('clinicRecords.answerAllergies', { petId, allergies }, { token });
  const acts = () => world.db.select().from(auditLog).where(eq(auditLog.action, 'allergies.answered'));
  const stored = () => world.db.select().from(pets);

  test.each([
    ['Pollo', { allergies: 'Pollo', allergiesNoneOn: null }],
    [null, { allergies: null, allergiesNoneOn: TODAY }],
  ])('%s is kept where nobody had answered; its owner and the log see it', async (said, stands) => {
    const { pet, vet, theirs, mine } = await aDesk();
    expect((await answer(pet.id, said, theirs)).data).toEqual(stands);
    expect((await query('pets.get', { id: pet.id }, { token: mine })).data).toMatchObject({ ...stands, version: 2 });
    expect(await acts()).toMatchObject([{ actorId: vet.id, targetId: pet.id }]);
    // Once: a second answer is told what stands.
    const again = await answer(pet.id, 'Otra cosa', theirs);
    expect([again.key, again.details]).toEqual(['allergies_answered', { current: stands }]);
    expect(await acts()).toHaveLength(1);
  });

  test('who answered meanwhile keeps their word, and ten at once leave one answer', async () => {
    const { pet, theirs, mine } = await aDesk();
    const { data: edited } = await mutate('pets.update', editOf(pet, { allergies: 'Huevo' }), { token: mine });
    const late = await answer(pet.id, null, theirs);
    expect([late.key, late.details]).toEqual([
      'allergies_answered',
      { current: { allergies: 'Huevo', allergiesNoneOn: null } },
    ]);
    await mutate('pets.update', editOf({ ...pet, version: edited.version }, { noAllergies: false }), { token: mine });
    const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => answer(pet.id, `Cosa ${n}`, theirs)));
    const done = ten.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await stored()).toMatchObject([done[0]?.data]);
    expect(await acts()).toHaveLength(1);
  });

  test('another clinic, a file that is not open, an archived animal and a closed clinic are refused', async () => {
    const { clinic, pet, theirs, mine } = await aDesk('pending');
    const stranger = await aColleague(await aClinic(world), 'titular');
    const before = await stored();
    const refused = async (token: string) => (await answer(pet.id, 'Pollo', token)).key;
    expect(await refused(theirs)).toBe('file_closed');
    expect(await refused(stranger.token)).toBe('patient_not_found');
    expect(await refused(mine)).toBe('forbidden');
    expect((await answer(pet.id, '  ', theirs)).key).toBe('invalid');
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    await world.db.update(clinics).set({ closedAt: 1, isBookable: false }).where(eq(clinics.id, clinic.id));
    expect(await refused(theirs)).toBe('clinic_is_closed');
    await world.db.update(clinics).set({ closedAt: null }).where(eq(clinics.id, clinic.id));
    expect(await stored()).toEqual(before);
    await world.db.update(pets).set({ archivedAt: 1 });
    expect(await refused(theirs)).toBe('patient_archived');
    expect(await stored()).toMatchObject([{ allergies: null, allergiesNoneOn: null, version: 1 }]);
    expect(await acts()).toEqual([]);
  });
});
