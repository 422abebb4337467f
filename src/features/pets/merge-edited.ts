import { SPECIES_NAME } from '../../shared/species.ts';
import { EDITED, type EditedPet, MONTHS } from './edited-pet.ts';
import { SEX_NAME } from './pet-words.ts';

/** A field that somebody else changed meanwhile: what they left, and whether one's own words stand in its place. */
export type OtherChange = { name: string; theirs: string; keepsMine: boolean };

const FIELD_NAME: Record<keyof EditedPet, string> = {
  name: 'Nombre',
  species: 'Especie',
  breed: 'Raza',
  birthMonth: 'Mes en que nació',
  birthYear: 'Año en que nació',
  sex: 'Sexo',
  neutered: 'Esterilización',
  colour: 'Color y señas',
  microchip: 'Microchip',
  allergic: 'Si tiene alergias',
  allergies: 'Cuáles alergias',
  medicines: 'Medicinas que toma',
  notes: 'Notas',
};
const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
const ANSWER = { si: 'Sí', no: 'No' } as Record<string, string>;

/** A field's value as the form shows it. */
const shownValue = (field: keyof EditedPet, of: EditedPet): string => {
  const value = of[field];
  if (value === '') return 'sin anotar';
  if (field === 'species') return SPECIES_NAME[of.species].one;
  if (field === 'sex') return SEX_NAME[value as keyof typeof SEX_NAME];
  if (field === 'neutered' || field === 'allergic') return ANSWER[value] ?? value;
  if (field === 'birthMonth') return monthName.format(Date.UTC(2000, MONTHS.indexOf(value), 1));
  return value;
};

/**
 * What two people made of one form that both began with `base`: the fields that one left alone become the other's, those that both
 * changed stay one's own. `changes` are for the eyes of who came second.
 */
export const mergeEdited = (base: EditedPet, mine: EditedPet, theirs: EditedPet) => {
  const others = EDITED.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
  const taken = others.filter((field) => mine[field] === base[field]);
  const changes = others.map(
    (field): OtherChange => ({
      name: FIELD_NAME[field],
      theirs: shownValue(field, theirs),
      keepsMine: !taken.includes(field),
    }),
  );
  return { taken, changes };
};
