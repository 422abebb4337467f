/** Files of every form, whole and spoiled, as bytes. Small, and made here: what is in them is what a test says. */

type Bytes = Uint8Array<ArrayBuffer>;

type Part = string | number | readonly number[] | Uint8Array;
const signs = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const partOf = (part: Part): Uint8Array =>
  typeof part === 'string' ? signs(part) : typeof part === 'number' ? Uint8Array.of(part) : Uint8Array.from(part);

/** Bytes of texts (a byte each), numbers and lists of them, one after the other. */
export const bytesOf = (...parts: Part[]): Bytes => {
  const all = parts.map(partOf);
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const le32 = (value: number) => be32(value).toReversed();
const le24 = (value: number) => le32(value).slice(0, 3);

const segment = (marker: number, ...body: Parameters<typeof bytesOf>) => {
  const bytes = bytesOf(...body);
  return bytesOf(0xff, marker, be16(bytes.length + 2), bytes);
};

type JpegParts = { width?: number; height?: number; before?: Bytes; drawn?: number; after?: Bytes; tail?: Bytes };
const NOTHING = bytesOf();

/** A JPEG: `before` stands after its JFIF header, `after` between its scan and its end, `tail` after it. */
export const jpeg = ({
  width = 8,
  height = 8,
  before = NOTHING,
  drawn = 40,
  after = NOTHING,
  tail = NOTHING,
}: JpegParts = {}) =>
  bytesOf(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]),
    before,
    segment(0xdb, new Uint8Array(65)),
    segment(0xc0, 8, be16(height), be16(width), [1, 1, 0x11, 0]),
    segment(0xc4, new Uint8Array(20)),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    new Uint8Array(drawn).fill(0x5a),
    [0xff, 0x00, 0xff, 0xd0],
    new Uint8Array(drawn).fill(0x3c),
    after,
    [0xff, 0xd9],
    tail,
  );
export const exif = segment(0xe1, 'Exif\0\0', 'II*\0', 'GPSLatitude 4.6');
export const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>');
export const iptc = segment(0xed, 'Photoshop 3.0\x008BIM');
export const comment = segment(0xfe, '<script>alert(1)</script>');

type Tag = readonly [name: string, data: Uint8Array];
/** A colour profile of these tags; `more` stands behind them, where no tag names it. */
export const profile = (tags: readonly Tag[] = [['wtpt', new Uint8Array(20)]], more: Bytes = NOTHING): Bytes => {
  const data = tags.map(([, bytes]) => bytes);
  const start = 132 + tags.length * 12;
  const at = data.map((_, n) => start + data.slice(0, n).reduce((sum, { length }) => sum + length, 0));
  const table = bytesOf(
    be32(tags.length),
    ...tags.flatMap(([name, bytes], n) => [name, be32(at[n] ?? 0), be32(bytes.length)]),
  );
  const size = 128 + table.length + data.reduce((sum, { length }) => sum + length, 0) + more.length;
  return bytesOf(be32(size), new Uint8Array(32), 'acsp', new Uint8Array(88), table, ...data, more);
};
export const colour = (of: Bytes, number = 1) => segment(0xe2, 'ICC_PROFILE\0', [number, 1], of);
export const colours = colour(profile());
export const smallInside = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 2, 2], new Uint8Array(12));
export const adobe = segment(0xee, 'Adobe', new Uint8Array(7));
export const morePictures = segment(0xe2, 'MPF\0', new Uint8Array(30));

const chunk = (name: string, ...body: Parameters<typeof bytesOf>) => {
  const bytes = bytesOf(...body);
  return bytesOf(be32(bytes.length), name, bytes, be32(0));
};
export const pngChunk = chunk;
type PngParts = { width?: number; height?: number; before?: Bytes; tail?: Bytes; drawn?: Bytes };
export const png = ({
  width = 8,
  height = 8,
  before = NOTHING,
  tail = NOTHING,
  drawn = chunk('IDAT', new Uint8Array(30)),
}: PngParts = {}) =>
  bytesOf(
    0x89,
    'PNG\r\n\x1a\n',
    chunk('IHDR', be32(width), be32(height), [8, 2, 0, 0, 0]),
    before,
    drawn,
    chunk('IEND'),
    tail,
  );

const part = (name: string, ...body: Parameters<typeof bytesOf>) => {
  const bytes = bytesOf(...body);
  return bytesOf(name, le32(bytes.length), bytes, bytes.length % 2 ? [0] : []);
};
export const webpPart = part;
const riff = (parts: Bytes, size = parts.length + 4) => bytesOf('RIFF', le32(size), 'WEBP', parts);
const lossy = part('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], [8, 0, 8, 0], new Uint8Array(20));
export const webp = (parts: Bytes = lossy, size?: number) => riff(parts, size);
export const extendedWebp = ({ flags = 0, width = 8, height = 8, more = NOTHING } = {}) =>
  riff(bytesOf(part('VP8X', [flags, 0, 0, 0], le24(width - 1), le24(height - 1)), lossy, more));

/** A stream of objects in a PDF; `data` as it stands there. */
export const objectStream = (data: string | Uint8Array, words = '/Filter /FlateDecode') =>
  bytesOf(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${words} >>\nstream\n`, data, '\nendstream\nendobj\n');

export const pdf = ({ body = '', objects = NOTHING, tail = '' } = {}) =>
  bytesOf(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\n`,
    objects,
    `trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    tail,
  );

/** A JPEG of so many bytes, or one less. */
export const filled = (size: number): Bytes => jpeg({ drawn: Math.floor((size - jpeg({ drawn: 0 }).length) / 2) });
