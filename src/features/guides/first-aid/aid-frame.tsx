import { type ReactNode, type RefObject, useRef } from 'react';
import { Frozen } from '../../../lib/frozen.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ClinicForm } from './clinic-form.tsx';
import { useClinicLinks } from './clinic-phone.ts';

export type AidParts = { folio: ReactNode; lines: ReactNode; bar: ReactNode; article?: ReactNode };

type AidFrameProps = {
  parts: AidParts | null;
  /** What the printer's button says. */
  print?: string;
  /** What else of the page wakes (aid-waking.ts). */
  useParts?: (page: RefObject<HTMLElement | null>) => void;
  children?: ReactNode;
};

const useNothing = () => undefined;

/**
 * Frame of every first-aid page: nothing moves, and the numbers are always in reach, beside the text or along a phone's foot.
 * `parts` null: the html of the page stands already and is kept (lib/frozen.tsx); only the clinic's number, the printer
 * and what `useParts` names wake. `children` stand in place of `parts.article` where a part of the article itself is awake.
 */
export const AidFrame = ({
  parts,
  print = 'Imprimir en una página',
  useParts = useNothing,
  children,
}: AidFrameProps) => {
  const page = useRef<HTMLDivElement>(null);
  useClinicLinks(page);
  useParts(page);
  return (
    <div ref={page} className="aid" data-species="emergency">
      <div className="wrap">
        <Frozen>{parts?.folio ?? null}</Frozen>
        <div className="aid-columns">
          {children ?? <Frozen>{parts?.article ?? null}</Frozen>}
          <div className="aid-rail">
            <section className="call-card" id="llama" aria-labelledby="llama-titulo">
              <h2 id="llama-titulo">Llama</h2>
              <ClinicForm />
              <Frozen>{parts?.lines ?? null}</Frozen>
            </section>
            <button type="button" className="link needs-js no-print" onClick={() => window.print()}>
              <Icon name="printer" />
              {print}
            </button>
          </div>
        </div>
      </div>
      <Frozen>{parts?.bar ?? null}</Frozen>
    </div>
  );
};
