/** The middle one; of an even number the lower of the two in the middle. NaN of none. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Rows under their heads as text, each column as wide as its widest cell; the first to the left, figures to the right. */
export const table = (heads: string[], rows: string[][]): string => {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return all.map(line).join('\n');
};
