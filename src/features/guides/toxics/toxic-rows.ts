import { SEVERITIES, type Severity, type ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import { FOLDERS, type Folder } from '../../../shared/species.ts';
import { byDanger } from './toxic-count.ts';
import { type ToxicFilters, toxicQuery } from './toxic-filters.ts';

/** A row of the standing table (toxic-table.tsx): the look-up and the filters read it there, so that no second copy of it travels. */
export type ToxicRow = {
  row: HTMLTableRowElement;
  to: string;
  name: string;
  what: string;
  kind: ToxicKind;
  aliases: string[];
  severity: Record<Folder, Severity>;
};

const severityOf = (cell: HTMLTableCellElement | undefined): Severity =>
  SEVERITIES[Number(cell?.dataset.s)] ?? 'sin dato';

const readRow = (row: HTMLTableRowElement): ToxicRow => {
  const link = row.querySelector('a');
  return {
    row,
    to: link?.getAttribute('href') ?? '',
    name: link?.textContent ?? '',
    what: row.querySelector('small')?.textContent ?? '',
    kind: row.closest<HTMLElement>('[data-kind]')?.dataset.kind as ToxicKind,
    aliases: row.dataset.a?.split('|') ?? [],
    severity: Object.fromEntries(
      FOLDERS.map((folder, index) => [folder, severityOf(row.cells[index + 1])]),
    ) as ToxicRow['severity'],
  };
};

/** Every row below `root`, in the order in which it was sent. */
export const readToxicRows = (root: HTMLElement): ToxicRow[] =>
  [...root.querySelectorAll<HTMLTableRowElement>('[data-kind] tbody tr')].map(readRow);

/** Shows what the filters leave, below `root`: groups of one kind, the column of one species with the gravest first. */
export const showToxics = (root: HTMLElement, rows: readonly ToxicRow[], { folder, kind }: ToxicFilters): void => {
  // Whose column stands is the styles' (toxic-index.css); on a phone without a choice, a dog's.
  document.documentElement.dataset.especie = folder ?? '';
  for (const group of root.querySelectorAll<HTMLElement>('[data-kind]')) {
    group.hidden = kind !== null && group.dataset.kind !== kind;
  }
  const order = folder ?? '';
  // Two hundred rows move only when their order changes.
  if (root.dataset.order === order || (!folder && !root.dataset.order)) return;
  root.dataset.order = order;
  // Whose column is read, that animal's lines come first on the page of a substance.
  for (const { row, to } of rows) row.querySelector('a')?.setAttribute('href', to + toxicQuery({ folder, kind: null }));
  const shown = folder ? [...rows].sort((a, b) => byDanger(a.severity[folder], b.severity[folder])) : rows;
  for (const { row } of shown) row.parentElement?.append(row);
};
