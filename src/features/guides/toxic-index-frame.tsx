import { type ReactNode, useRef } from 'react';
import { Frozen } from '../../lib/frozen.tsx';
import { AidFrame, type AidParts } from './aid-frame.tsx';
import { ToxicFinder } from './toxic-finder.tsx';

type IndexParts = { frame: AidParts; head: ReactNode; list: ReactNode };

/** The index of toxics: only the look-up and its filters are awake. `parts` null keeps the html that stands (lib/frozen.tsx). */
export const ToxicIndexFrame = ({ parts }: { parts: IndexParts | null }) => {
  const page = useRef<HTMLElement>(null);
  return (
    <AidFrame parts={parts?.frame ?? null} print="Imprimir la tabla">
      <article ref={page}>
        <Frozen>{parts?.head ?? null}</Frozen>
        <ToxicFinder page={page} />
        <Frozen>{parts?.list ?? null}</Frozen>
      </article>
    </AidFrame>
  );
};
