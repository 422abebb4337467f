import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Fact, FactGroup } from '../../../shared/compare.ts';
import type { Folder } from '../../../shared/species.ts';
import { measuresOf, rulersOf, yesNoOf } from '../breeds/breed-traits.ts';

/** A breed in a comparison. */
export type Compared = {
  slug: string;
  record: AnyBreed;
  /** Short label of what the law says of it; null when nothing. */
  legal: string | null;
};

/** What a breed answers, `items` where it is several things, `warns` where it is no fact but a warning. */
export type Cell = {
  text: string;
  items?: string[];
  warns?: true;
  note?: string;
  score?: number;
  yes?: boolean;
};

/** A figure or a word: equal when they read alike. */
const words = (key: string, name: string, text: string): Fact<Cell> => ({ key, name, cell: { text }, gist: text });
/** Running text: nobody is told whether it differs. */
const told = (key: string, name: string, cell: Cell): Fact<Cell> => ({ key, name, cell, gist: null });

const measures = (folder: Folder, record: AnyBreed) => [
  words('size', 'Tamaño', record.size),
  ...measuresOf(folder, record).map(({ name, value }) => words(name, name, value)),
  words('origin', 'Origen', record.origin),
];
const rulers = (folder: Folder, record: AnyBreed): Fact<Cell>[] =>
  rulersOf(folder, record).map(({ trait, name, low, high, score, label, note }) => ({
    key: trait,
    name,
    ends: { low, high },
    cell: { text: label, score, note },
    // The score counts, not the words around it.
    gist: String(score),
  }));
const answers = (record: AnyBreed): Fact<Cell>[] =>
  yesNoOf(record).map(({ key, name, yes, note }) => ({
    key,
    name,
    cell: { text: yes ? 'Sí' : 'No', note, yes },
    gist: String(yes),
  }));

const issuesOf = (record: AnyBreed): string[] =>
  ('health_issues' in record ? record.health_issues : record.care_tips.health.common_issues).map(({ name }) => name);

/** What a notice says of a breed that has none. */
const none = (key: string, name: string): Fact<Cell> => ({ ...told(key, name, { text: 'Sin aviso' }), nothing: true });

/** In running words, what a reader weighs before the figures. */
const texts = ({ record, legal }: Compared) => [
  legal ? told('legal', 'La ley', { text: legal }) : none('legal', 'La ley'),
  record.welfare
    ? told('welfare', 'Aviso de bienestar', { text: record.welfare.title, warns: true })
    : none('welfare', 'Aviso de bienestar'),
  told('temperament', 'Temperamento', { text: record.temperament_summary }),
];

/** The first four: what they suffer most stands first in a record. */
const health = (record: AnyBreed) => {
  const items = issuesOf(record).slice(0, 4);
  return told('health', 'Salud por vigilar', { text: items.join(' · '), items });
};

/** Everything that a breed brings to a comparison (shared/compare.ts puts them side by side). */
export const factsOf = (folder: Folder, compared: Compared): FactGroup<Cell>[] => [
  { title: 'Antes de decidir', facts: texts(compared) },
  { title: 'Medidas', facts: measures(folder, compared.record) },
  { title: 'Carácter', facts: rulers(folder, compared.record) },
  { title: 'Se lleva con', facts: answers(compared.record) },
  { title: 'Lo que más los enferma', facts: [health(compared.record)] },
];
