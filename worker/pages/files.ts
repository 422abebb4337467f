import { AppError } from '../../src/shared/errors.ts';
import { CAPTION_HEADER } from '../../src/shared/files.ts';
import { fileHeaders } from '../../src/shared/headers.ts';
import { MAX_FILE_BYTES, MAX_SMALL_BYTES } from '../../src/shared/limits.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { fileInput } from '../../src/shared/schemas/file.ts';
import { DAY_MS, wallTime } from '../../src/shared/time.ts';
import { recordsRead } from '../auth/records-read.ts';
import { isProven } from '../auth/step-up.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { type Answer, failure, json } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { deleteObjects, smallKey } from '../features/files/objects.ts';
import { findObject, removeFile } from '../features/files/queries.ts';
import { assertDay, type Party, partyOf } from '../features/files/rules.ts';
import { fileNameOf } from '../features/files/words.ts';
import { addFile, addSmall, type Sender } from '../features/files/writes.ts';

const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE'];
/** Second part of a small picture's address. */
const SMALL = 'mini';

type Asked = { incoming: Incoming; ctx: Context; id: string; isSmall: boolean };

/** Who asks; whoever may not have files at all is told no more than that this one does not exist. */
const readerOf = (viewer: Viewer | null, now: number): Party => {
  try {
    return partyOf(viewer, now);
  } catch (error) {
    if (error instanceof AppError) throw new AppError('file_not_found');
    throw error;
  }
};

/** What an address or a header says, decoded; blank where it cannot be. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** Bytes that are coming, as their sender says. Throws for none, and for more than a file may have. */
const sizeOf = (request: Request, most: number): number => {
  const said = request.headers.get('content-length') ?? '';
  const size = /^\d{1,12}$/.test(said) ? Number(said) : 0;
  if (size === 0 || !request.body) throw new AppError('file_empty');
  if (size > most) throw new AppError('file_large');
  return size;
};

type Range = { offset: number; length: number };

/**
 * The range that is asked for, of a file of so many bytes; null: all of it, as for ranges of several parts and what cannot be read;
 * 'none': one that it has not.
 */
const rangeOf = (request: Request, size: number): Range | 'none' | null => {
  const [all, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (!all || (from === '' && to === '')) return null;
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(Number(to) + 1, size);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return offset < end ? { offset, length: end - offset } : 'none';
};

type Found = NonNullable<Awaited<ReturnType<typeof findObject>>>;

const headersOf = (found: Found, size: number, tag: string): Record<string, string> => ({
  ...fileHeaders,
  'content-type': found.type,
  'content-disposition': `${found.type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${fileNameOf({ ...found, on: wallTime(found.at).slice(0, 10) })}"`,
  'content-length': String(size),
  'accept-ranges': 'bytes',
  etag: tag,
});

const read = async ({ incoming: { request, env, later }, ctx, id, isSmall }: Asked): Promise<Response> => {
  const viewer = await ctx.viewer();
  const party = readerOf(viewer, ctx.clock());
  const found = await findObject(ctx.db, party, id);
  if (!found || (isSmall && found.type === 'application/pdf')) throw new AppError('file_not_found');
  // What a login from the administration was answered is noted for the clinic's titulares, as by calls.
  if (viewer?.recordsOpenAt && party.side === 'clinic')
    later(recordsRead({ ...ctx, session: viewer, clinicId: party.id }, 'files.read', { petId: found.petId }).run());
  // Without a small picture of its own, the picture.
  const small = isSmall ? found.smallType : null;
  const range = small ? null : rangeOf(request, found.size);
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...fileHeaders, 'content-range': `bytes */${found.size}` } });
  const object = await env.FILES.get(small ? smallKey(found.key) : found.key, range ? { range } : {});
  if (!object) throw new AppError('file_not_found');
  return new Response(object.body, {
    status: range ? 206 : 200,
    headers: {
      ...headersOf({ ...found, type: small ?? found.type }, range?.length ?? object.size, object.httpEtag),
      ...(range && { 'content-range': `bytes ${range.offset}-${range.offset + range.length - 1}/${found.size}` }),
    },
  });
};

const senderOf = async (ctx: Context): Promise<Sender> => {
  const viewer = await ctx.viewer();
  const now = ctx.clock();
  const party = partyOf(viewer, now);
  return { party, userId: viewer?.user.id ?? '', name: viewer?.user.name ?? '', now };
};

const put = async ({ incoming, ctx, id, isSmall }: Asked): Promise<Response> => {
  const { request, url, env, later } = incoming;
  const sender = await senderOf(ctx);
  const size = sizeOf(request, isSmall ? MAX_SMALL_BYTES : MAX_FILE_BYTES);
  const body = request.body as ReadableStream<Uint8Array>;
  if (isSmall) {
    await addSmall(ctx.db, env.FILES, sender, { id, size, body });
    return json(null, 204);
  }
  const { success, data } = fileInput.safeParse({
    id,
    kind: url.searchParams.get('kind'),
    of: url.searchParams.get('of'),
    takenOn: url.searchParams.get('day'),
    caption: decoded(request.headers.get(CAPTION_HEADER) ?? ''),
  });
  if (!success) throw new AppError('invalid');
  const { kind, of, caption, takenOn } = data;
  assertDay(takenOn, sender.now);
  const coming = { id, place: { kind, of }, caption, takenOn, size, body };
  return json(await addFile(ctx.db, env.FILES, sender, coming, later), 201);
};

/** What is taken away is gone for good: what hung longer than a day asks for a credential, a slip of today does not. */
const remove = async ({ incoming: { env }, ctx, id }: Asked): Promise<Response> => {
  const { party } = await senderOf(ctx);
  const viewer = await ctx.viewer();
  const since = viewer && isProven(viewer, ctx.clock()) ? 0 : ctx.clock() - DAY_MS;
  const { key, isOld } = await removeFile(ctx.db, party, id, since);
  if (!key) throw new AppError('file_not_found');
  if (isOld) throw new AppError('step_up_required');
  await deleteObjects(env.FILES, [key]);
  return json(null, 204);
};

const answer = (asked: Asked): Promise<Response> => {
  const { method } = asked.incoming.request;
  if (method === 'PUT') return put(asked);
  if (method === 'DELETE' && !asked.isSmall) return remove(asked);
  if (method === 'GET' || method === 'HEAD') return read(asked);
  throw new AppError('method_not_allowed');
};

/** Lets what is still being sent go by: a browser hears no answer before it has sent everything. */
const hearOut = async ({ body, headers }: Request): Promise<void> => {
  if (!body || body.locked || Number(headers.get('content-length')) > MAX_FILE_BYTES) return;
  for await (const _ of body) {
    // Nothing is kept of it.
  }
};

/** Photos and papers: `/archivos/{id}` and its small picture, `/archivos/{id}/mini`, with a bearer token. Null: another path. */
export const answerFile = async (incoming: Incoming): Promise<Answer | null> => {
  const match = matchPage(incoming.url.pathname);
  if (match?.page.screen !== 'file') return null;
  const { id = '', size } = match.params;
  const route = match.page.pattern;
  try {
    if (size !== undefined && size !== SMALL) throw new AppError('file_not_found');
    return { response: await answer({ incoming, ctx: contextOf(incoming), id, isSmall: size === SMALL }), route };
  } catch (error) {
    await hearOut(incoming.request).catch(() => undefined);
    const isMethod = error instanceof AppError && error.key === 'method_not_allowed';
    const allow: Record<string, string> = isMethod ? { allow: METHODS.join(', ') } : {};
    return { response: failure(error, incoming.requestId, allow), route };
  }
};
