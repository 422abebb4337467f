import { html, raw } from 'hono/html';
import {
  comparePath,
  type DrawnBreed,
  type DrawnComparison,
  namesOf,
  type RowGroup,
  sideBySide,
  TWO_AT_ONCE,
} from '../../src/shared/compare.ts';
import type { Folder } from '../../src/shared/species.ts';

// The pieces come drawn by React (src/features/guides/compare/compare-drawn.tsx); here they become rows. `html` escapes every value.
// Roles are said again: a phone draws the rows as grids, and some browsers then forget that they are a table's.

type Pieces = Omit<DrawnComparison, 'breeds'>;
type Row = RowGroup<string>['rows'][number];

const row = ({ differs, same }: Pieces, { name, ends, cells, differs: part, odd }: Row) =>
  html`<tr role="row"${part === null ? '' : raw(` data-differs="${part}"`)}${cells.length > 2 && odd.length > 0 ? raw(` data-odd="${odd}"`) : ''}><th role="rowheader" scope="row">${name}${
    part === null ? '' : raw(part ? differs : same)
  }${ends && html`<span class="compare-ends" aria-hidden="true">${ends.low} → ${ends.high}</span>`}</th>${cells.map(
    (cell) => html`<td role="cell">${cell === null ? html`<span class="text-soft">Sin dato</span>` : raw(cell)}</td>`,
  )}</tr>`;

const group = (pieces: Pieces, { title, rows }: RowGroup<string>, columns: number) =>
  html`<tbody role="rowgroup"><tr role="row" class="compare-group"><th role="rowheader" scope="rowgroup" colspan="${columns}">${title}</th></tr>${rows.map(
    (one) => row(pieces, one),
  )}</tbody>`;

/** A column's head; its cross leads to the comparison without it. */
const column = (folder: Folder, { cross }: Pieces, breeds: readonly DrawnBreed[], { slug, name, head }: DrawnBreed) => {
  const others = breeds.map((one) => one.slug).filter((one) => one !== slug);
  return html`<th role="columnheader" scope="col">${raw(head)}<a class="icon-btn no-print" href="${comparePath(folder, others)}" aria-label="Quitar ${name}">${raw(cross)}</a></th>`;
};

/** Where three do not fit: which of them is left out (the style hears the choice). */
const pairs = ({ tick }: Pieces, names: readonly string[]) =>
  html`<fieldset class="compare-pairs no-print"><legend>${TWO_AT_ONCE}</legend>${names.map((_, n) => {
    const out = names.length - 1 - n;
    return html`<label class="chip"><input type="radio" name="pareja" value="${out}"${out === names.length - 1 ? ' checked' : ''}>${raw(tick)}${namesOf(names.filter((__, other) => other !== out))}</label>`;
  })}</fieldset>`;

/** Two or three breeds side by side (styles: src/features/guides/compare/compare.css). On phones each row has its name above its values. */
export const tableHtml = async (folder: Folder, pieces: Pieces, breeds: readonly DrawnBreed[]): Promise<string> => {
  const names = breeds.map(({ name }) => name);
  return String(
    await html`${raw(pieces.only)}${names.length > 2 ? pairs(pieces, names) : ''}<table class="compare" role="table" data-breeds="${names.length}"><caption class="sr-only">${namesOf(names)}, lado a lado</caption><thead role="rowgroup"><tr role="row"><td role="cell"></td>${breeds.map(
      (breed) => column(folder, pieces, breeds, breed),
    )}</tr></thead>${sideBySide(breeds.map(({ groups }) => groups)).map((one) =>
      group(pieces, one, breeds.length + 1),
    )}</table>`,
  );
};
