import type { ReactNode } from 'react';
import type { NumbersFile } from '../../../../content/schema/facts.ts';
import { Island } from '../../../lib/island.tsx';
import { type Crumb, Folio } from '../folio.tsx';
import { CallBar, CallLines } from './call-lines.tsx';

type AidSheetProps = {
  trail: readonly Crumb[];
  current: string;
  numbers: NumbersFile;
  /** Whether the matter may be a poison: then its lines stand beside the clinic's. */
  poison?: boolean;
  /** The page Contactos shows every line. */
  allNumbers?: boolean;
  /** What the printer's button says. */
  print?: string;
  children: ReactNode;
};

/**
 * Frame of a first-aid page that is a document: nothing moves, and the numbers are always in reach, beside the text or along a phone's
 * foot. The clinic's number and the printer wake.
 */
export const AidSheet = ({
  trail,
  current,
  numbers,
  poison = true,
  allNumbers = false,
  print = 'Imprimir',
  children,
}: AidSheetProps) => (
  <div className="aid" data-species="emergency">
    <div className="wrap">
      <Folio trail={trail} current={current} />
      <div className="aid-columns">
        {children}
        <div className="aid-rail">
          <section className="call-card" id="llama" aria-labelledby="llama-titulo">
            <h2 id="llama-titulo">Llama</h2>
            <Island name="clinic" props={{}} />
            <p>Si no contestan, sal y sigue llamando en el camino.</p>
            <CallLines numbers={numbers} poison={poison} all={allNumbers} />
          </section>
          <Island name="printer" props={{ label: print }} />
        </div>
      </div>
    </div>
    <CallBar numbers={numbers} poison={poison} />
  </div>
);
