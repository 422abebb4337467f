import { crc32 } from 'node:zlib';

/** A file of an archive: its name, wall time `YYYY-MM-DDTHH:mm`, and its bytes as they come. */
export type ZipEntry = { name: string; at: string; body: AsyncIterable<Uint8Array> };

/** Most bytes that an archive of this form takes in all. */
export const ZIP_BYTES = 0xf000_0000;
/** Most files, with room for some that are made. */
export const ZIP_FILES = 65_000;

type Field = readonly [width: 2 | 4, value: number];

/** A record of an archive: its signature and fields, the lowest byte first, and the name behind them. */
const record = (signature: number, fields: readonly Field[], name: Uint8Array = new Uint8Array()): Uint8Array => {
  const all: readonly Field[] = [[4, signature], ...fields];
  const length = all.reduce((sum, [width]) => sum + width, 0);
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of all) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  bytes.set(name, length);
  return bytes;
};

/** Version 2.0; names in UTF-8, sum and size behind the bytes; stored as they are: photos and PDFs are packed already. */
const FORM: readonly Field[] = [
  [2, 20],
  [2, 0x0808],
  [2, 0],
];

const timeOf = (at: string): readonly Field[] => {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0] = at.split(/\D/).map(Number);
  return [
    [2, (hour << 11) | (minute << 5)],
    [2, ((year - 1980) << 9) | (month << 5) | day],
  ];
};

/** What a generator makes, as it is asked for; who goes away ends it. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });

/** An archive, piece by piece: one piece of one file stands in memory at a time, whatever there is in all. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const listed: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, at, body } of entries) {
    const letters = new TextEncoder().encode(name);
    const [start, named, time] = [offset, [2, letters.length] as const, timeOf(at)];
    const head = record(0x04034b50, [...FORM, ...time, [4, 0], [4, 0], [4, 0], named, [2, 0]], letters);
    yield head;
    let [sum, size] = [0, 0];
    for await (const piece of body) {
      sum = crc32(piece, sum);
      size += piece.length;
      yield piece;
    }
    const said: readonly Field[] = [
      [4, sum],
      [4, size],
      [4, size],
    ];
    const tail = record(0x08074b50, said);
    yield tail;
    offset += head.length + size + tail.length;
    const none: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ];
    listed.push(record(0x02014b50, [[2, 20], ...FORM, ...time, ...said, named, ...none, [4, start]], letters));
  }
  yield* listed;
  const length = listed.reduce((sum, one) => sum + one.length, 0);
  const many = [2, listed.length] as const;
  yield record(0x06054b50, [[2, 0], [2, 0], many, many, [4, length], [4, offset], [2, 0]]);
}
