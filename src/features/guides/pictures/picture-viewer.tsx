import { useEffect, useRef, useState } from 'react';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from './picture.tsx';
import { useSwipe } from './swipe.ts';

type PictureViewerProps = {
  folder: Folder;
  slug: string;
  pictures: AnyBreed['pictures'];
  index: number;
  /** How wide the plate on the page is: the file that it has shows first. */
  sizes: string;
  onGo: (step: number) => void;
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const NAME = 'lamina-grande';
/** What a button does to it by itself, before React is there (whose types do not know these attributes yet). */
const OPENS = { command: 'show-modal', commandfor: NAME };
const CLOSES = { command: 'close', commandfor: NAME };
const knowsCommands = () => 'command' in HTMLButtonElement.prototype;
const dialogOf = (button: HTMLElement) => button.ownerDocument.querySelector<HTMLDialogElement>(`#${NAME}`);

/** Opens the viewer; a browser that knows no commands has it from React. */
export const ViewerButton = () => (
  <button
    type="button"
    className="round-btn zoom needs-js"
    aria-label="Ver a pantalla completa"
    onClick={({ currentTarget }) => knowsCommands() || dialogOf(currentTarget)?.showModal()}
    {...OPENS}
  >
    <Icon name="maximize" />
  </button>
);

/**
 * The plates over the whole screen: a native modal dialog that stands in the html, so that it opens, with the picture that is loaded
 * already, before React is there; Escape and focus behave as the platform has them. Words and arrows come with React.
 */
export const PictureViewer = ({ folder, slug, pictures, index, sizes, onGo }: PictureViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const swipe = useSwipe(onGo);
  const many = pictures.length > 1;
  const follow = () => setOpen(dialog.current?.open === true);
  // It may have been opened before React came.
  useEffect(follow, []);
  const current = pictures[index];
  if (!current) return null;
  return (
    <dialog
      ref={dialog}
      id={NAME}
      className="viewer"
      aria-label="Lámina a pantalla completa"
      onToggle={follow}
      onClose={follow}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (many && step) onGo(step);
      }}
      {...(many ? swipe : {})}
    >
      <button
        type="button"
        className="round-btn viewer-close"
        aria-label="Cerrar"
        onClick={({ currentTarget }) => knowsCommands() || dialogOf(currentTarget)?.close()}
        {...CLOSES}
      >
        <Icon name="x" />
      </button>
      <Picture
        key={current.n}
        folder={folder}
        slug={slug}
        n={current.n}
        alt={current.alt}
        sizes={isOpen ? '100vw' : sizes}
      />
      {isOpen && (
        <div className="viewer-foot">
          {many && (
            <button type="button" className="round-btn" aria-label="Lámina anterior" onClick={() => onGo(-1)}>
              <Icon name="chevron-left" />
            </button>
          )}
          <p aria-live="polite">
            <b>
              Lámina {index + 1} de {pictures.length}.
            </b>{' '}
            {current.caption}
          </p>
          {many && (
            <button type="button" className="round-btn" aria-label="Lámina siguiente" onClick={() => onGo(1)}>
              <Icon name="chevron-right" />
            </button>
          )}
        </div>
      )}
    </dialog>
  );
};
