import type { HamsterBreed } from '../../../content/schema/breed.ts';
import type { LegalFile } from '../../../content/schema/facts.ts';
import { type Prose, plainText } from '../../../content/schema/prose.ts';
import type { AnyBreed } from '../../../content/schema/summary.ts';
import { measuresOf, rulersOf, yesNoOf } from '../../../src/features/guides/breeds/breed-traits.ts';
import type { CorpusPassage } from '../../../src/shared/search/corpus.ts';
import type { Folder } from '../../../src/shared/species.ts';

export const lines = (items: readonly string[]): string => items.join('\n');

type Tab = 'general' | 'cuidados' | 'alimentacion' | 'salud';
const passage = (anchor: Tab | '', section: string, text: string | Prose): CorpusPassage => ({
  section,
  anchor,
  text: typeof text === 'string' ? text : plainText(text),
});

const issuesOf = (record: AnyBreed) =>
  'health_issues' in record ? record.health_issues : record.care_tips.health.common_issues;

const figures = (folder: Folder, record: AnyBreed) =>
  lines([
    ...measuresOf(folder, record).map(({ name, value }) => `${name}: ${value}.`),
    `Origen: ${record.origin}. Tamaño: ${record.size}.`,
    `Colores: ${record.colors.join(', ')}.`,
  ]);

const traits = (folder: Folder, record: AnyBreed) =>
  lines([
    ...rulersOf(folder, record).map(({ name, label, note }) => `${name}: ${label}. ${note}`),
    ...yesNoOf(record).map(({ name, yes, note }) => `${name}: ${yes ? 'sí' : 'no'}, ${note}.`),
  ]);

const hamsterCare = ({ care_tips: { exercise, grooming, habitat }, habitat_setup }: HamsterBreed): CorpusPassage[] => {
  const { cage_size, height, ventilation } = habitat_setup.minimum_requirements;
  return [
    passage('cuidados', 'Ejercicio', exercise.daily_needs),
    passage('cuidados', 'Qué ofrecerle', lines(exercise.recommended_activities)),
    passage('cuidados', 'Espacio para salir', exercise.space_requirements),
    passage('cuidados', 'Aseo', `${plainText(grooming.routine)}\n${plainText(grooming.specific_needs)}`),
    passage(
      'cuidados',
      'La jaula',
      lines([`Piso: ${cage_size}.`, `Altura: ${height}.`, `Ventilación: ${ventilation}.`, ...habitat.essential_items]),
    ),
    passage('cuidados', 'Lecho', habitat.bedding),
    passage('cuidados', 'Temperatura y luz', `${plainText(habitat.temperature)}\n${plainText(habitat.lighting)}`),
    passage('cuidados', 'Para que no se aburra', lines(habitat_setup.enrichment_items)),
  ];
};

const careOf = (record: AnyBreed): CorpusPassage[] => {
  if ('habitat_setup' in record) return hamsterCare(record);
  return [
    passage('cuidados', 'Ejercicio y juego', record.care_tips.exercise),
    passage(
      'cuidados',
      'speech' in record ? 'Plumas, pico y uñas' : 'Pelo, uñas y baño',
      'grooming_requirements' in record
        ? `${plainText(record.care_tips.grooming)}\n${lines(record.grooming_requirements)}`
        : record.care_tips.grooming,
    ),
  ];
};

const foodOf = ({ care_tips: { diet } }: AnyBreed): CorpusPassage[] =>
  'base_diet' in diet
    ? [
        passage('alimentacion', 'Dieta base', diet.base_diet),
        passage('alimentacion', 'Suplementos y frescos', diet.supplements),
        passage(
          'alimentacion',
          'A qué hora y cuánta agua',
          `${plainText(diet.feeding_schedule)}\n${plainText(diet.water)}`,
        ),
      ]
    : [passage('alimentacion', 'Qué come y cuánto', diet)];

const ofTheSpecies = (record: AnyBreed): CorpusPassage[] => {
  if ('training_potential' in record) {
    const { recommended_methods, achievable_tricks } = record.training_potential;
    return [
      passage('general', 'Solo o acompañado', record.temperament.social_needs),
      passage('general', 'Qué puede aprender', lines([...recommended_methods, ...achievable_tricks])),
    ];
  }
  if ('speech' in record)
    return [
      passage('general', 'Cuánto vive de verdad', record.longevity_note),
      passage('general', 'Qué dice y con qué claridad', record.speech),
    ];
  return 'indoor_outdoor' in record ? [passage('general', 'Dentro o fuera de la casa', record.indoor_outdoor)] : [];
};

/** What the law says, for the animals that have a notice on their page. */
const legalOf = (record: AnyBreed, { notices }: LegalFile): CorpusPassage[] => {
  const special = 'special_handling' in record && record.special_handling ? 'manejo-especial' : null;
  const key = 'legal' in record ? record.legal : special;
  const notice = notices.find((one) => one.key === key);
  return notice ? [passage('', notice.title, `${plainText(notice.text)}\n${lines(notice.duties)}`)] : [];
};

/** The parts of a breed's page under the headings that readers see; the anchors are its four tabs. */
export const breedPassages = (folder: Folder, record: AnyBreed, legal: LegalFile): CorpusPassage[] => {
  const { temperament, care_tips } = record;
  return [
    ...legalOf(record, legal),
    ...(record.welfare ? [passage('', record.welfare.title, record.welfare.text)] : []),
    passage('', 'Ficha', figures(folder, record)),
    passage('general', 'Temperamento', 'general' in temperament ? temperament.general : temperament),
    passage('general', 'Características', lines(record.characteristics)),
    passage('general', 'Datos curiosos', lines(record.fun_facts)),
    passage('general', 'Ventajas', lines(record.pros)),
    passage('general', 'Desventajas', lines(record.cons)),
    passage('general', 'Rasgo por rasgo', traits(folder, record)),
    ...ofTheSpecies(record),
    ...careOf(record),
    ...foodOf(record),
    ...issuesOf(record).map(({ name, note, test }) =>
      passage('salud', name, test ? `${note}\nPrueba: ${test}.` : note),
    ),
    passage(
      'salud',
      'Cuidados de salud',
      'prevention' in care_tips.health ? care_tips.health.prevention : care_tips.health,
    ),
  ];
};

/** What of a breed's page the search in the browser holds: its name leads to it, its prose is too heavy for a phone. */
export const shortBreedPassages = (folder: Folder, record: AnyBreed): CorpusPassage[] => [
  passage('general', 'Temperamento', `${record.temperament_summary}.`),
  passage(
    'general',
    'Rasgo por rasgo',
    lines([
      `Tamaño: ${record.size}.`,
      ...rulersOf(folder, record).map(({ name, label }) => `${name}: ${label.toLowerCase()}.`),
      ...yesNoOf(record).flatMap(({ name, yes }) => (yes ? [`${name}: sí.`] : [])),
    ]),
  ),
  passage('salud', 'Problemas de salud', lines(issuesOf(record).map(({ name }) => name))),
  ...(record.welfare ? [passage('', record.welfare.title, '')] : []),
];
