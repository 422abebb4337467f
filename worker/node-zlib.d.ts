/** What of Node's library we use: workerd has it (nodejs_compat, wrangler.toml), in native code. */
declare module 'node:zlib' {
  /** CRC-32 of `data`, going on from `value`. */
  export const crc32: (data: Uint8Array, value?: number) => number;
  /** What was pressed (zlib), as it was. Throws for what is none, is cut off, or unfolds to more than `maxOutputLength` bytes. */
  export const inflateSync: (data: Uint8Array, how: { maxOutputLength: number }) => Uint8Array;
}
