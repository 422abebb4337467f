import { dayText, shortDate } from '../../lib/formats.ts';
import { isPicture } from '../../shared/files.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import type { Side } from './use-papers.ts';

const KB = 1024;

/** `1,2 MB`, `340 KB`. */
export const sizeText = (bytes: number): string => {
  const inMb = bytes >= KB * KB;
  const shown = inMb ? bytes / (KB * KB) : Math.max(1, Math.round(bytes / KB));
  return `${shown.toLocaleString('es-CO', { maximumFractionDigits: 1 })}\u00a0${inMb ? 'MB' : 'KB'}`;
};

export const paperName = ({ caption, type }: Pick<Paper, 'caption' | 'type'>): string =>
  caption ?? (isPicture(type) ? 'Foto' : 'Documento PDF');

const addedBy = ({ kind, authorName, clinicName, isOwn }: Paper, side: Side): string =>
  clinicName === null
    ? side === 'owner' && (isOwn || kind === 'message')
      ? 'Lo agregaste tú'
      : 'Lo agregó el dueño'
    : `Lo agregó ${[authorName, clinicName].filter(Boolean).join(', de ')}`;

/** `Foto de 340 KB`. */
export const paperKind = ({ type, size }: Pick<Paper, 'type' | 'size'>): string =>
  `${isPicture(type) ? 'Foto' : 'PDF'} de ${sizeText(size)}`;

/** What a paper is, of which day, who added it and when. */
export const paperLine = (paper: Paper, side: Side): string =>
  [
    paperKind(paper),
    paper.takenOn && `del ${shortDate(paper.takenOn)}`,
    `${addedBy(paper, side)} el ${dayText(paper.at)}`,
  ]
    .filter(Boolean)
    .join(' · ');
