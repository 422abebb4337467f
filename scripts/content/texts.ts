import { CONTENT_ROOT } from './guides.ts';
import { loadContent } from './load.ts';

/** A text that readers see: where it stands, its words without marks, and the folders of the species it is shown for, if not for all. */
export type Shown = { file: string; field: string; text: string; whom?: string[] };

const { records, problems } = loadContent(CONTENT_ROOT);

/** Every valid record; a broken one is reported by the test of the schema. */
export const RECORDS = records;
export const PROBLEMS = problems;

/** Fields that hold keys, addresses or numbers of ours, not words. */
const SILENT = new Set([
  'url',
  'path',
  'leads_to',
  'tel',
  'key',
  'kind',
  'group',
  'related',
  'choice',
  'corner',
  'size_groups',
  'legal',
  'revised',
  'reviewed',
  'reviewer',
  'figures',
  'since',
  'confidence',
  'folder',
  'species',
  'severity',
  'call',
  'id',
  'first',
  'step',
  'entry',
  'file',
  'for',
  'publisher',
]);

const isInline = (value: unknown): value is string | [string, ...string[]] =>
  typeof value === 'string' ||
  (Array.isArray(value) && typeof value[0] === 'string' && ['em', 'strong', 'a'].includes(value[0]));

/** What a reader sees of a run of text; with `links` a link stands in brackets. */
const inlineText = (value: string | [string, ...string[]], links: boolean) => {
  if (typeof value === 'string') return value;
  return links && value[0] === 'a' ? `[${value.at(-1)}]` : (value.at(-1) ?? '');
};

/** The paragraphs and list items of a parsed prose (content/schema/prose.ts), or null when the value is something else. */
const proseParts = (value: unknown, links: boolean): { item: boolean; text: string }[] | null => {
  if (!Array.isArray(value) || value.length === 0) return null;
  const isBlock = (part: unknown) =>
    Array.isArray(part) && (part[0] === 'p' || part[0] === 'ul') && Array.isArray(part[1]);
  if (!value.every(isBlock)) return null;
  return value.flatMap(([tag, content]: [string, unknown[]]) => {
    const runs = (tag === 'p' ? [content] : content) as unknown[][];
    return runs.map((run) => ({
      item: tag === 'ul',
      text: run
        .filter(isInline)
        .map((part) => inlineText(part, links))
        .join(''),
    }));
  });
};

type Found = [field: string, text: string, whom?: string[]];

const inside = (value: object, field: string, links: boolean): Found[] =>
  Array.isArray(value)
    ? value.flatMap((item, index) => textsIn(item, `${field}[${index}]`, links))
    : Object.entries(value).flatMap(([name, item]) =>
        SILENT.has(name)
          ? []
          : textsIn(item, field ? `${field}.${name}` : name, links).map(
              ([place, text, whom]): Found => [
                place,
                text,
                whom ?? ('for' in value ? (value.for as string[]) : undefined),
              ],
            ),
      );

/** Every text below a value with its field; an item of a list inside running text ends in `[]`. */
const textsIn = (value: unknown, field: string, links: boolean): Found[] => {
  if (typeof value === 'string') return [[field, value]];
  const parts = proseParts(value, links);
  if (parts) return parts.map(({ item, text }): Found => [item ? `${field}[]` : field, text]);
  return value && typeof value === 'object' ? inside(value, field, links) : [];
};

/** Every text of every record, sources apart unless asked for; `links` puts what is a link in brackets. */
export const shownTexts = ({ sources = false, links = false } = {}): Shown[] =>
  records.flatMap(({ file, data }) =>
    textsIn(data, '', links)
      .filter(([field]) => sources || !field.includes('sources'))
      .map(([field, text, whom]) => ({ file, field, text, ...(whom && { whom }) })),
  );

/** The sentences of a text, trimmed. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…»])\s+(?=[«¿¡A-ZÁÉÍÓÚÑ0-9])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
