import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, TEXT } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { email, phone, requiredText } from './text.ts';

/** Login: e-mail and password, both required (spec §5). Any password is let through: the rules bind new ones only. */
export const loginInput = z.object({ email, password: z.string().min(1).max(1024) });
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
  name: requiredText(TEXT.name),
  phone,
  address: requiredText(TEXT.address),
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
   * The password was set by somebody else and is to be replaced: their name (null: that account is gone) and when, ISO.
   * Null: it is the person's own.
   */
  mustChangePassword: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  /** The policy in force was not accepted. */
  mustAcceptPolicy: z.boolean(),
  /** A clinic's account that is in no clinic (it was taken out of its own): there is nothing to show it until it joins one. */
  lacksClinic: z.boolean(),
  /** The e-mail is not proven: asked in passing, and only where the deployment sends any (`post.state`). */
  emailUnproven: z.boolean(),
});
export type Duties = z.output<typeof dutiesOutput>;

/** Whose session it is, and what is asked of them. */
export const sessionOutput = userOutput.extend({ duties: dutiesOutput });

/** A session that was just opened. `token` is shown this once. */
export const loginOutput = z.object({
  message: z.string(),
  token: z.string(),
  user: userOutput,
  duties: dutiesOutput,
});
export type LoginOutput = z.output<typeof loginOutput>;
export const registerOutput = z.object({ message: z.string(), user: userOutput });

/** `version` is the one that was shown: another may be in force by now. */
export const acceptPolicyInput = z.object({ version: z.string().min(1).max(64) });

/** The password in use, asked again before a change that it protects. */
export const currentPassword = z.string().min(1).max(1024);
/** What opens something of the account without a session ends with the old password unless it is to be kept. */
export const changePasswordInput = z.object({
  current: currentPassword,
  password: newPassword,
  keepFeed: z.boolean().default(false),
  keepShares: z.boolean().default(false),
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** What stands behind the # of a link to /clave. */
const linkToken = z.string().min(1).max(128);
export const passwordLinkInput = z.object({ token: linkToken });
export const setPasswordInput = z.object({ token: linkToken, password: newPassword });
export type SetPasswordInput = z.output<typeof setPasswordInput>;
/** Whose password a link sets, and until when it serves, ISO. `restores`: the account gets this e-mail back with it. */
export const passwordLinkOutput = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  restores: z.boolean(),
});
export const setPasswordOutput = z.object({ message: z.string(), email: z.string() });
