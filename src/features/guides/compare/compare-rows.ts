import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { measuresOf, rulersOf, yesNoOf } from '../breeds/breed-traits.ts';

/** A breed in a comparison. */
export type Compared = {
  slug: string;
  record: AnyBreed;
  /** Short label of what the law says of it; null when nothing. */
  legal: string | null;
};

/** What one breed answers in a row, `items` where it is several things, `warns` where it is no fact but a warning; null when its record does not say. */
export type Cell = {
  text: string;
  items?: string[];
  warns?: true;
  note?: string;
  score?: number;
  yes?: boolean;
} | null;

export type CompareRow = {
  key: string;
  name: string;
  /** Named ends of a ruler. */
  ends?: { low: string; high: string };
  cells: Cell[];
  /** Whether the breeds answer differently; null where telling it would say nothing (running text). */
  differs: boolean | null;
};

export type CompareGroup = { title: string; rows: CompareRow[] };

type Fact = { key: string; name: string; ends?: CompareRow['ends']; cell: NonNullable<Cell> };

/** What two cells have to share to count as equal: the score or the answer, not the words around it. */
const gist = (cell: Cell) => (cell ? String(cell.score ?? cell.yes ?? cell.text) : '');

/** Rows in the order of the first breed that has them; every breed has its cell. */
const rowsOf = (facts: Fact[][], compare = true): CompareRow[] => {
  const keys = [...new Map(facts.flat().map((fact) => [fact.key, fact])).values()];
  return keys.map(({ key, name, ends }) => {
    const cells = facts.map((own) => own.find((fact) => fact.key === key)?.cell ?? null);
    const differs = compare ? new Set(cells.map(gist)).size > 1 : null;
    return { key, name, ...(ends ? { ends } : {}), cells, differs };
  });
};

const words = (key: string, name: string, text: string): Fact => ({ key, name, cell: { text } });

const measures = (folder: Folder, record: AnyBreed): Fact[] => [
  words('size', 'Tamaño', record.size),
  ...measuresOf(folder, record).map(({ name, value }) => words(name, name, value)),
  words('origin', 'Origen', record.origin),
];
const rulers = (folder: Folder, record: AnyBreed): Fact[] =>
  rulersOf(folder, record).map(({ trait, name, low, high, score, label }) => ({
    key: trait,
    name,
    ends: { low, high },
    cell: { text: label, score },
  }));
const answers = (record: AnyBreed): Fact[] =>
  yesNoOf(record).map(({ key, name, yes, note }) => ({ key, name, cell: { text: yes ? 'Sí' : 'No', note, yes } }));

const issuesOf = (record: AnyBreed): string[] =>
  ('health_issues' in record ? record.health_issues : record.care_tips.health.common_issues).map(({ name }) => name);

/** What a notice says of a breed that has none. */
const NOTHING = 'Sin aviso';

/** In running words, what a reader weighs after the figures. */
const texts = ({ record, legal }: Compared): Fact[] => [
  words('legal', 'La ley', legal ?? NOTHING),
  {
    key: 'welfare',
    name: 'Aviso de bienestar',
    cell: record.welfare ? { text: record.welfare.title, warns: true } : { text: NOTHING },
  },
  words('temperament', 'Temperamento', record.temperament_summary),
];

/** The first four: what they suffer most stands first in a record. */
const health = (record: AnyBreed): Fact[] => {
  const items = issuesOf(record).slice(0, 4);
  return [{ key: 'health', name: 'Salud por vigilar', cell: { text: items.join(' · '), items } }];
};

/** Everything that stands side by side, in groups. */
export const compareGroups = (folder: Folder, breeds: readonly Compared[]): CompareGroup[] =>
  [
    {
      title: 'Antes de decidir',
      // A notice that none of them has is no row.
      rows: rowsOf(breeds.map(texts), false).filter(({ cells }) => cells.some((cell) => cell?.text !== NOTHING)),
    },
    { title: 'Medidas', rows: rowsOf(breeds.map(({ record }) => measures(folder, record))) },
    { title: 'Carácter', rows: rowsOf(breeds.map(({ record }) => rulers(folder, record))) },
    { title: 'Se lleva con', rows: rowsOf(breeds.map(({ record }) => answers(record))) },
    {
      title: 'Lo que más los enferma',
      rows: rowsOf(
        breeds.map(({ record }) => health(record)),
        false,
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
