import { AppError } from '../../src/shared/errors.ts';
import { fileHeaders } from '../../src/shared/headers.ts';
import { today, wallTime } from '../../src/shared/time.ts';
import { assertProven } from '../auth/step-up.ts';
import { batch } from '../db/batch.ts';
import { failure } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { selectOwnFiles } from '../features/files/queries.ts';
import { partyOf } from '../features/files/rules.ts';
import { namesApart } from '../features/files/words.ts';
import { noteExport } from '../features/own-data/queries.ts';
import { filesIndexHtml } from './files-index-html.ts';
import { streamOf, ZIP_BYTES, type ZipEntry, zipped } from './zip.ts';

type Row = Awaited<ReturnType<typeof selectOwnFiles>>[number];

/** Those of the oldest that go into one archive. */
const thoseThatFit = (rows: readonly Row[]): Row[] => {
  let sum = 0;
  return rows.filter(({ size }) => {
    sum += size;
    return sum < ZIP_BYTES;
  });
};

async function* alone(bytes: Uint8Array) {
  yield bytes;
}

/** The files one after the other, each asked of R2 when its turn comes; the index, last, says which could not be read. */
async function* entriesOf(
  bucket: Incoming['env']['FILES'],
  rows: readonly Row[],
  now: number,
): AsyncGenerator<ZipEntry> {
  const names = namesApart(rows);
  const there = new Set(thoseThatFit(rows));
  for (const [n, row] of rows.entries()) {
    const object = there.has(row) ? await bucket.get(row.key) : null;
    if (object) yield { name: names[n] ?? row.id, at: wallTime(row.createdAt), body: object.body };
    else there.delete(row);
  }
  const lines = rows.map((row, n) => ({ ...row, name: there.has(row) ? (names[n] ?? row.id) : null }));
  const index = new TextEncoder().encode(await filesIndexHtml(lines, now));
  yield { name: 'indice.html', at: wallTime(now), body: alone(index) };
}

/**
 * `/fotos-y-papeles.zip`: an owner's photos and papers, theirs and what clinics hung on their history and messages. It leaves the
 * house, so its person shows who they are. It streams: whatever they keep, one piece at a time stands in memory.
 */
export const filesCopyPage = async (incoming: Incoming): Promise<Response> => {
  const { request, env, clock, requestId } = incoming;
  try {
    const ctx = contextOf(incoming);
    const [viewer, now] = [await ctx.viewer(), clock()];
    const { side } = partyOf(viewer, now);
    if (!viewer || side !== 'owner') throw new AppError('forbidden');
    assertProven(viewer, now);
    const rows = await selectOwnFiles(ctx.db, viewer.user.id);
    const isRead = request.method === 'GET';
    if (isRead) await batch(ctx.db, { noted: noteExport(ctx, viewer.user.id) });
    return new Response(isRead ? streamOf(zipped(entriesOf(env.FILES, rows, now))) : null, {
      headers: {
        ...fileHeaders,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="fotos-y-papeles-${today(now)}.zip"`,
      },
    });
  } catch (error) {
    return failure(error, requestId);
  }
};
