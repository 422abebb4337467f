import type { ReactNode } from 'react';
import type { ChocolateFile } from '../../../content/schema/facts.ts';
import { Frozen } from '../../lib/frozen.tsx';
import { AidFrame, type AidParts } from './aid-frame.tsx';
import { ChocolateCalculator } from './chocolate-calculator.tsx';

type ToxicParts = { frame: AidParts; guide: ReactNode; rest: ReactNode };

/** The page of one substance: only chocolate's calculator is awake. `parts` null keeps the html that stands (lib/frozen.tsx). */
export const ToxicFrame = ({ parts, chocolate }: { parts: ToxicParts | null; chocolate: ChocolateFile | null }) => (
  <AidFrame parts={parts?.frame ?? null} {...(chocolate && { print: 'Imprimir' })}>
    <article>
      <Frozen>{parts?.guide ?? null}</Frozen>
      {chocolate && <ChocolateCalculator chocolate={chocolate} />}
      <Frozen>{parts?.rest ?? null}</Frozen>
    </article>
  </AidFrame>
);
