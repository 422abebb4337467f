import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/toasts.tsx';
import { TwoFaced } from '../ui/two-faced.tsx';
import { errorText } from './errors.ts';
import { counted } from './formats.ts';
import { saveFile } from './save-file.ts';

/** A button that brings all rows of a month, page by page, and hands them over as a spreadsheet. `what` is one row and several. */
export const MonthFile = <Row,>({
  name,
  what,
  readPage,
  csv,
}: {
  name: string;
  what: readonly [one: string, many: string];
  readPage: (cursor: string | undefined) => Promise<{ rows: Row[]; next: string | null }>;
  csv: (rows: readonly Row[]) => string;
}) => {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows: Row[] = [];
      let cursor: string | undefined;
      do {
        const page = await readPage(cursor);
        rows.push(...page.rows);
        cursor = page.next ?? undefined;
      } while (cursor);
      saveFile(name, 'text/csv;charset=utf-8', csv(rows));
      say(`${counted(rows.length, ...what)} en ${name}.`);
    } catch (error) {
      say(errorText(error, 'No se pudo preparar el archivo'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <TwoFaced className="btn line small" busy={isBusy} busyText="Preparando..." onPress={save}>
      <span className="inline-flex items-center gap-2">
        <Icon name="download" />
        Descargar CSV
      </span>
    </TwoFaced>
  );
};
