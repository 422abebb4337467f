import { desc, eq } from 'drizzle-orm';
import { MAX_PASSKEYS } from '../../../src/shared/limits.ts';
import type { CreationOptions } from '../../../src/shared/schemas/factors.ts';
import type { RequestOptions } from '../../../src/shared/schemas/second-step.ts';
import { encodeBase64url } from '../../base64url.ts';
import type { Db } from '../../db/client.ts';
import { passkeys } from '../../db/schema/factors.ts';
import type { RelyingParty } from './deployment.ts';
import { ALGORITHMS } from './passkey-check.ts';

/** The browser's own dialog stays open so long, ms. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** Statement: how a browser finds the passkeys of an account. */
export const selectDescriptors = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
    .limit(MAX_PASSKEYS);
type Keys = Awaited<ReturnType<typeof selectDescriptors>>;

type Listed = CreationOptions['excludeCredentials'];
const listed = (keys: Keys): Listed =>
  keys.map(({ id, transports }) => ({
    id,
    type: 'public-key',
    transports: transports as Listed[number]['transports'],
  }));

/** What asks a passkey for its signature over `challenge`. `verify` required: its device must recognise the person. */
export const requestOf = (
  { id }: RelyingParty,
  challenge: string,
  { keys, verify }: { keys?: Keys; verify: RequestOptions['userVerification'] },
): RequestOptions => ({
  challenge,
  rpId: id,
  timeout: TIMEOUT_MS,
  userVerification: verify,
  ...(keys && { allowCredentials: listed(keys) }),
});

/** What makes a passkey of an account that its device lists by itself, none of `keys` again. */
export const creationOf = (
  { id, name }: RelyingParty,
  challenge: string,
  user: { id: string; email: string; name: string },
  keys: Keys,
): CreationOptions => ({
  challenge,
  rp: { id, name },
  user: { id: encodeBase64url(new TextEncoder().encode(user.id)), name: user.email, displayName: user.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
  attestation: 'none',
  excludeCredentials: listed(keys),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});
