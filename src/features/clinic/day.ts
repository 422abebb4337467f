/** Rows of an ordered list by their date, in the same order. */
export const byDate = <Row extends { date: string }>(rows: readonly Row[]): { date: string; rows: Row[] }[] => {
  const days: { date: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.date === row.date) last.rows.push(row);
    else days.push({ date: row.date, rows: [row] });
  }
  return days;
};
