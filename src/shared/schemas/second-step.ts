import * as z from 'zod';
import { SECOND_STEPS } from '../second-steps.ts';
import { factorCode } from './factor-code.ts';

/** Bytes as WebAuthn's JSON writes them. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const credentialId = base64url(1400).min(1);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/** Ways that this code does not know are left out. */
export const transports = z
  .array(z.string().max(40))
  .max(20)
  .transform((given) => TRANSPORTS.filter((one) => given.includes(one)));

/** Parts of all that a passkey hands over. */
export const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a passkey signed, as the browser hands it over. */
export const assertionInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096).min(1),
    authenticatorData: base64url(4096).min(1),
    signature: base64url(8192).min(1),
    userHandle: base64url(128).nullish(),
  }),
});
export type Assertion = z.output<typeof assertionInput>;

/** Passkeys as a browser finds them. */
export const listed = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(TRANSPORTS)) }),
);

/** What a browser needs to ask a passkey for its signature. Without `allowCredentials` the device offers those that it has. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: listed.optional(),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** The second step of a login: a code, or what a passkey signed. */
export const secondStepInput = z.object({
  ticket: z.string().min(1).max(64),
  proof: z.union([z.object({ code: factorCode }), z.object({ passkey: assertionInput })]),
});
export type SecondStepInput = z.output<typeof secondStepInput>;

/** What a login asks for after the password. `passkey` stands where the account has one and this deployment can ask for it. */
export const secondStepOutput = z.object({
  secondStep: z.object({
    /** Serves once, for five minutes; it is also what a passkey signs. */
    ticket: z.string(),
    kinds: z.array(z.enum(SECOND_STEPS)),
    passkey: requestOptions.nullable(),
  }),
});
export type SecondStepAsked = z.output<typeof secondStepOutput>;

export const passkeyLoginInput = z.object({ passkey: assertionInput });
