import { dsvFormat } from 'd3-dsv';

/** A spreadsheet: its headings, and its rows with the line at which each stands in the file. */
export type Table = { head: string[]; rows: { line: number; cells: string[] }[] };

/** The text of a file as spreadsheets of Colombia write it: UTF-8, or Windows-1252 where it is none. */
export const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** What parts the columns: of the signs of the first line the most frequent one that stands in no quotes. */
const separatorOf = (text: string): string => {
  const first = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (sign: string) => first.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
};

/** A text that a spreadsheet marked as text (`plain` in lib/csv.ts) without that mark. */
const typed = (cell: string) => cell.trim().replace(/^'(?=[\s]*[=+\-@])/, '');

/** The table of a file. Lines without anything are left out. */
export const tableOf = (text: string): Table => {
  const rows = dsvFormat(separatorOf(text))
    .parseRows(text)
    .map((cells, n) => ({ line: n + 1, cells: cells.map(typed) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rest] = rows;
  return { head: head?.cells ?? [], rows: rest };
};
