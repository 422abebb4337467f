import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { writtenDate } from '../../lib/formats.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { RecordText } from './record-entry.tsx';
import { sourceText } from './words.ts';

/** A sheet that exists on paper alone: what it holds is printed in place of the screen, once, and then it goes. */
export const PrintSheet = ({ title, onDone, children }: { title: string; onDone: () => void; children: ReactNode }) => {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => {
      document.title = before;
      window.removeEventListener('afterprint', onDone);
    };
  }, [title, onDone]);
  // Beside the app, not in it: the place that asked for the sheet may itself not be printed.
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
};

/** An entry on paper: what was done and when, in whose words, and that it was corrected. */
export const SheetRecord = ({ record }: { record: ClinicalRecord }) => (
  <article className="sheet-record">
    <h2>
      {writtenDate(record.date)} · {RECORD_KIND_NAME[record.kind]}: {record.title}
    </h2>
    <RecordText record={record} />
    <p className="small">
      {sourceText(record)}
      {record.authorName && ` · ${record.authorName}`}
      {record.version > 1 && ` · corregido (versión ${record.version}): ${record.correction}`}
    </p>
  </article>
);
