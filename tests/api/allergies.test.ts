import { expect, test } from 'vitest';
import { anOwner } from '../support/owner.ts';
import { editOf } from '../support/pet-calls.ts';
import { mutate, query, TODAY } from '../support/world.ts';

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
