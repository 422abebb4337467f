import { AppError } from '../../src/shared/errors.ts';
import { MAX_BODY_BYTES } from '../../src/shared/limits.ts';

/** A request's body as text. Throws `too_large` past 64 KB, whatever its length header says, without reading the rest. */
export const readBody = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new AppError('too_large');
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** True when the request says that its body is JSON. */
export const saysJson = (request: Request): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
