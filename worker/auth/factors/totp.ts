import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../../src/shared/brand.ts';
import { TOTP_DIGITS } from '../../../src/shared/limits.ts';

/** RFC 6238 as every app reads it: SHA-1, six digits, half a minute. */
const PERIOD_S = 30;
const HOW = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: PERIOD_S } as const;
const SECRET_BYTES = 20;
/** Half minutes by which a phone's clock may be wrong. */
const DRIFT = 1;

/** A new secret, base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Address that an app of codes reads from a QR. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...HOW, issuer: BRAND, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The half minute (since 1970) whose code this is; null: it is none of now. `now` is ms UTC. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const delta = TOTP.validate({
    ...HOW,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: DRIFT,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
};
