import type { Attestation, CreationOptions } from '../../src/shared/schemas/factors.ts';

import type { Assertion, RequestOptions } from '../../src/shared/schemas/second-step.ts';
import { decodeBase64url, encodeBase64url } from '../../worker/base64url.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));
const sha = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));
const join = (...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const length16 = (n: number) => [n >> 8, n & 255];
const length32 = (n: number) => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** CBOR of byte strings and texts: what an attestation object is made of. */
const cborBytes = (data: Uint8Array) =>
  join(data.length < 256 ? [0x58, data.length] : [0x59, ...length16(data.length)], data);
const cborText = (text: string) => join([0x60 + text.length], bytes(text));

/** WebCrypto's signature (r, s) as WebAuthn has it: DER. */
const derOf = (raw: Uint8Array) => {
  const integer = (part: Uint8Array) => {
    const trimmed = part.slice(part.findIndex((byte) => byte !== 0));
    const value = (trimmed[0] ?? 0) & 0x80 ? join([0], trimmed) : trimmed;
    return join([2, value.length], value);
  };
  const body = join(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return join([0x30, body.length], body);
};

const UP = 1;
const UV = 4;
const BACKED_UP = 8 + 16;
const HAS_KEY = 64;

/** How one use of an authenticator differs from an honest one. */
type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False: the device did not recognise its person. */
  verified?: boolean;
  /** What it says of its signatures so far, in place of counting. */
  counter?: number;
};

/** A device that makes one passkey (ES256, no attestation) and signs with it, as a browser on `origin` hands it over. */
export const anAuthenticator = async (origin: string, { counts = true } = {}) => {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const credential = crypto.getRandomValues(new Uint8Array(32));
  const id = encodeBase64url(credential);
  let counter = 0;
  const cose = join(
    [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21],
    cborBytes(decodeBase64url(jwk.x ?? '')),
    [0x22],
    cborBytes(decodeBase64url(jwk.y ?? '')),
  );

  const dataOf = async (rpId: string, { verified = true, ...twist }: Twist, made: boolean) => {
    if (counts) counter += 1;
    const flags = UP + (verified ? UV : 0) + (counts ? 0 : BACKED_UP) + (made ? HAS_KEY : 0);
    return join(
      await sha(bytes(twist.rpId ?? rpId)),
      [flags],
      length32(twist.counter ?? counter),
      made ? join(new Uint8Array(16), length16(credential.length), credential, cose) : [],
    );
  };
  const clientData = (type: string, challenge: string, twist: Twist) =>
    bytes(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    id,
    make: async ({ rp, challenge }: CreationOptions, twist: Twist = {}): Promise<Attestation> => {
      const authData = await dataOf(rp.id, twist, true);
      const object = join(
        [0xa3],
        join(cborText('fmt'), cborText('none')),
        join(cborText('attStmt'), [0xa0]),
        join(cborText('authData'), cborBytes(authData)),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encodeBase64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: encodeBase64url(object),
          transports: ['internal'],
        },
      };
    },
    sign: async ({ rpId, challenge }: RequestOptions, twist: Twist = {}): Promise<Assertion> => {
      const authData = await dataOf(rpId, twist, false);
      const client = clientData('webauthn.get', challenge, twist);
      const raw = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        join(authData, await sha(client)),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encodeBase64url(client),
          authenticatorData: encodeBase64url(authData),
          signature: encodeBase64url(derOf(new Uint8Array(raw))),
        },
      };
    },
  };
};
