// Long because the four species' fields stand side by side: one field, one line of description.
import * as z from 'zod';
import { PICTURES_PER_BREED } from '../../src/shared/limits.ts';
import { line, provenance, range, scale, slug, yesNo } from './common.ts';
import { prose } from './prose.ts';

const size_groups = (groups: [string, ...string[]]) =>
  z.array(z.enum(groups)).min(1).describe('Groups for the size filter; more than one when varieties differ.');

const picture = z.strictObject({
  n: z
    .int()
    .min(1)
    .max(PICTURES_PER_BREED + 1)
    .describe('Number of the picture file: 1 retrato, 2 cuerpo, 3 colores, 4 en casa, 5 pliegues (pug).'),
  alt: line(240).describe('What a person sees in the drawing, for who does not see it.'),
  caption: line(120).describe('Caption under the plate.'),
  marks: z
    .array(
      z.strictObject({
        x: z.int().min(0).max(1200).describe('Point on the animal, pixels of the 1200×900 drawing.'),
        y: z.int().min(0).max(900).describe('Point on the animal, pixels of the 1200×900 drawing.'),
        label: line(60).describe('Field mark, two to six words.'),
        corner: z.enum(['tl', 'tr', 'bl', 'br']).describe('Corner of the plate where the caption stands.'),
      }),
    )
    .max(4)
    .default([])
    .describe('Field marks of the retrato, at most one a corner.'),
  labels: z
    .array(
      z.strictObject({
        x: z.int().min(0).max(1200).describe('Middle of the name, pixels of the 1200×900 drawing.'),
        y: z.int().min(0).max(900).describe('Base line of the name, pixels of the 1200×900 drawing.'),
        text: line(60).describe('Name of a figure: a colour, a variety.'),
      }),
    )
    .max(6)
    .default([])
    .describe('Names of the figures of a plate with several, left to right: the page writes them.'),
  credit: z
    .strictObject({
      author: line(80).describe('Who took the photograph.'),
      licence: line(80).describe('Under which licence it is shown.'),
      url: z
        .url({ protocol: /^https?$/ })
        .optional()
        .describe('Where it comes from.'),
    })
    .optional()
    .describe("Only for a deployment's own photograph: shown under the plate."),
});

const common = {
  name: line(40).describe('Name as Colombians say it.'),
  other_names: z.array(line(60)).describe('Other names and spellings people search for.'),
  origin: line(80).describe('Country or region of origin.'),
  size: line(60).describe('Size in words, as cards show it: "Grande", "De toy a grande".'),
  life_expectancy: range(1, 90).describe('Years of life with good care; the range that covers good sources.'),
  summary: line(320).describe(
    'Two sentences under the title: what this animal is and what it asks. Also the page description.',
  ),
  temperament_summary: line(70).describe('Three or four words for the card: "Amable, sociable y glotón".'),
  characteristics: z.array(line(220)).min(4).max(8).describe('What it looks like and does; one fact a line.'),
  pros: z.array(line(200)).min(4).max(12).describe('Ventajas, concrete.'),
  cons: z.array(line(200)).min(4).max(12).describe('Desventajas, as honest as the pros.'),
  colors: z.array(line(80)).min(1).max(12).describe('Accepted or usual coats or plumages, by their Spanish names.'),
  related: z.array(slug()).min(2).max(4).describe('Keys of similar breeds of the same species.'),
  pictures: z
    .array(picture)
    .default([])
    .describe('The plates that exist under public/images, in order; written by `npm run pictures`, never by hand.'),
  welfare: z
    .strictObject({
      title: line(80).describe('Short heading of the notice.'),
      text: prose().describe(
        'What the conformation, the trade or the law does to this animal and what a person can do.',
      ),
    })
    .nullable()
    .describe('Welfare notice above the page; null when there is none.'),
  ...provenance,
};

const health_issue = z.strictObject({
  name: line(90).describe('Name of the disease as a vet writes it.'),
  note: line(320).describe('What it is in half a sentence, when it shows, what to watch.'),
  test: line(160)
    .nullable()
    .describe('Which test exists and on whom (parents, puppy); null when there is none we know.'),
});

