import { type ReactNode, useEffect, useRef } from 'react';
import type { NumbersFile } from '../../../content/schema/facts.ts';
import { Frozen } from '../../lib/frozen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallBar, CallLines } from './call-lines.tsx';
import { ClinicForm } from './clinic-form.tsx';
import { useClinicLinks } from './clinic-phone.ts';
import { type Crumb, Folio } from './folio.tsx';
import { wakeTicks } from './wake-ticks.ts';

type AidPageProps = {
  trail: readonly Crumb[];
  current: string;
  numbers: NumbersFile;
  /** The page Contactos shows every line. */
  allNumbers?: boolean;
  children: ReactNode;
};

type AidParts = { folio: ReactNode; article: ReactNode; lines: ReactNode; bar: ReactNode };

/**
 * Frame of every first-aid page: nothing moves, and the numbers are always in reach, beside the text or along a phone's foot.
 * `parts` null: the html of the page stands already and is kept (lib/frozen.tsx); only the clinic's number, the ticks and the
 * printer wake.
 */
export const AidFrame = ({ parts }: { parts: AidParts | null }) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => wakeTicks(page.current), []);
  useClinicLinks(page);
  return (
    <div ref={page} className="aid" data-species="emergency">
      <div className="wrap">
        <Frozen>{parts && parts.folio}</Frozen>
        <div className="aid-columns">
          <Frozen>{parts && parts.article}</Frozen>
          <div className="aid-rail">
            <section className="call-card" id="llama" aria-labelledby="llama-titulo">
              <h2 id="llama-titulo">Llama</h2>
              <ClinicForm />
              <Frozen>{parts && parts.lines}</Frozen>
            </section>
            <button type="button" className="link needs-js no-print" onClick={() => window.print()}>
              <Icon name="printer" />
              Imprimir en una página
            </button>
          </div>
        </div>
      </div>
      <Frozen>{parts && parts.bar}</Frozen>
    </div>
  );
};

/** A first-aid page with everything it shows. */
export const AidPage = ({ trail, current, numbers, allNumbers = false, children }: AidPageProps) => (
  <AidFrame
    parts={{
      folio: <Folio trail={trail} current={current} />,
      article: <article>{children}</article>,
      lines: <CallLines numbers={numbers} all={allNumbers} />,
      bar: <CallBar numbers={numbers} />,
    }}
  />
);
