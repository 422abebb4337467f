import type { DogBreed } from '../../../../content/schema/breed.ts';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { FICHA_TRAITS, TRAITS, type Trait } from '../../../../content/schema/traits.ts';
import type { Folder } from '../../../shared/species.ts';
import { span } from '../figures.ts';

type Scale = DogBreed['energy_level'];
type YesNo = DogBreed['good_with_children'];

/** Names of the yes and no of spec §2, in the order in which they are read. */
const YES_NO = {
  good_with_children: 'Niños',
  good_with_other_dogs: 'Otros perros',
  good_with_other_cats: 'Otros gatos',
  good_with_dogs: 'Perros',
  good_with_strangers: 'Extraños',
  lap_cat: 'Gato de regazo',
  apartment_friendly: 'Apartamento',
} as const;

/** Hamsters keep their scales inside temperament and training (spec §3). */
const scaleOf = (record: AnyBreed, trait: Trait): Scale | undefined => {
  if ('training_potential' in record) {
    if (trait === 'training_difficulty') return record.training_potential.difficulty;
    if (trait === 'activity_level' || trait === 'handling') return record.temperament[trait];
  }
  return (record as Partial<Record<Trait, Scale>>)[trait];
};

/** The rulers of a breed: name, named ends, score and words. */
export const rulersOf = (folder: Folder, record: AnyBreed) =>
  FICHA_TRAITS[folder].flatMap((trait) => {
    const scale = scaleOf(record, trait);
    return scale ? [{ trait, ...TRAITS[trait], ...scale }] : [];
  });

/** The yes and no of a breed with the half sentence that makes each honest. */
export const yesNoOf = (record: AnyBreed) =>
  Object.entries(YES_NO).flatMap(([key, name]) => {
    const answer = (record as Partial<Record<string, unknown>>)[key] as YesNo | undefined;
    return answer ? [{ key, name, ...answer }] : [];
  });

/** Height or length, weight and years, as the ficha prints them. */
export const measuresOf = (folder: Folder, record: AnyBreed): { name: string; value: string }[] => {
  const years = { name: 'Vida', value: span(record.life_expectancy, 'años') };
  if ('height_cm' in record) {
    return [
      { name: folder === 'perros' ? 'Altura a la cruz' : 'Altura al hombro', value: span(record.height_cm, 'cm') },
      { name: 'Peso', value: span(record.weight_kg, 'kg') },
      years,
    ];
  }
  return [
    { name: folder === 'loros' ? 'Largo, con cola' : 'Largo', value: span(record.length_cm, 'cm') },
    { name: 'Peso', value: span(record.weight_g, 'g') },
    years,
  ];
};
