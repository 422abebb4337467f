import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

/** The files of an archive by their names, read as programs do: by the list at its end. Sums are looked at. */
export const unzipped = (bytes: Uint8Array): Map<string, Uint8Array> => {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const all = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [sum, size, letters] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + letters));
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const body = bytes.subarray(local + 30 + letters, local + 30 + letters + size);
    expect([name, crc32(body)]).toEqual([name, sum]);
    all.set(name, body);
    at += 46 + letters;
  }
  expect(at).toBe(end);
  return all;
};
