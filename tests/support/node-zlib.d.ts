/** What of Node's library the samples use: workerd has it too. */
declare module 'node:zlib' {
  export const deflateSync: (data: Uint8Array | string) => Uint8Array;
}
