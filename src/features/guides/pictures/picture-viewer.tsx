import { useEffect, useRef } from 'react';
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
  onGo: (step: number) => void;
  onClose: () => void;
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The plates over the whole screen: a native modal dialog, so Escape and focus behave as the platform has them. */
export const PictureViewer = ({ folder, slug, pictures, index, onGo, onClose }: PictureViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe(onGo);
  const many = pictures.length > 1;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const current = pictures[index];
  if (!current) return null;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label="Lámina a pantalla completa"
      onClose={onClose}
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
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <Picture key={current.n} folder={folder} slug={slug} n={current.n} alt={current.alt} sizes="100vw" eager />
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
    </dialog>
  );
};
