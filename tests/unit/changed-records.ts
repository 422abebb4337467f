import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describeProblem, loadContent } from '../../scripts/content/load.ts';

const CONTENT = join(import.meta.dirname, '../../content');

export type Fields = Record<string, unknown>;

/** What the loader makes of one record of ours with some fields changed, alone in a content folder. */
const loaded = (place: string, change: (record: Fields) => Fields) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(dirname(join(root, place)), { recursive: true });
  const record = parse(readFileSync(join(CONTENT, place), 'utf8'));
  writeFileSync(join(root, place), stringify({ ...record, ...change(record) }));
  const { records, problems } = loadContent(root);
  rmSync(root, { recursive: true });
  return { data: records[0]?.data as Fields | undefined, said: problems.map(describeProblem) };
};

/** A first-aid record with the words of its first step replaced. */
export const stepped = (words: { title: string; text: string; guard?: string }) =>
  loaded('primeros-auxilios/picaduras.yaml', ({ first_minute }) => {
    const [first, ...others] = first_minute as Fields[];
    return { first_minute: [{ ...first, ...words }, ...others] };
  });

/** Grave for dogs and parrots. */
const grave = { perros: 'grave', gatos: 'leve', hamsters: 'sin dato', loros: 'grave' };
/** A toxic with one harmless step, as the loader takes it. */
export const toxic = (change: Fields) =>
  loaded('toxicos/chocolate.yaml', () => ({
    action: ['No provoques el vómito.'],
    note: undefined,
    severity: grave,
    ...change,
  }));

/** What the loader says of one sentence in `action` of a toxic that is an animal. */
export const acting = (action: unknown, more: Record<string, unknown> = {}) =>
  toxic({ kind: 'animal', go_now: [{ text: 'Sal ya si lo picaron.' }], action: [action], ...more }).said.map((line) =>
    line.split(' · ').slice(1).join(' · '),
  );
