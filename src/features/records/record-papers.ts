import type { ReactNode } from 'react';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';

/** What hangs on the entries of a history, read for paper. */
export type SheetPapers = {
  /** What hangs on an entry: its pictures, and what else there is by its name. */
  of: (rootId: string) => ReactNode;
  /** The sheet was printed: its pictures are let go. */
  done: () => void;
};

/** What a screen lends to histories: photos and papers of entries, which another feature draws. */
export type RecordPapers = {
  /** On the screen; `canAdd`: its writer looks, who may add more. */
  hung: (record: ClinicalRecord, canAdd: boolean) => ReactNode;
  /** Reads them for paper. */
  forSheet: () => Promise<SheetPapers>;
};
