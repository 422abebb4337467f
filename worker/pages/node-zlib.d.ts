/** What of Node's library the pages use: workerd has it (nodejs_compat, wrangler.toml), in native code. */
declare module 'node:zlib' {
  /** CRC-32 of `data`, going on from `value`. */
  export const crc32: (data: Uint8Array, value?: number) => number;
}
