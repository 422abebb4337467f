import type { ReactNode } from 'react';
import type { NumbersFile } from '../../../content/schema/facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { CallBar, CallCard } from './call-card.tsx';
import { type Crumb, Folio } from './folio.tsx';

type AidFrameProps = {
  trail: readonly Crumb[];
  current: string;
  numbers: NumbersFile;
  /** The page Contactos shows every line. */
  allNumbers?: boolean;
  children: ReactNode;
};

/** Frame of every first-aid page: nothing moves, and the numbers are always in reach: beside the text, or along a phone's foot. */
export const AidFrame = ({ trail, current, numbers, allNumbers = false, children }: AidFrameProps) => (
  <div className="aid" data-species="emergency">
    <div className="wrap">
      <Folio trail={trail} current={current} />
      <div className="aid-columns">
        <article>{children}</article>
        <div className="aid-rail">
          <CallCard numbers={numbers} all={allNumbers} />
          <button type="button" className="link needs-js no-print" onClick={() => window.print()}>
            <Icon name="printer" />
            Imprimir en una página
          </button>
        </div>
      </div>
    </div>
    <CallBar numbers={numbers} />
  </div>
);
