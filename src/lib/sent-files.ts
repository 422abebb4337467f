import { CAPTION_HEADER, type FileKind } from '../shared/files.ts';
import type { FileAdded } from '../shared/schemas/file.ts';
import { saveFile } from './save-file.ts';
import { getSession } from './session-store.ts';
import { afterStepUp } from './step-up.ts';

/** Photos and papers on their way: their bytes go and come at /archivos with the session, beside the calls. */

const addressOf = (id: string, small = false) => `/archivos/${id}${small ? '/mini' : ''}`;

/** An answer that is no success, as calls fail: `knownError` reads it. */
const refusal = (text: string): Error => {
  try {
    const { code, message, requestId } = JSON.parse(text) as Record<string, string>;
    return Object.assign(new Error(message), { data: { key: code, requestId } });
  } catch {
    return new Error('no answer');
  }
};

const ask = async (method: 'GET' | 'HEAD' | 'DELETE', address: string, signal?: AbortSignal): Promise<Response> => {
  const asker = getSession();
  const answer = await fetch(address, {
    method,
    cache: 'no-store',
    headers: { authorization: `Bearer ${asker?.token ?? ''}` },
    ...(signal && { signal }),
  });
  // What comes for somebody who left meanwhile reaches nobody.
  if (getSession()?.user.id !== asker?.user.id) throw new Error('whoever asked has left');
  if (!answer.ok) throw refusal(await answer.text());
  return answer;
};

/** A file's bytes; `small`: its picture of at most 320 px. */
export const fetchFile = async (id: string, small: boolean, signal?: AbortSignal): Promise<Blob> =>
  (await ask('GET', addressOf(id, small), signal)).blob();

const nameOf = ({ headers }: Response, instead: string): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? instead;

/** Hands a file to the browser to keep, under the name that the server gives it. */
export const keepFile = async (id: string): Promise<void> => {
  const answer = await ask('GET', addressOf(id));
  const bytes = await answer.blob();
  saveFile(nameOf(answer, id), bytes.type, bytes);
};

/** Hands an archive to the browser to keep; `onProgress` hears how many bytes have come. */
const keepArchive = async (address: string, instead: string, onProgress: (bytes: number) => void): Promise<void> => {
  const answer = await ask('GET', address);
  let come = 0;
  const counted = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, to) => {
        come += piece.length;
        onProgress(come);
        to.enqueue(piece);
      },
    }),
  );
  const bytes = await new Response(counted ?? null).blob();
  saveFile(nameOf(answer, instead), 'application/zip', bytes);
};

/** All photos and papers of an owner as one archive. */
export const keepAllFiles = (onProgress: (bytes: number) => void): Promise<void> =>
  keepArchive('/fotos-y-papeles.zip', 'fotos-y-papeles.zip', onProgress);

/** All that a clinic owns, in as many archives as its documents need: one, but for the fullest. */
export const keepClinic = async (onProgress: (bytes: number) => void): Promise<void> => {
  const { headers } = await ask('HEAD', '/clinica.zip');
  const parts = Number(headers.get('x-archive-parts') ?? 1);
  for (let part = 1; part <= parts; part++)
    await keepArchive(`/clinica.zip?parte=${part}`, `clinica-${part}.zip`, onProgress);
};

/** Takes a file away for good; of one that hung longer than a day its person shows who they are first. */
export const deleteFile = async (id: string): Promise<void> => {
  await afterStepUp(() => ask('DELETE', addressOf(id)));
};

/** Where a file goes: the pet, the first version of an entry, or a message; `day` is the paper's, YYYY-MM-DD. */
export type Destination = { kind: FileKind; of: string; caption?: string | undefined; day?: string | undefined };

/** A file that was chosen, and what its person says that it is; empty: nothing yet. */
export type Captioned = { file: File; caption: string };

type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** Sends bytes and tells how far it is: `fetch` cannot say. Rejects like a call; on abort with the signal's reason. */
const send = (address: string, body: Blob, headers: Record<string, string>, { onProgress, signal }: Sending) =>
  new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('authorization', `Bearer ${getSession()?.token ?? ''}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve(request.responseText) : reject(refusal(request.responseText));
    request.onerror = () => reject(new Error('no answer'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(body);
  });

/** Sends a file under an id of its sender's: sent again after a cut, it is the same one. */
export const sendFile = async (
  id: string,
  body: Blob,
  { kind, of, caption, day }: Destination,
  sending: Sending = {},
): Promise<FileAdded> => {
  const to = new URLSearchParams({ kind, of, ...(day && { day }) });
  const headers = { [CAPTION_HEADER]: encodeURIComponent(caption ?? '') };
  return JSON.parse(await send(`${addressOf(id)}?${to}`, body, headers, sending)) as FileAdded;
};

/** Sends the small picture of a file. */
export const sendSmall = (id: string, body: Blob, sending: Sending = {}): Promise<string> =>
  send(addressOf(id, true), body, {}, sending);
