import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { sharedFiguresFile } from '../../content/schema/shared-figures.ts';

/** File below the content folder where the figures of several pages stand. */
export const SHARED_FIGURES = 'cifras.yaml';

const PLACE = /\{\{([^{}]*)\}\}/g;

/** The value of each shared figure by its key; empty when the file is missing or wrong, which the loader then says of the file itself. */
export const sharedFiguresOf = (root: string): ReadonlyMap<string, string> => {
  const file = join(root, SHARED_FIGURES);
  if (!existsSync(file)) return new Map();
  const read = sharedFiguresFile.safeParse(parseDocument(readFileSync(file, 'utf8')).toJS());
  return new Map(read.success ? read.data.figures.map(({ key, value }) => [key, value]) : []);
};

/** A text without its places for shared figures. */
export const withoutPlaces = (text: string): string => text.replaceAll(PLACE, '');

export type Filled = { value: unknown; unknown: { path: (string | number)[]; key: string }[] };

/** A record with every `{{clave}}` in its texts replaced; a text that is one whole number becomes that number. Keys that nobody wrote are listed. */
export const withFigures = (
  value: unknown,
  figures: ReadonlyMap<string, string>,
  path: (string | number)[] = [],
): Filled => {
  if (typeof value === 'string') {
    const unknown: Filled['unknown'] = [];
    const text = value.replaceAll(PLACE, (place, key: string) => {
      const figure = figures.get(key.trim());
      if (figure === undefined) unknown.push({ path, key: key.trim() });
      return figure ?? place;
    });
    return { value: text !== value && /^\d+$/.test(text) ? Number(text) : text, unknown };
  }
  if (!value || typeof value !== 'object') return { value, unknown: [] };
  const parts = Object.entries(value).map(
    ([name, part]) =>
      [name, withFigures(part, figures, [...path, Array.isArray(value) ? Number(name) : name])] as const,
  );
  const unknown = parts.flatMap(([, part]) => part.unknown);
  if (Array.isArray(value)) return { value: parts.map(([, part]) => part.value), unknown };
  return { value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])), unknown };
};
