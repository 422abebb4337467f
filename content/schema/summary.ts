import { FOLDERS, type Folder, type TopicSection } from '../../src/shared/species.ts';
import type { CatBreed, DogBreed, HamsterBreed, ParrotBreed } from './breed.ts';
import type { FirstAid } from './first-aid.ts';
import type { Topic } from './topic.ts';
import type { Toxic } from './toxic.ts';
import { isSmall, type Severity } from './toxic-kinds.ts';
import { leavesWithAny, toldTo } from './toxic-told.ts';

/** A breed record of any species, after the schema. */
export type AnyBreed = DogBreed | CatBreed | HamsterBreed | ParrotBreed;

/** What cards and search need of a breed: lists carry this and never a page's guide. */
export type BreedSummary = {
  slug: string;
  name: string;
  otherNames: string[];
  origin: string;
  size: string;
  years: { min: number; max: number };
  temperament: string;
  /** Alt text of the retrato; null while there is no drawing. */
  portrait: string | null;
  /** Notice flags of the card: 'manejo-especial', a parrot's legal label, or 'bienestar'. */
  flags: string[];
  /** Groups of the size filter. */
  sizes: string[];
  /** Weight of healthy adults, grams. */
  weight: { min: number; max: number };
  /** 1 to 5, as content/schema/traits.ts names the ends; what the species has no ruler for is left out. */
  scores: { energy: number; training: number; grooming?: number; noise?: number; space?: number; affection?: number };
  children: boolean;
  /** Left out for hamsters: every flat has room for their table. */
  apartment?: boolean;
};

export type TopicSummary = { slug: string; section: TopicSection; title: string; shortTitle: string; summary: string };
export type FirstAidSummary = {
  order: number;
  slug: string;
  group: FirstAid['group'];
  title: string;
  hint: string;
  urgent: boolean;
  /** Whom it concerns; null: all species. */
  species: Folder[] | null;
};

/** A row of the index of toxics: enough to find a substance and to see how bad it is for whom. */
export type ToxicSummary = { slug: string } & Pick<Toxic, 'name' | 'kind' | 'aliases' | 'what' | 'severity'> & {
    /** The beginning of what sends each species out for which it is grave; the page says it whole. */
    go: { for: Folder[]; text: string }[];
  };

/** Everything the pages of one species need besides the one guide they show. */
export type Catalogue = { folder: Folder; breeds: BreedSummary[]; topics: TopicSummary[] };

const flagsOf = (record: AnyBreed): string[] => [
  ...('special_handling' in record && record.special_handling ? ['manejo-especial'] : []),
  ...('legal' in record ? [record.legal] : []),
  ...(record.welfare ? ['bienestar'] : []),
];

const gramsOf = (record: AnyBreed) =>
  'weight_kg' in record
    ? { min: record.weight_kg.min * 1000, max: record.weight_kg.max * 1000 }
    : { min: record.weight_g.min, max: record.weight_g.max };

/** Hamsters keep their scales inside temperament and training (spec §3). */
const scoresOf = (record: AnyBreed): BreedSummary['scores'] => ({
  energy: ('energy_level' in record ? record.energy_level : record.temperament.activity_level).score,
  training: ('training_difficulty' in record ? record.training_difficulty : record.training_potential.difficulty).score,
  ...('grooming_frequency' in record ? { grooming: record.grooming_frequency.score } : {}),
  ...('noise_level' in record ? { noise: record.noise_level.score } : {}),
  ...('space_requirements' in record ? { space: record.space_requirements.score } : {}),
  ...('affection' in record ? { affection: record.affection.score } : {}),
});

export const breedSummary = (slug: string, record: AnyBreed): BreedSummary => ({
  slug,
  name: record.name,
  otherNames: record.other_names,
  origin: record.origin,
  size: record.size,
  years: record.life_expectancy,
  temperament: record.temperament_summary,
  portrait: record.pictures.find((picture) => picture.n === 1)?.alt ?? null,
  flags: flagsOf(record),
  sizes: record.size_groups,
  weight: gramsOf(record),
  scores: scoresOf(record),
  children: record.good_with_children.yes,
  ...('apartment_friendly' in record ? { apartment: record.apartment_friendly.yes } : {}),
});

export const topicSummary = (slug: string, section: TopicSection, record: Topic): TopicSummary => ({
  slug,
  section,
  title: record.title,
  shortTitle: record.short_title,
  summary: record.summary,
});

/** The species that a situation tells of; one that tells of none, and every kit, is for all. */
const concerned = (record: FirstAid): Folder[] | null => {
  const told = record.kind === 'situation' ? FOLDERS.filter((folder) => record.differences[folder]) : [];
  return told.length > 0 && told.length < FOLDERS.length ? told : null;
};

export const firstAidSummary = (slug: string, record: FirstAid): FirstAidSummary => ({
  slug,
  order: record.order,
  group: record.group,
  title: record.title,
  hint: record.hint,
  urgent: record.urgent,
  species: concerned(record),
});

/** Characters of a line of the index. */
const GO_LINE = 80;
/** Where the page says more than one line holds: a piece of it would leave out somebody who must go. */
const GO_UNLESS = 'Sal ya, aunque se vea bien, si su página no dice otra cosa';

/** It holds for one that shows no sign. */
const WITHOUT_SIGNS = /\b(?:cualquier|aunque|sin esperar|una sola|seguro|sabes)\b/;
/** It is about bodies of grams, which leave with any of it. */
const OF_SMALL = /(?:(?:cay|trag)ó|(?:beb|com|lam|mord)ió)(?![a-zñ])/;
/** It holds for whoever had any of it: no other sentence says more. */
const ANY = /\b(?:cualquier|una sola)\b/;

/** What the index says of a species: the page's only sentence, or the one that holds before all others, where it fits; else that it leaves. */
const goLine = (told: readonly string[]): string => {
  const line =
    told.length === 1
      ? told[0]
      : told.find((text) => text.startsWith('Sal') && (ANY.test(text) || leavesWithAny(text)));
  return line && line.length <= GO_LINE ? line.replace(/\.$/, '') : GO_UNLESS;
};

/** What is mild sends out at once only whoever may have taken it for something worse, a lily. */
const OF_DOUBT = /\b(?:seguro|certeza)\b/;

/** Whether the index sends a species out: where it is grave, and where the page sends one out that looks well. */
const sendsOut = (told: readonly string[], severity: Severity, folder: Folder): boolean =>
  told.some(
    (text) =>
      text.startsWith('Sal') &&
      (severity === 'grave' ||
        severity === 'sin dato' ||
        (severity === 'leve' ? OF_DOUBT : WITHOUT_SIGNS).test(text) ||
        (isSmall(folder) && OF_SMALL.test(text))),
  );

const goLines = (record: Toxic): ToxicSummary['go'] => {
  const lines = new Map<string, Folder[]>();
  for (const folder of FOLDERS) {
    const told = toldTo(record, folder);
    if (sendsOut(told, record.severity[folder], folder))
      lines.set(goLine(told), [...(lines.get(goLine(told)) ?? []), folder]);
  }
  return [...lines].map(([text, folders]) => ({ for: folders, text }));
};

export const toxicSummary = (slug: string, record: Toxic): ToxicSummary => {
  const { name, kind, aliases, what, severity } = record;
  return { slug, name, kind, aliases, what, severity, go: goLines(record) };
};

/** The table of contents of the home page: how many breeds and which topics each species has. */
export type GuideIndex = {
  folder: Folder;
  breeds: number;
  topics: { slug: string; section: TopicSection; title: string }[];
}[];
