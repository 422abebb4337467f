import type { ReactNode } from 'react';
import { writtenDate } from '../../lib/formats.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { RecordText } from './record-entry.tsx';
import { signedBy, sourceText } from './words.ts';

/** An entry on paper: what was done and when, in whose words, that it was corrected, and what hangs on it. */
export const SheetRecord = ({ record, papers }: { record: ClinicalRecord; papers: ReactNode }) => (
  <article className="sheet-record">
    <h2>
      {writtenDate(record.date)} · {RECORD_KIND_NAME[record.kind]}: {record.title}
    </h2>
    <RecordText record={record} />
    <p className="small">
      {sourceText(record)}
      {record.authorName && ` · ${signedBy(record)}`}
      {record.version > 1 && ` · corregido (versión ${record.version}): ${record.correction}`}
    </p>
    {papers}
  </article>
);
