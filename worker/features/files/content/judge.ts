import { AppError } from '../../../../src/shared/errors.ts';
import type { FileType } from '../../../../src/shared/files.ts';
import { readJpeg } from './jpeg.ts';
import { readPdf } from './pdf.ts';
import { PNG_SIGNATURE, readPng } from './png.ts';
import { fed, type Reading } from './reading.ts';
import { readWebp } from './webp.ts';

const isAscii = (bytes: Uint8Array, text: string) => [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** What a file is by its first byte, if it is anything of ours: each reader then looks at all of it. */
const readerOf = (first: Uint8Array): (() => Reading) | null => {
  if (first[0] === 0xff) return readJpeg;
  if (first[0] === PNG_SIGNATURE[0]) return readPng;
  if (isAscii(first, 'R')) return readWebp;
  return isAscii(first, '%') ? readPdf : null;
};

/**
 * Judges a file by its content while it comes in; names and headers are not asked. `push` and `end` throw the rule of
 * src/shared/errors/files.ts that it breaks; `end` answers its kind.
 */
export const judge = () => {
  let reading: ReturnType<typeof fed> | null = null;
  return {
    push: (chunk: Uint8Array): void => {
      if (chunk.length === 0) return;
      if (!reading) {
        const reader = readerOf(chunk);
        if (!reader) throw new AppError('file_kind');
        reading = fed(reader());
      }
      reading.push(chunk);
    },
    end: (): FileType => {
      if (!reading) throw new AppError('file_empty');
      return reading.end();
    },
  };
};
