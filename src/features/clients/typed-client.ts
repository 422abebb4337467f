import { z } from 'zod';
import { MAX_AGE_YEARS, MAX_WEIGHT_KG } from '../../shared/limits.ts';
import { clientInput } from '../../shared/schemas/client.ts';
import { petInput } from '../../shared/schemas/pet.ts';
import { SPECIES, type Species } from '../../shared/species.ts';

/** A pet as the desk types it: numbers in the unit chosen beside them. */
export type TypedPet = {
  petName: string;
  species: Species | '';
  breed: string;
  age: string;
  ageUnit: 'years' | 'months';
  weight: string;
  weightUnit: 'kg' | 'g';
  notes: string;
};
export type TypedClient = TypedPet & { name: string; phone: string; email: string; authorisation: string };

export const BLANK_PET: TypedPet = {
  petName: '',
  species: '',
  breed: '',
  age: '',
  ageUnit: 'years',
  weight: '',
  weightUnit: 'kg',
  notes: '',
};
export const BLANK_CLIENT: TypedClient = { ...BLANK_PET, name: '', phone: '', email: '', authorisation: '' };

/** '28,5' → 28.5; nothing typed → undefined; anything else → NaN. */
const decimal = (typed: unknown): number | undefined => {
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
const number = (missing: string, most: number, tooMuch: string) =>
  z.preprocess(decimal, z.number(missing).min(0, missing).max(most, tooMuch));

const petFields = z.object({
  petName: petInput.shape.name,
  species: z.enum(SPECIES, 'Elige la especie.'),
  breed: petInput.shape.breed,
  age: number('Escribe la edad con números.', MAX_AGE_YEARS * 12, 'Revisa la edad.'),
  ageUnit: z.enum(['years', 'months']),
  weight: number('Escribe el peso con números.', MAX_WEIGHT_KG * 1000, 'Revisa el peso.'),
  weightUnit: z.enum(['kg', 'g']),
  notes: petInput.shape.notes,
});
type PetFields = z.output<typeof petFields>;

const toPet = ({ petName, species, breed, age, ageUnit, weight, weightUnit, notes }: PetFields) => ({
  name: petName,
  species,
  breed,
  age: ageUnit === 'months' ? age / 12 : age,
  weight: weightUnit === 'g' ? weight / 1000 : weight,
  notes,
});

/** Age and weight as one sentence each when their unit makes them impossible. */
const inBounds = ({ age, ageUnit, weight, weightUnit }: PetFields, ctx: z.RefinementCtx) => {
  if (ageUnit === 'years' && age > MAX_AGE_YEARS)
    ctx.addIssue({ code: 'custom', path: ['age'], message: `La edad máxima es ${MAX_AGE_YEARS} años.` });
  if (weightUnit === 'kg' && weight > MAX_WEIGHT_KG)
    ctx.addIssue({ code: 'custom', path: ['weight'], message: `El peso máximo es ${MAX_WEIGHT_KG} kg.` });
};

/** What the desk typed of a pet, as the call takes it. */
export const typedPet = petFields.superRefine(inBounds).transform(toPet);

/** What the desk typed of a person and their first pet, as the call takes it. */
export const typedClient = petFields
  .extend({
    name: clientInput.shape.name,
    phone: clientInput.shape.phone,
    email: clientInput.shape.email,
    authorisation: clientInput.shape.authorisation,
  })
  .superRefine((typed, ctx) => {
    inBounds(typed, ctx);
    if (typed.phone === null && typed.email === null)
      ctx.addIssue({ code: 'custom', path: ['phone'], message: 'Escribe un teléfono o un correo.' });
  })
  .transform((typed) => ({
    client: { name: typed.name, phone: typed.phone, email: typed.email, authorisation: typed.authorisation },
    pet: toPet(typed),
  }));
export type ClientCall = z.output<typeof typedClient>;
