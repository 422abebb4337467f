import { errorMessage } from '../shared/errors.ts';
import { MAX_FILE_BYTES, PAPER_SIDE, WHOLE_SIDE } from '../shared/limits.ts';
import { errorText } from './errors.ts';
import { drawn, drawnSmall, openPicture, PictureProblem } from './pictures.ts';
import { strippedJpeg } from './strip-jpeg.ts';

/** What is sent of a chosen file: its bytes, and the small picture beside them. */
export type Prepared = { body: Blob; small: Blob | null };

/** Bytes within which a PDF ends. */
const PDF_TAIL = 1024;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * A chosen photo or PDF as it may be sent. Photos lose everything but their pixels; `whole`: these too stay as they are where the
 * browser can leave them (a clinic reads an X-ray from them), else they are made smaller. Throws `PictureProblem`.
 */
const prepared = async (file: Blob, whole: boolean): Promise<Prepared> => {
  const light = (body: Blob): Blob => {
    if (body.size > MAX_FILE_BYTES) throw new PictureProblem(errorMessage('file_large'));
    return body;
  };
  if ((await file.slice(0, 5).text()) === '%PDF-') {
    // A document that does not end was cut off before it came here: sending it again mends nothing.
    if (!(await file.slice(-PDF_TAIL).text()).includes('%%EOF')) throw new PictureProblem(errorMessage('file_broken'));
    return { body: light(file), small: null };
  }
  const picture = await openPicture(file);
  try {
    const all = { x: 0, y: 0, width: picture.width, height: picture.height };
    const kept = whole && file.size <= MAX_FILE_BYTES ? strippedJpeg(await bytesOf(file)) : null;
    const body = kept ?? (await drawn(picture, all, whole ? WHOLE_SIDE : PAPER_SIDE, whole ? 0.95 : 0.85));
    return { body: light(body), small: await drawnSmall(picture, all) };
  } finally {
    picture.close();
  }
};

/** What was prepared of a file, while the file is there: shown before it is sent, and sent as it was shown. */
const done = new WeakMap<Blob, Promise<Prepared>>();
/** One after the other: a phone holds one unfolded picture at a time. */
let last: Promise<unknown> = Promise.resolve();

/** `prepared`, once for each file. */
export const preparedOnce = (file: Blob, whole: boolean): Promise<Prepared> => {
  const before = done.get(file);
  if (before) return before;
  const work = last.then(() => prepared(file, whole));
  last = work.catch(() => done.delete(file));
  done.set(file, work);
  return work;
};

/** Why a file was not sent, in words. */
export const fileProblem = (error: unknown, text: string): string =>
  error instanceof PictureProblem ? error.message : errorText(error, text);
