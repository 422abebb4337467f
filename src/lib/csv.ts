import { dsvFormat } from 'd3-dsv';

/** Where the comma is the decimal sign, as in Colombia, spreadsheets part columns at the semicolon. */
const format = dsvFormat(';');
/** Spreadsheets read UTF-8 as the code page of the country unless this mark comes first. */
const BOM = '\uFEFF';

/** What spreadsheets begin a formula with, full-width signs included; blanks and signs that nobody sees may stand before it. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that people typed, marked as text where a spreadsheet would take it for a formula. */
export const plain = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A table as a file that spreadsheets of Colombia open. Cells that people typed go through `plain` first. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${BOM}${format.formatRows([[...head], ...rows.map((row) => [...row])]).replaceAll('\n', '\r\n')}\r\n`;
