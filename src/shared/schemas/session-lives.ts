import * as z from 'zod';
import type { Role } from '../roles.ts';
import { MIN_IDLE_HOURS, SESSION_BOUNDS } from '../session-lives.ts';

const lifeOf = (role: Role) => {
  const { idleHours, absoluteHours } = SESSION_BOUNDS[role];
  return z
    .object({
      idleHours: z.int().min(MIN_IDLE_HOURS).max(idleHours),
      absoluteHours: z.int().min(MIN_IDLE_HOURS).max(absoluteHours),
    })
    .refine(({ idleHours: idle, absoluteHours: absolute }) => idle <= absolute, {
      error: 'No puede ser más que la duración total.',
      path: ['idleHours'],
    });
};

/** Lives of the sessions of each role, hours, within bounds. */
export const sessionLivesSchema = z.object({
  user: lifeOf('user'),
  business: lifeOf('business'),
  admin: lifeOf('admin'),
  toor: lifeOf('toor'),
});
