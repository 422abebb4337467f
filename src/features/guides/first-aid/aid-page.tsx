import type { ReactNode } from 'react';
import type { NumbersFile } from '../../../../content/schema/facts.ts';
import type { Folder } from '../../../shared/species.ts';
import { type Crumb, Folio } from '../folio.tsx';
import { AidFrame, type AidParts } from './aid-frame.tsx';
import { useAidParts } from './aid-waking.ts';
import { CallBar, CallLines } from './call-lines.tsx';

type AidPageProps = {
  trail: readonly Crumb[];
  current: string;
  numbers: NumbersFile;
  /** The page Contactos shows every line. */
  allNumbers?: boolean;
  /** Species that the page can be read for (aid-species.css). */
  folders: readonly Folder[];
  children: ReactNode;
};

/** What the frame of a page shows around its article. */
export const aidParts = ({
  trail,
  current,
  numbers,
  allNumbers = false,
}: Omit<AidPageProps, 'children' | 'folders'>): AidParts => ({
  folio: <Folio trail={trail} current={current} />,
  lines: <CallLines numbers={numbers} all={allNumbers} />,
  bar: <CallBar numbers={numbers} />,
});

/** A first-aid page with everything it shows. */
export const AidPage = ({ children, folders, ...page }: AidPageProps) => (
  <AidFrame
    parts={{ ...aidParts(page), article: <article data-para={folders.join(' ')}>{children}</article> }}
    useParts={useAidParts}
  />
);
