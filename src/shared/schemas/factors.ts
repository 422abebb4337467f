import * as z from 'zod';
import { MAX_PASSKEY_NAME, TEXT } from '../limits.ts';
import { factorCode } from './factor-code.ts';
import { base64url, credential, listed, transports } from './second-step.ts';
import { requiredText } from './text.ts';

/** A passkey that was just made. */
export const attestationInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096).min(1),
    attestationObject: base64url(32_768).min(1),
    transports: transports.optional(),
  }),
});
export type Attestation = z.output<typeof attestationInput>;

/** What a browser needs to make a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: listed,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** One's own ways in beside the password. */
export const ownFactorsOutput = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.number(),
      lastUsedAt: z.number().nullable(),
      isBackedUp: z.boolean(),
    }),
  ),
  totp: z.object({ confirmedAt: z.number(), lastUsedAt: z.number().nullable() }).nullable(),
  codesLeft: z.number(),
  /** When the codes were made, ms UTC; null: there are none. */
  codesMadeAt: z.number().nullable(),
  /** What this deployment can do: where it lacks something the screen says so. `passkeyOrigin`: the pages on which passkeys work. */
  can: z.object({ passkeyOrigin: z.string().nullable(), totp: z.boolean() }),
});
export type OwnFactors = z.output<typeof ownFactorsOutput>;

const passkeyName = requiredText(MAX_PASSKEY_NAME);
export const addPasskeyInput = z.object({ name: passkeyName, passkey: attestationInput });
export const passkeyId = z.object({ id: z.string().min(1).max(64) });
export const renamePasskeyInput = passkeyId.extend({ name: passkeyName });

/** New recovery codes, shown this once; null: the ones that stand go on. */
export const codesOutput = z.object({ codes: z.array(z.string()).nullable() });

/** What an app of codes is given, to read (QR) or to type; `sealed` comes back with the first code, and is stored only then. */
export const totpStartOutput = z.object({ uri: z.string(), secret: z.string(), sealed: z.string() });
export const totpConfirmInput = z.object({ sealed: z.string().min(1).max(512), code: factorCode });

/** Somebody else's second step is taken away, with the reason that they read. */
export const removeSecondStepInput = z.object({ id: z.string().min(1).max(64), reason: requiredText(TEXT.reason) });
