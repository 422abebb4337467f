import { AppError } from '../../src/shared/errors.ts';
import { fileHeaders } from '../../src/shared/headers.ts';
import { today, wallTime } from '../../src/shared/time.ts';
import { assertProven } from '../auth/step-up.ts';
import type { Db } from '../db/client.ts';
import { failure } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { PARTS } from '../features/clinic-copy/parts.ts';
import { listPeople, noteCopy, rowsOf } from '../features/clinic-copy/queries.ts';
import { listClinicPapers } from '../features/files/queries.ts';
import { partyOf } from '../features/files/rules.ts';
import { clinicPaperName } from '../features/files/words.ts';
import { streamOf, ZIP_BYTES, ZIP_FILES, type ZipEntry, zipped } from './zip.ts';

const encoder = new TextEncoder();

/** Rows as lines of JSON, some hundred to a piece. */
async function* lines(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length > 100_000) {
      yield encoder.encode(text);
      text = '';
    }
  }
  yield encoder.encode(text);
}

async function* each<T>(all: Iterable<T> | Promise<Iterable<T>>): AsyncGenerator<T> {
  yield* await all;
}

/** A clinic's documents, each with the archive that it goes into: half of one is room for the lists. */
async function* papersOf(db: Db, clinicId: string) {
  let [bytes, files, at] = [0, 0, 1];
  for await (const paper of listClinicPapers(db, clinicId)) {
    if (bytes + paper.size > ZIP_BYTES / 2 || files >= ZIP_FILES) [bytes, files, at] = [0, 0, at + 1];
    bytes += paper.size;
    files += 1;
    yield { ...paper, part: at };
  }
}

/** How many archives there are. */
const partsOf = async (db: Db, clinicId: string): Promise<number> => {
  let most = 1;
  for await (const { part } of papersOf(db, clinicId)) most = part;
  return most;
};

/** The documents of one archive. */
async function* documents(db: Db, bucket: Incoming['env']['FILES'], clinicId: string, part: number, missing: string[]) {
  for await (const paper of papersOf(db, clinicId)) {
    if (paper.part !== part) continue;
    const object = await bucket.get(paper.key);
    const name = clinicPaperName(paper);
    if (object) yield { name, at: wallTime(paper.createdAt), body: object.body };
    else missing.push(name);
  }
}

type Asked = {
  db: Db;
  bucket: Incoming['env']['FILES'];
  clinicId: string;
  part: number;
  parts: number;
  now: number;
};

/** The lists, then the documents, then what there is to say of the whole. */
async function* entriesOf({ db, bucket, clinicId, part, parts, now }: Asked): AsyncGenerator<ZipEntry> {
  const at = wallTime(now);
  const lists = part === 1 ? PARTS : [];
  for (const list of lists) yield { name: `datos/${list.name}.ndjson`, at, body: lines(rowsOf(db, list, clinicId)) };
  if (part === 1)
    yield { name: 'datos/personas-de-la-clinica.ndjson', at, body: lines(each(listPeople(db, clinicId))) };
  const missing: string[] = [];
  yield* documents(db, bucket, clinicId, part, missing);
  const about = { format: 'patas-y-plumas/clinica/1', madeAt: `${at}:00-05:00`, part, parts, missing };
  yield { name: 'copia.json', at, body: each([encoder.encode(JSON.stringify(about, null, 2))]) };
}

/**
 * `/clinica.zip`: all that a clinic owns, with its documents, for its titular (docs/clinic-copy.md). `?parte=2`: the documents that one
 * archive does not take. It leaves the house, so its person shows who they are, and every titular hears of it.
 */
export const clinicCopyPage = async (incoming: Incoming): Promise<Response> => {
  const { request, url, env, clock, requestId } = incoming;
  try {
    const ctx = contextOf(incoming);
    const [viewer, now] = [await ctx.viewer(), clock()];
    const { side, id } = partyOf(viewer, now);
    if (!viewer || side !== 'clinic') throw new AppError('forbidden');
    if (viewer.memberRole !== 'titular') throw new AppError('titular_only');
    assertProven(viewer, now);
    const part = Math.max(1, Math.trunc(Number(url.searchParams.get('parte') ?? 1)) || 1);
    const parts = await partsOf(ctx.db, id);
    const isRead = request.method === 'GET';
    if (isRead) await noteCopy(ctx, id, viewer.user.id);
    const entries = entriesOf({ db: ctx.db, bucket: env.FILES, clinicId: id, part, parts, now });
    return new Response(isRead ? streamOf(zipped(entries)) : null, {
      headers: {
        ...fileHeaders,
        'content-type': 'application/zip',
        'x-archive-parts': String(parts),
        'content-disposition': `attachment; filename="clinica-${today(now)}${part > 1 ? `-parte-${part}` : ''}.zip"`,
      },
    });
  } catch (error) {
    return failure(error, requestId);
  }
};
