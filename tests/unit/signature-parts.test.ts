import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { AsnParser, ECDSASigValue } from '../../worker/auth/factors/signature-parts.ts';

/** A DER number without its leading zeros, as a half of the plain form. */
const halfOf = (part: ArrayBuffer, length: number): Buffer => {
  const digits = Buffer.from(part).toString('hex');
  return Buffer.from(digits.slice(-2 * length).padStart(2 * length, '0'), 'hex');
};

// Of P-521 the outer length takes a second byte; hundreds of P-256, so that numbers with leading zeros are among them.
test.each([
  ['prime256v1', 32, 400],
  ['secp384r1', 48, 40],
  ['secp521r1', 66, 40],
])('the numbers of a signature of %s, written plainly, are the same signature', (namedCurve, length, times) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  for (let i = 0; i < times; i += 1) {
    const text = Buffer.from(`message ${i}`);
    const { r, s } = AsnParser.parse(sign('sha256', text, privateKey), ECDSASigValue);
    const plain = Buffer.concat([halfOf(r, length), halfOf(s, length)]);
    expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, plain)).toBe(true);
  }
});

const WHOLE = Uint8Array.from([0x30, 6, 2, 1, 5, 2, 1, 7]);
const parse = (bytes: Uint8Array) => AsnParser.parse(bytes, ECDSASigValue);

test('what is no signature is refused, however little is wrong', () => {
  expect(new Uint8Array(parse(WHOLE).s)).toEqual(Uint8Array.from([7]));
  for (let length = 0; length < WHOLE.length; length += 1)
    expect(() => parse(WHOLE.subarray(0, length)), `cut at ${length}`).toThrow('no DER signature');
  const wrong = { 0: [0x31, 0x02], 1: [5, 7, 0x80, 0x82], 2: [3], 3: [0, 2, 4], 5: [4], 6: [0, 2] };
  for (const [at, bytes] of Object.entries(wrong))
    for (const byte of bytes)
      expect(() => parse(WHOLE.with(Number(at), byte)), `${byte} at ${at}`).toThrow('no DER signature');
  expect(() => parse(Uint8Array.from([...WHOLE, 0])), 'a byte too many').toThrow('no DER signature');
  expect(() => AsnParser.parse(WHOLE, class {}), 'a certificate').toThrow('Certificates are refused');
});
