/** The two functions of Node's crypto that the runtime gives us; @types/node would bring Node's globals into the Worker. */
declare module 'node:crypto' {
  type ScryptOptions = { N: number; r: number; p: number; maxmem?: number };
  export function scrypt(
    password: string,
    salt: Uint8Array,
    keyLength: number,
    options: ScryptOptions,
    callback: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
}
