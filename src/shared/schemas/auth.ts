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

export const loginOutput = z.object({ message: z.string(), token: z.string(), user: userOutput });
export type LoginOutput = z.output<typeof loginOutput>;
export const registerOutput = z.object({ message: z.string(), user: userOutput });
