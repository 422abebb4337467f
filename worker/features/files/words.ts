import type { FileKind, FileType } from '../../../src/shared/files.ts';

const ENDING: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
const KIND: Record<FileKind, string> = { photo: 'foto', carne: 'carne', record: 'historia', message: 'mensaje' };

/** Letters of a name as any system takes them. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Name under which a file is kept: `nube-historia-2026-11-25-hemograma.pdf`. */
export const fileNameOf = ({
  petName,
  kind,
  on,
  caption,
  type,
}: {
  petName: string;
  kind: FileKind;
  /** Day, YYYY-MM-DD. */
  on: string;
  caption: string | null;
  type: FileType;
}): string => `${[plain(petName), KIND[kind], on, plain(caption ?? '')].filter(Boolean).join('-')}.${ENDING[type]}`;
