import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PlateArrow } from './plate-arrow.tsx';

const NAME = 'lamina-grande';
/** What a button does to it by itself, before any script is there (React's types do not know these attributes yet). */
export const OPENS_VIEWER = { command: 'show-modal', commandfor: NAME };
const CLOSES_VIEWER = { command: 'close', commandfor: NAME };

/** The plates over the whole screen: a native modal dialog. Its words come when it is opened (turn-plates.ts). */
export const PictureViewer = ({ many, children }: { many: boolean; children: ReactNode }) => (
  <dialog id={NAME} className="viewer" aria-label="Lámina a pantalla completa">
    <button type="button" className="round-btn viewer-close" aria-label="Cerrar" {...CLOSES_VIEWER}>
      <Icon name="x" />
    </button>
    {children}
    <div className="viewer-foot">
      {many && <PlateArrow step={-1} />}
      <p aria-live="polite">
        <b /> <span />
      </p>
      {many && <PlateArrow step={1} />}
    </div>
  </dialog>
);
