import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { keepFile } from '../../lib/sent-files.ts';
import { SmallPicture } from '../../lib/sent-picture.tsx';
import { isPicture } from '../../shared/files.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { PaperViewer } from './paper-viewer.tsx';
import { TakeAway } from './take-away.tsx';
import type { Side } from './use-papers.ts';
import { paperKind, paperLine, paperName } from './words.ts';

type Open = 'viewer' | 'describe' | 'remove' | null;

const Face = ({ paper, name, onOpen }: { paper: Paper; name: string; onOpen: () => void }) =>
  isPicture(paper.type) ? (
    <button type="button" className="hung-face" aria-label={`Ver ${name}`} onClick={onOpen}>
      <SmallPicture id={paper.id} alt="">
        <Icon name="eye" />
      </SmallPicture>
    </button>
  ) : (
    <span className="hung-face">
      <Icon name="notebook-text" />
    </span>
  );

/** One photo or paper: what it is, who added it, and what may be done with it. `brief`: who and when is told beside it. */
export const PaperRow = ({ paper, side, brief = false }: { paper: Paper; side: Side; brief?: boolean }) => {
  const [open, setOpen] = useState<Open>(null);
  const keep = useMutation({ mutationFn: () => keepFile(paper.id) });
  const name = paperName(paper);
  const isAside = paper.withdrawnAt !== null;
  const of = <span className="sr-only"> {name}</span>;
  return (
    <li className="hung" data-aside={isAside || undefined}>
      <Face paper={paper} name={name} onOpen={() => setOpen('viewer')} />
      <div className="hung-words">
        <p className="hung-name">{name}</p>
        <p className="soft small">{brief ? paperKind(paper) : paperLine(paper, side)}</p>
        {paper.withdrawnAt !== null && (
          <p className="small">Retirado el {dayText(paper.withdrawnAt)}: queda para que se sepa qué hubo.</p>
        )}
        {keep.error && <FieldError>{errorText(keep.error, 'No se pudo descargar')}</FieldError>}
      </div>
      <div className="hung-acts no-print">
        <button
          type="button"
          className="link"
          aria-disabled={keep.isPending || undefined}
          onClick={() => !keep.isPending && keep.mutate()}
        >
          <Icon name="download" />
          {keep.isPending ? 'Descargando...' : 'Descargar'}
          {of}
        </button>
        {paper.isOwn && !isAside && (
          <button type="button" className="link" onClick={() => setOpen('describe')}>
            <Icon name="pencil" />
            Describir{of}
          </button>
        )}
        {paper.isOwn && (
          <button type="button" className="link" onClick={() => setOpen('remove')}>
            <Icon name={isAside ? 'history' : 'trash-2'} />
            {side === 'owner' ? 'Quitar' : isAside ? 'Volver a poner' : 'Retirar'}
            {of}
          </button>
        )}
      </div>
      {open === 'viewer' && <PaperViewer paper={paper} side={side} onClose={() => setOpen(null)} />}
      {open === 'describe' && <DescribeDialog paper={paper} side={side} onClose={() => setOpen(null)} />}
      {open === 'remove' && <TakeAway paper={paper} side={side} onClose={() => setOpen(null)} />}
    </li>
  );
};
