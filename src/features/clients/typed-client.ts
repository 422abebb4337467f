import * as z from 'zod';
import { clientInput } from '../../shared/schemas/client.ts';
import { petFields, weightOf } from '../../shared/schemas/pet.ts';
import { SPECIES, type Species } from '../../shared/species.ts';
import { readNumber, readWeight, type WeightUnit } from '../../shared/weights.ts';

/** A pet as the desk types it: numbers in the unit chosen beside them. */
export type TypedPet = {
  petName: string;
  species: Species | '';
  breed: string;
  age: string;
  ageUnit: 'years' | 'months';
  weight: string;
  weightUnit: WeightUnit;
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

/** Where a text that found nobody belongs in the form: a phone and an e-mail are told by their looks, anything else is a name. */
export const carriedOf = (typed: string): Partial<Pick<TypedClient, 'name' | 'phone' | 'email'>> => {
  if (typed === '') return {};
  if (typed.includes('@')) return { email: typed };
  return /^[+\d][\d\s().-]*$/.test(typed) ? { phone: typed } : { name: typed };
};

/** Age in years and weight in kg, read in the units chosen beside them. */
const inUnits = (form: unknown) => {
  const typed = form as TypedClient;
  const age = readNumber(typed.age);
  return {
    ...typed,
    age: age !== undefined && typed.ageUnit === 'months' ? age / 12 : age,
    // Nobody weighs an animal on the telephone: blank is not measured (spec §5: 0).
    weight: typed.weight.trim() === '' ? 0 : readWeight(typed.weight, typed.weightUnit),
  };
};

/** What the desk typed of a person and their first pet, as the call takes it. `species` is the one that is chosen now. */
export const typedClient = (species: Species | '') =>
  z.preprocess(
    inUnits,
    z
      .object({
        petName: petFields.shape.name,
        species: z.enum(SPECIES, 'Elige la especie.'),
        breed: petFields.shape.breed,
        age: petFields.shape.age,
        weight: weightOf(species),
        notes: petFields.shape.notes,
        name: clientInput.shape.name,
        phone: clientInput.shape.phone,
        email: clientInput.shape.email,
        authorisation: clientInput.shape.authorisation,
      })
      .superRefine(({ phone, email }, ctx) => {
        if (phone === null && email === null)
          ctx.addIssue({ code: 'custom', path: ['phone'], message: 'Escribe un teléfono o un correo.' });
      })
      .transform(({ petName, name, phone, email, authorisation, ...pet }) => ({
        client: { name, phone, email, authorisation },
        pet: { name: petName, ...pet },
      })),
  );
export type ClientCall = z.output<ReturnType<typeof typedClient>>;
