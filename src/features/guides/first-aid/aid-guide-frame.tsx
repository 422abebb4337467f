import type { ReactNode } from 'react';
import type { VitalsFile } from '../../../../content/schema/facts.ts';
import { Frozen } from '../../../lib/frozen.tsx';
import { FOLDERS } from '../../../shared/species.ts';
import { VitalCounter } from '../vital-signs/vital-counter.tsx';
import { AidFrame, type AidParts } from './aid-frame.tsx';
import { useAidParts } from './aid-waking.ts';

type GuideParts = { frame: AidParts; guide: ReactNode; rest: ReactNode };

/** The first-aid guide: only the counter is awake. `parts` null keeps the html that stands (lib/frozen.tsx). */
export const AidGuideFrame = ({ parts, vitals }: { parts: GuideParts | null; vitals: VitalsFile }) => (
  <AidFrame parts={parts?.frame ?? null} useParts={useAidParts}>
    <article data-para={FOLDERS.join(' ')}>
      <Frozen>{parts?.guide ?? null}</Frozen>
      <VitalCounter vitals={vitals} />
      <Frozen>{parts?.rest ?? null}</Frozen>
    </article>
  </AidFrame>
);
