import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useAddress, useFile } from '../../lib/sent-picture.tsx';
import type { Paper } from '../../shared/schemas/file.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Side } from './use-papers.ts';
import { paperLine, paperName } from './words.ts';

/** A picture as large as the window, and in its own size to look at closely: then it is moved like a page, by keys too. */
export const PaperViewer = ({ paper, side, onClose }: { paper: Paper; side: Side; onClose: () => void }) => {
  const [near, setNear] = useState(false);
  const { data, error, refetch } = useFile(paper.id, false);
  const address = useAddress(data);
  const name = paperName(paper);
  return (
    <Modal
      open
      onClose={onClose}
      title={name}
      footer={
        <button type="button" className="btn line" aria-pressed={near} onClick={() => setNear(!near)}>
          {near ? 'Ver entera' : 'Ver de cerca'}
        </button>
      }
    >
      <p className="soft small">{paperLine(paper, side)}</p>
      {error && <LoadFailure text={errorText(error, 'No se pudo abrir la foto')} onRetry={() => refetch()} />}
      {!error && !address && <Loading label="Abriendo la foto" rows={3} />}
      {address && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is moved by keys too
        <section className="hung-view" data-near={near || undefined} tabIndex={0} aria-label={name}>
          <img src={address} alt={name} />
        </section>
      )}
    </Modal>
  );
};
