import type { FileKind, FileType } from '../../../src/shared/files.ts';
import { wallTime } from '../../../src/shared/time.ts';

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

type Kept = { pet: string; kind: FileKind; type: FileType; caption: string | null; createdAt: number };

/** Names of files that lie side by side: the second of a name gets a number. */
export const namesApart = (files: readonly Kept[]): string[] => {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const name = fileNameOf({ ...file, petName: file.pet, on: wallTime(file.createdAt).slice(0, 10) });
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace(/(\.\w+)$/, `--${times}$1`);
  });
};

/** Where a clinic's document lies in the copy of all that it owns: a name for people, and its id. */
export const clinicPaperName = ({ id, ...file }: Kept & { id: string }): string =>
  `documentos/${fileNameOf({ ...file, petName: file.pet, on: wallTime(file.createdAt).slice(0, 10) }).replace(/(\.\w+)$/, `--${id}$1`)}`;