const mammal_or_bird = {
  care_tips: z
    .strictObject({
      exercise: prose().describe('Exercise and play, 60–150 words, for this breed.'),
      grooming: prose().describe('Coat, nails, ears, teeth or plumage, bath; 60–150 words.'),
      health: prose().describe('Health care through life, 60–150 words.'),
      diet: prose().describe('What and how much, 60–150 words with quantities.'),
    })
    .describe('The four texts of the tabs Cuidados, Alimentación and Salud.'),
  temperament: prose().describe('Temperament, 40–90 words.'),
  training_difficulty: scale().describe('How hard it is to teach.'),
  health_issues: z.array(health_issue).min(3).max(9).describe('Known problems of this breed.'),
  fun_facts: z.array(line(260)).min(3).max(6).describe('True facts one tells at the table.'),
};

export const dogBreed = z.strictObject({
  ...common,
  ...mammal_or_bird,
  size_groups: size_groups(['mini', 'pequeño', 'mediano', 'grande', 'gigante']),
  height_cm: range(10, 95).describe('Height at the withers of adults, both sexes, cm.'),
  weight_kg: range(1, 90).describe('Weight of healthy adults, both sexes, kg.'),
  energy_level: scale().describe('How much activity it asks.'),
  grooming_frequency: scale().describe('How often the coat needs work.'),
  noise_level: scale().describe('How much it barks.'),
  space_requirements: scale().describe('How much room it needs at home.'),
  sociability: scale().describe('How open it is with people and animals it does not know.'),
  good_with_children: yesNo().describe('Good with children.'),
  good_with_other_dogs: yesNo().describe('Good with other dogs.'),
  good_with_strangers: yesNo().describe('Good with strangers.'),
  apartment_friendly: yesNo().describe('Can live well in a flat.'),
  popularity: line(220).describe('How common it is in Colombia, without invented ranks.'),
  special_handling: z.boolean().describe("True for breeds 'de manejo especial' (Ley 1801 de 2016, art. 126)."),
});

export const catBreed = z.strictObject({
  ...common,
  ...mammal_or_bird,
  size_groups: size_groups(['pequeño', 'mediano', 'grande']),
  height_cm: range(15, 45).describe('Height at the shoulder of adults, cm.'),
  weight_kg: range(1.5, 12).describe('Weight of healthy adults, both sexes, kg.'),
  grooming_frequency: scale().describe('How often the coat or skin needs work.'),
  energy_level: scale().describe('How active it is.'),
  noise_level: scale().describe('How much it talks.'),
  intelligence_level: scale().describe('How quickly it works things out.'),
  exercise_needs: scale().describe('How much play it needs each day.'),
  affection: scale().describe('How much company it looks for.'),
  good_with_children: yesNo().describe('Good with children.'),
  good_with_other_cats: yesNo().describe('Good with other cats.'),
  good_with_dogs: yesNo().describe('Good with dogs.'),
  lap_cat: yesNo().describe('Sits on laps.'),
  apartment_friendly: yesNo().describe('Can live well in a flat.'),
  indoor_outdoor: line(220).describe('Inside, outside or catio, and why.'),
  grooming_requirements: z.array(line(160)).min(3).max(7).describe('The grooming jobs, each with its rhythm.'),
  popularity: line(220).describe('How common it is in Colombia, without invented ranks.'),
});

