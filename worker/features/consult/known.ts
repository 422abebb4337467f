import { careKinds } from '../../../src/shared/consult-intents.ts';
import { carneLines } from '../../../src/shared/due.ts';
import type { ConsultIntent, Known } from '../../../src/shared/schemas/consult.ts';
import { monthsBetween, thisMonth, today } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { findOwnerDue } from '../records/queries.ts';
import {
  bookingWords,
  breedWords,
  careWords,
  growingWords,
  placeWords,
  portionWords,
  priceWords,
  substanceWords,
} from './known-words.ts';
import { type AskedPet, findClinic } from './queries.ts';
import { gramsFor } from './rules.ts';

export type Asking = { db: Db; ownerId: string; petId: string; pet: AskedPet; question: string; now: number };

/** Months from which the guides' tables of grams hold. */
const ADULT_MONTHS = 12;

const careKnown = async ({ db, ownerId, petId, pet, question, now }: Asking): Promise<Known> => {
  const kinds = careKinds(question);
  const own = (await findOwnerDue(db, ownerId, today(now))).find((one) => one.petId === petId);
  return careWords(
    carneLines(own?.due ?? []).filter(({ kind }) => kinds.includes(kind)),
    pet,
    petId,
  );
};

const portionKnown = ({ petId, pet, now }: Asking, table: string): Known | null => {
  if (monthsBetween(pet.birthMonth, thisMonth(now)) < ADULT_MONTHS)
    return pet.species === 'perro' || pet.species === 'gato' ? growingWords(pet, petId) : null;
  const grams = gramsFor(table, pet.weightG / 1000);
  return grams && portionWords(pet, petId, grams);
};

/** What is known of what was asked; null: the guides are the answer. `table`: the guides' text that may hold grams by weight. */
export const knownOf = async (intent: ConsultIntent, asking: Asking, table: string): Promise<Known | null> => {
  const { db, ownerId, petId, pet } = asking;
  const clinic = () => findClinic(db, ownerId, petId);
  if (intent === 'price') return priceWords(await clinic(), petId);
  if (intent === 'place') return placeWords(await clinic(), pet);
  if (intent === 'substance') return substanceWords(await clinic(), pet);
  if (intent === 'care') return careKnown(asking);
  if (intent === 'portion') return portionKnown(asking, table);
  if (intent === 'booking') return bookingWords(pet, petId);
  return intent === 'breed' ? breedWords(pet) : null;
};
