import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys that a deployment pushes with (RFC 8292), as the Worker reads them (worker/env.ts). */
export const newVapidKeys = () => {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [x, y].map((half) => Buffer.from(half ?? '', 'base64url'));
  return {
    VAPID_PUBLIC_KEY: Buffer.concat([Buffer.of(4), ...point]).toString('base64url'),
    VAPID_PRIVATE_KEY: d ?? '',
  };
};
