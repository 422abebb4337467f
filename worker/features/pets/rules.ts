import { ageYears, birthMonthFor, gramsOf, kilograms } from '../../../src/shared/pets.ts';
import type { Pet, PetInput } from '../../../src/shared/schemas/pet.ts';
import { searchKey } from '../../../src/shared/search-key.ts';

type PetRow = Pick<Pet, 'id' | 'name' | 'species' | 'breed' | 'notes' | 'birthMonth'> & { weightG: number };

/** A pet as answers show it. `month` is this one, YYYY-MM: the age follows from it. */
export const toPet = ({ id, name, species, breed, notes, birthMonth, weightG }: PetRow, month: string): Pet => ({
  id,
  name,
  species,
  breed,
  age: ageYears(birthMonth, month),
  weight: kilograms(weightG),
  notes,
  birthMonth,
});

/** What is stored of a pet that is registered this month. */
export const petRow = (
  id: string,
  { name, species, breed, age, weight, notes }: PetInput,
  ownerId: string,
  month: string,
  now: number,
) => ({
  id,
  ownerId,
  name,
  species,
  breed,
  birthMonth: birthMonthFor(age, month),
  weightG: gramsOf(weight),
  notes,
  archivedAt: null,
  searchKey: searchKey(name, breed),
  createdAt: now,
  updatedAt: now,
});
