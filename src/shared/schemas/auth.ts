import * as z from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, TEXT } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { factorCode } from './factor-code.ts';
import { passkeyLoginInput, secondStepOutput } from './second-step.ts';
import { email, givenName, phone, requiredLine } from './text.ts';

/** Login: e-mail and password, both required (spec §5). Any password is let through: the rules bind new ones only. */
export const loginInput = z.object({
  email,
  password: z.string().min(1).max(1024),
  /** The second step of who has one: a code of their app, or one of recovery. Our screens ask for it afterwards. */
  code: factorCode.optional(),
});
export type LoginInput = z.output<typeof loginInput>;

/** A new password (product.md, Sessions and credentials). */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres.`)
  .max(PASSWORD_MAX, `La contraseña puede tener hasta ${PASSWORD_MAX} caracteres.`);

/** Registration: all five required (spec §5). `acceptedPolicy` is the version shown beside the ticked box; the old API has no such field. */
export const registerInput = z.object({
  email,
  password: newPassword,
  name: givenName,
  phone,
  address: requiredLine(TEXT.address),
  acceptedPolicy: z.string().max(64).optional(),
});
export type RegisterInput = z.output<typeof registerInput>;

/** An account as answers show it. `_id` repeats `id` for old clients; phone and address are empty until given. */
export const userOutput = z.object({
  id: z.string(),
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type User = z.output<typeof userOutput>;

/** What the app asks of a person before anything else; calls keep working meanwhile (product.md, Roles and Consent). */
export const dutiesOutput = z.object({
  /**
   * The password was set by somebody else and is to be replaced: their name (null: that account is gone), when, and until when it
   * opens sessions, ISO (`until` null: it has no end). Null: it is the person's own.
   */
  mustChangePassword: z.object({ by: z.string().nullable(), at: z.string(), until: z.string().nullable() }).nullable(),
  /**
   * The password came from the administration, and what was in the account before is closed to this session: until when, ISO; `until`
   * null: until its person sets a password by a mail. Null: it is open.
   */
  held: z.object({ until: z.string().nullable() }).nullable(),
  /** The policy in force was not accepted. */
  mustAcceptPolicy: z.boolean(),
  /**
   * The clinic's records are closed to this login, which came from an administrator: until when, ISO (past: they are open again);
   * `until` null: a titular refused it. Null: never closed.
   */
  recordsClosed: z.object({ until: z.string().nullable() }).nullable(),
  /** A clinic's account that is in no clinic (it was taken out of its own): there is nothing to show it until it joins one. */
  lacksClinic: z.boolean(),
  /** The deployment asks this account for a second step: until when it may go on without, ISO. Null: it has one, or nobody asks. */
  needsSecondStep: z.object({ until: z.string() }).nullable(),
  /** It has no second step: clinics are advised to put one. */
  lacksSecondStep: z.boolean(),
  /** The e-mail is not proven: asked in passing, and only where the deployment sends any (`post.state`). */
  emailUnproven: z.boolean(),
});
export type Duties = z.output<typeof dutiesOutput>;

/** The person of a session, and what is asked of them. */
export const sessionOutput = userOutput.extend({ duties: dutiesOutput });

/** A session that was just opened. `token` is shown this once. */
export const loginOutput = z.object({
  message: z.string(),
  token: z.string(),
  user: userOutput,
  duties: dutiesOutput,
});
export type LoginOutput = z.output<typeof loginOutput>;
/** A login that waits for the second step of its account. */
export const loginOrSecondStep = z.union([loginOutput, secondStepOutput]);
export const registerOutput = z.object({ message: z.string(), user: userOutput });

/** `version` is the one that was shown: another may be in force by now. */
export const acceptPolicyInput = z.object({ version: z.string().min(1).max(64) });

/** The password in use, asked again before a change that it protects. */
export const currentPassword = z.string().min(1).max(1024);
/** Shows the password again in a session that stands, or a passkey. */
export const stepUpInput = z.union([z.object({ password: currentPassword }), passkeyLoginInput]);
/** Part of the input of acts that give power: the caller's own password, where it was not shown lately. */
export const shownPassword = { currentPassword: currentPassword.optional() };

/** What opens something of the account without a session ends with the old password unless it is to be kept. */
export const changePasswordInput = z.object({
  current: currentPassword,
  password: newPassword,
  keepFeed: z.boolean().default(false),
  keepShares: z.boolean().default(false),
  /** What clinics were let read in the last days. */
  keepGrants: z.boolean().default(false),
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** What stands behind the # of a link to /clave. */
const linkToken = z.string().min(1).max(128);
export const passwordLinkInput = z.object({ token: linkToken });
export const setPasswordInput = z.object({
  token: linkToken,
  password: newPassword,
  /** Ways in beside the password that were added in the last days (RECENT_WAYS_DAYS) go too; kept only where that is said. */
  dropRecent: z.boolean().default(true),
  /** The account stays in the clinic that opened it (`clinic` of the link); otherwise it leaves it, and becomes its person's own. */
  joins: z.boolean().default(false),
});
export type SetPasswordInput = z.output<typeof setPasswordInput>;
/** What opens an account beside its password, which a new password leaves as it was: when each passkey was added, and the app of codes (ms UTC; null: none). */
export const keptWays = z.object({ passkeys: z.array(z.number()), totp: z.number().nullable() });
export type KeptWays = z.output<typeof keptWays>;
/** What opened it and was taken away with the e-mail that somebody else put; `codes`: the recovery codes. */
export const removedWays = keptWays.extend({ codes: z.boolean() });
export type RemovedWays = z.output<typeof removedWays>;
/** Whose password a link sets, and until when it serves, ISO. `restores`: the account gets this e-mail back with it. */
export const passwordLinkOutput = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  restores: z.boolean(),
  /** What was added lately to get in, of owners and clinics; null: nothing. */
  recent: removedWays.nullable(),
  /** The clinic that opened the account with an address whose person has not shown yet that it is theirs; null: none. */
  clinic: z.string().nullable(),
});
export const setPasswordOutput = z.object({
  message: z.string(),
  email: z.string(),
  kept: keptWays,
  /** Null: nothing was. */
  removed: removedWays.nullable(),
});
