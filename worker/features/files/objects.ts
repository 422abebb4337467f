import { AppError } from '../../../src/shared/errors.ts';
import type { FileType } from '../../../src/shared/files.ts';
import type { Env } from '../../env.ts';
import { judge } from './content/judge.ts';

export type Bucket = Env['FILES'];

/** Ending of a small picture's object. */
const SMALL = '.s';
export const smallKey = (key: string): string => key + SMALL;
/** The key that a row names for an object, and whether the object is its small picture. */
export const namedBy = (object: string): { key: string; isSmall: boolean } =>
  object.endsWith(SMALL) ? { key: object.slice(0, -SMALL.length), isSmall: true } : { key: object, isSmall: false };

export const newKey = (): string => crypto.randomUUID().replaceAll('-', '');

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lets the rest of what is being sent go by, so that its sender hears the answer. */
export const drain = async (body: ReadableStream<Uint8Array>): Promise<void> => {
  for await (const _ of body) {
    // Nothing is kept of it.
  }
};

/**
 * Stores what comes in under a key, piece by piece: it is judged on the way and never stands in memory. `size` is what the sender
 * said. Throws the rule that it breaks (errors/files.ts); nothing is stored then.
 */
export const storeObject = async (
  bucket: Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
  size: number,
): Promise<{ type: FileType; sha256: string }> => {
  const content = judge();
  const digest = new crypto.DigestStream('SHA-256');
  const hashing = digest.getWriter();
  const fixed = new FixedLengthStream(size);
  const writer = fixed.writable.getWriter();
  const put = bucket.put(key, fixed.readable);
  // Its failure is told below, once: by then it has been waited for.
  const stored = put.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // What is broken off is told by `stored` and by what was thrown.
  for (const { closed } of [writer, hashing]) closed.catch(() => undefined);
  digest.digest.catch(() => undefined);
  let came = 0;
  // The last piece waits for the verdict on the whole: R2 never has all of what is refused.
  let held: Uint8Array | null = null;
  try {
    // Whoever sends hears the answer when all has gone by: what is refused is read on elsewhere, not cut off.
    for await (const chunk of body.values({ preventCancel: true })) {
      came += chunk.length;
      if (came > size) throw new AppError('file_cut');
      content.push(chunk);
      if (held) await writer.write(held);
      await hashing.write(chunk);
      held = chunk;
    }
    // What arrived short may arrive whole another time; what is short in itself never does.
    if (came !== size) throw new AppError('file_cut');
    const type = content.end();
    if (held) await writer.write(held);
    await Promise.all([writer.close(), hashing.close()]);
    const failed = await stored;
    if (failed) throw failed.error;
    return { type, sha256: hex(await digest.digest) };
  } catch (error) {
    await Promise.allSettled([writer.abort(error), hashing.abort(error), stored]);
    throw error;
  }
};

/** Takes objects away, both pictures of each key. What fails is left to the sweep. */
export const deleteObjects = (bucket: Bucket, keys: readonly string[]): Promise<void> =>
  keys.length === 0 ? Promise.resolve() : bucket.delete(keys.flatMap((key) => [key, smallKey(key)]));
