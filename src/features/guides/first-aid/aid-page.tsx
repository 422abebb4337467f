import type { ComponentProps } from 'react';
import { Island } from '../../../lib/island.tsx';
import type { Folder } from '../../../shared/species.ts';
import { AidSheet } from './aid-sheet.tsx';

type AidPageProps = ComponentProps<typeof AidSheet> & {
  /** Species that the page can be read for (aid-species.css). */
  folders: readonly Folder[];
};

/** A first-aid page with everything it shows. */
export const AidPage = ({ children, folders, ...sheet }: AidPageProps) => (
  <AidSheet {...sheet}>
    <article data-para={folders.join(' ')}>
      {children}
      <Island name="aid-species" props={{}} />
    </article>
  </AidSheet>
);
