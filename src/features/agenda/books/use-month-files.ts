import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { counted } from '../../../lib/formats.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { MAX_PAGE } from '../../../shared/limits.ts';
import type { InvoiceDocument, ListedEntry } from '../../../shared/schemas/charge.ts';
import { say } from '../../../ui/toasts.tsx';
import { bookCsv } from './csv.ts';

/** Brings all of a month, page by page, and hands it over as files: its rows for a spreadsheet, its documents for whoever invoices. */
export const useMonthFiles = (month: string) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const csv = async () => {
    const rows: ListedEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.fetchQuery(
        trpc.books.list.queryOptions({ month, limit: MAX_PAGE, ...(cursor ? { cursor } : {}) }, { staleTime: 0 }),
      );
      rows.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor);
    return rows.toReversed();
  };
  const documents = async () => {
    const all: InvoiceDocument[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const page: { documents: InvoiceDocument[]; next: number | null } = await client.fetchQuery(
        trpc.books.monthDocuments.queryOptions({ month, after }, { staleTime: 0 }),
      );
      all.push(...page.documents);
      after = page.next;
    }
    return all;
  };
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      say(await work());
    } catch (error) {
      say(errorText(error, 'No se pudo preparar el archivo'));
    } finally {
      setBusy(false);
    }
  };
  const putCsv = (rows: readonly ListedEntry[]) =>
    saveFile(`movimientos-${month}.csv`, 'text/csv;charset=utf-8', bookCsv(rows));
  return {
    isBusy,
    saveCsv: () =>
      run(async () => {
        const rows = await csv();
        putCsv(rows);
        return `${counted(rows.length, 'movimiento', 'movimientos')} en movimientos-${month}.csv.`;
      }),
    /** Both files, or none: what cannot be read whole is not handed over. */
    saveBoth: () =>
      run(async () => {
        const [rows, held] = await Promise.all([csv(), documents()]);
        putCsv(rows);
        saveFile(`para-facturar-${month}.json`, 'application/json', `${JSON.stringify(held, null, 2)}\n`);
        return `movimientos-${month}.csv (${rows.length}) y para-facturar-${month}.json (${held.length}) quedaron descargados.`;
      }),
  };
};
