import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey, type FieldIssue, ISSUE } from '../../../src/shared/errors.ts';
import { ageYears, birthMonthFor, gramsOf, kilograms } from '../../../src/shared/pets.ts';
import type { Pet, PetInput } from '../../../src/shared/schemas/pet.ts';
import { earliestBirth, type PetCard, type PetEdit, type PetFile } from '../../../src/shared/schemas/pet-file.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { SPECIES } from '../../../src/shared/species.ts';
import { instantOf, today } from '../../../src/shared/time.ts';
import { weightProblem } from '../../../src/shared/weights.ts';
import { list } from '../../db/schema/columns.ts';

type PetRow = Pick<Pet, 'id' | 'name' | 'species' | 'breed' | 'notes' | 'birthMonth' | 'diedAt'> & {
  weightG: number;
  sharedBy?: string | null;
};

/** A pet as answers show it. `month` is this one, YYYY-MM: the age follows from it. */
export const toPet = (
  { id, name, species, breed, notes, birthMonth, weightG, diedAt, sharedBy = null }: PetRow,
  month: string,
): Pet => ({
  id,
  name,
  species,
  breed,
  age: ageYears(birthMonth, month),
  weight: kilograms(weightG),
  notes,
  birthMonth,
  diedAt,
  sharedBy,
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
  diedAt: null,
  searchKey: searchKey(name, breed),
  createdAt: now,
  updatedAt: now,
});

/** SQL: an animal of a species (an expression) can weigh so many grams. The same rule as `weightProblem`. */
export const canWeigh = (species: SQL, grams: number): SQL => {
  const fitting = SPECIES.filter((one) => weightProblem(one, kilograms(grams)) === null);
  return fitting.length === 0 ? sql`0` : sql`${species} IN (${list(fitting)})`;
};

type FileRow = {
  pet: Omit<PetFile, 'age' | 'weight' | 'weights' | 'clinic' | 'rabies'> & { weightG: number; ownerId?: string | null };
  weights: { at: number; weightG: number; clinicName: string | null; authorName: string | null }[];
  clinic: PetFile['clinic'];
  rabies: PetFile['rabies'];
};

/** Everything that a pet's own pages show. */
export const toPetFile = ({ pet, weights, clinic, rabies }: FileRow, month: string): PetFile => {
  const { weightG, ownerId: _, ...rest } = pet;
  return {
    ...rest,
    ...toPet({ ...rest, weightG }, month),
    weights: weights.map((one) => ({
      at: one.at,
      kg: kilograms(one.weightG),
      clinicName: one.clinicName,
      authorName: one.authorName,
    })),
    clinic,
    rabies,
  };
};

type CardRow = Omit<PetCard, 'weight' | 'clinic' | 'given'> & {
  /** JSON. */
  given: string;
  weightG: number;
  clinicId: string | null;
  clinicName: string | null;
  clinicPhone: string | null;
  clinicAddress: string | null;
  clinicCity: string | null;
};

/** A pet's emergency card. */
export const toCard = (row: CardRow): PetCard => {
  const { weightG, given, clinicId, clinicName, clinicPhone, clinicAddress, clinicCity, ...pet } = row;
  return {
    ...pet,
    given: JSON.parse(given),
    weight: kilograms(weightG),
    clinic: clinicId
      ? {
          id: clinicId,
          name: clinicName ?? '',
          phone: clinicPhone ?? '',
          address: clinicAddress ?? '',
          city: clinicCity ?? '',
        }
      : null,
  };
};

/** The day on which somebody said that there are no allergies: the first of those in a row, none beside a list. */
const noneOn = ({ allergies, noAllergies }: Pick<PetEdit, 'allergies' | 'noAllergies'>, day: string) => {
  if (allergies !== null || noAllergies === false) return { allergiesNoneOn: null };
  return noAllergies ? { allergiesNoneOn: sql`coalesce(allergies_none_on, ${day})` } : {};
};

/** What is stored of a pet that its owner edited on a day. */
export const editedRow = ({ noAllergies, ...edit }: Omit<PetEdit, 'id' | 'version' | 'species'>, day: string) => ({
  ...edit,
  ...noneOn({ ...edit, noAllergies }, day),
  searchKey: searchKey(edit.name, edit.breed),
});

const refuseField = (path: string, message: string): never => {
  const issues: FieldIssue[] = [{ path, message }];
  throw new AppError('invalid', { issues });
};

/** Throws unless a birth month lies behind us and within the years that an animal lives. */
export const checkBirth = (birthMonth: string, month: string): void => {
  if (birthMonth > month) refuseField('birthMonth', ISSUE.birth_future);
  if (birthMonth < earliestBirth(month)) refuseField('birthMonth', ISSUE.birth_too_old);
};

/**
 * The instant under which an owner's weight of a day is kept: its last minute in Bogotá, so that typing it again replaces it and
 * that it counts after the one of registration. Throws for a day to come.
 */
export const weighedAt = (date: string, now: number): number => {
  if (date > today(now)) refuseField('date', ISSUE.weight_future);
  return instantOf(`${date}T23:59`);
};

/** Throws when an animal cannot weigh what was noted of it. */
export const checkWeight = (file: FileRow | null, kg: number): void => {
  const problem = file && weightProblem(file.pet.species, kg);
  if (problem) refuseField('kg', problem);
};

/** The broken rule behind a change that changed nothing; `file` null: the pet is not theirs. `hold`: what else can be in the way. */
export const changeError = (file: FileRow | null, month: string, version: number | null, hold: ErrorKey): AppError => {
  if (!file) return new AppError('pet_not_found');
  if (version !== null && file.pet.version !== version)
    return new AppError('pet_changed', { details: { current: toPetFile(file, month) } });
  return new AppError(hold);
};