export const hamsterBreed = z.strictObject({
  ...common,
  scientific_name: line(60).describe('Binomial in Latin, no author.'),
  size_groups: size_groups(['enano', 'grande']),
  length_cm: range(4, 20).describe('Head and body of adults, cm.'),
  weight_g: range(15, 220).describe('Weight of healthy adults, g.'),
  care_tips: z
    .strictObject({
      exercise: z
        .strictObject({
          daily_needs: prose().describe('How it moves each night and what that asks.'),
          recommended_activities: z.array(line(160)).min(3).max(8).describe('Activities, one a line.'),
          space_requirements: prose().describe('Room for exercise outside the sleeping place.'),
        })
        .describe('Exercise.'),
      grooming: z
        .strictObject({
          routine: prose().describe('Coat, nails, teeth; sand bath, never water.'),
          specific_needs: prose().describe('What only this species needs.'),
        })
        .describe('Grooming.'),
      health: z
        .strictObject({
          common_issues: z.array(health_issue).min(3).max(9).describe('Usual diseases.'),
          prevention: prose().describe('How to prevent and notice them.'),
        })
        .describe('Health.'),
      diet: z
        .strictObject({
          base_diet: prose().describe('What it eats each day, in grams.'),
          supplements: prose().describe('Fresh food and protein: what, how much, how often.'),
          feeding_schedule: prose().describe('When.'),
          water: prose().describe('Water and how to offer it.'),
        })
        .describe('Diet.'),
      habitat: z
        .strictObject({
          essential_items: z.array(line(160)).min(4).max(10).describe('What the cage must hold.'),
          bedding: prose().describe('Which bedding and how deep.'),
          temperature: prose().describe('Temperature range with the figures of spec §9.'),
          lighting: prose().describe('Light and dark.'),
        })
        .describe('Habitat.'),
    })
    .describe('The texts of the tabs.'),
  temperament: z
    .strictObject({
      general: prose().describe('Temperament, 40–90 words.'),
      activity_level: scale().describe('How active it is.'),
      handling: scale().describe('How easily it is handled.'),
      social_needs: prose().describe('Alone, in pairs, in groups: what is true for this species.'),
    })
    .describe('Temperament.'),
  training_potential: z
    .strictObject({
      difficulty: scale().describe('How hard it is to teach.'),
      recommended_methods: z.array(line(160)).min(2).max(6).describe('Methods.'),
      achievable_tricks: z.array(line(160)).min(2).max(6).describe('What it really learns.'),
    })
    .describe('Training.'),
  space_requirements: scale().describe('How much room it needs.'),
  good_with_children: yesNo().describe('Good with children.'),
  habitat_setup: z
    .strictObject({
      minimum_requirements: z
        .strictObject({
          cage_size: line(240).describe("Spec's minimum and today's recommendation beside it."),
          height: line(120).describe('Height of the cage.'),
          ventilation: line(160).describe('Ventilation.'),
        })
        .describe('Minimum requirements.'),
      essential_features: z.array(line(160)).min(3).max(8).describe('Features.'),
      enrichment_items: z.array(line(160)).min(3).max(8).describe('Enrichment.'),
    })
    .describe('How to set the cage up.'),
  fun_facts: z.array(line(260)).min(3).max(6).describe('True facts.'),
});

export const parrotBreed = z.strictObject({
  ...common,
  ...mammal_or_bird,
  scientific_name: line(80).describe('Binomial or genus in Latin, no author.'),
  size_groups: size_groups(['pequeño', 'mediano', 'grande', 'muy grande']),
  length_cm: range(10, 110).describe('Length beak to tail tip of adults, cm.'),
  weight_g: range(20, 1700).describe('Weight of adults, g.'),
  longevity_note: prose().describe('How long it really lives: usual in homes, and the good records.'),
  noise_level: scale().describe('How loud and how often.'),
  space_requirements: scale().describe('Cage and flight room.'),
  energy_level: scale().describe('How active it is.'),
  affection: scale().describe('How much company it asks.'),
  speech: line(200).describe('What it says and how clearly.'),
  good_with_children: yesNo().describe('Good with children.'),
  apartment_friendly: yesNo().describe('Can live well in a flat (noise included).'),
  legal: z
    .enum(['silvestre', 'silvestre-genero', 'exotica-cria', 'exotica-restringida', 'no-mantener'])
    .describe('Legal label in Colombia; texts in content/legal.yaml.'),
});

export const BREED_SCHEMAS = { perros: dogBreed, gatos: catBreed, hamsters: hamsterBreed, loros: parrotBreed } as const;
export type DogBreed = z.output<typeof dogBreed>;
export type CatBreed = z.output<typeof catBreed>;
export type HamsterBreed = z.output<typeof hamsterBreed>;
export type ParrotBreed = z.output<typeof parrotBreed>;
