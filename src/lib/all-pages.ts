/** Most rows of one file: a spreadsheet opens more slowly than it reads. */
export const MAX_IN_FILE = 20_000;

/** Reads a list page by page, at most `MAX_IN_FILE` rows; `progress` hears how many are there. `more`: some were left out. */
export const allPages = async <Row>(
  readPage: (cursor: string | null) => Promise<{ rows: Row[]; next: string | null }>,
  progress: (read: number) => void,
): Promise<{ rows: Row[]; more: boolean }> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page = await readPage(cursor);
    rows.push(...page.rows);
    progress(rows.length);
    cursor = page.next;
  } while (cursor && rows.length < MAX_IN_FILE);
  return { rows, more: cursor !== null };
};
