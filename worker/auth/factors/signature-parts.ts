/**
 * Stands in the bundle for `@peculiar/asn1-schema` and `asn1-ecc` (wrangler.toml, `[alias]`), which weigh 30 KB in the deployed Worker:
 * what @simplewebauthn/server has them read of a passkey without certificates is one shape, the two numbers of an ECDSA signature.
 */
const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** The bytes of one DER value of `tag` at `from`, and where it ends. Two signatures' numbers fit lengths of one or two bytes. */
const valueAt = (bytes: Uint8Array, from: number, tag: number): { value: Uint8Array<ArrayBuffer>; end: number } => {
  const short = bytes[from + 1] ?? Number.NaN;
  const start = from + (short === 0x81 ? 3 : 2);
  const length = short === 0x81 ? (bytes[from + 2] ?? Number.NaN) : short;
  const end = start + length;
  if (bytes[from] !== tag || short > 0x81 || !(length > 0 && end <= bytes.length)) throw new Error('no DER signature');
  return { value: Uint8Array.from(bytes.subarray(start, end)), end };
};

/** What asn1-ecc calls the two numbers: big-endian, with the leading zero that DER gives to a number whose first bit is set. */
export class ECDSASigValue {
  r = new ArrayBuffer(0);
  s = new ArrayBuffer(0);
}

export const AsnParser = {
  /**
   * The numbers of a DER-encoded ECDSA signature (RFC 3279, section 2.2.3). Throws for everything else: what is no signature verifies
   * nothing, and another `shape` would be of a certificate, which is refused before it is read.
   */
  parse: (bytes: Uint8Array, shape: unknown): ECDSASigValue => {
    if (shape !== ECDSASigValue) throw new Error('Certificates are refused before they are read');
    const whole = valueAt(bytes, 0, SEQUENCE);
    const r = valueAt(whole.value, 0, INTEGER);
    const s = valueAt(whole.value, r.end, INTEGER);
    if (whole.end !== bytes.length || s.end !== whole.value.length) throw new Error('no DER signature');
    return Object.assign(new ECDSASigValue(), { r: r.value.buffer, s: s.value.buffer });
  },
};

/** Names in certificates, with which nothing is ever compared. */
const UNREAD = 'unread';

export {
  UNREAD as ECParameters,
  UNREAD as id_ecdsaWithSHA256,
  UNREAD as id_ecdsaWithSHA384,
  UNREAD as id_ecdsaWithSHA512,
  UNREAD as id_ecPublicKey,
  UNREAD as id_secp256r1,
  UNREAD as id_secp384r1,
  UNREAD as OctetString,
};
