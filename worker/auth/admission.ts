import { AppError } from '../../src/shared/errors.ts';
import { NEVER } from './clinic-entry.ts';
import { assertSecondStep } from './duties.ts';
import { assertNotHeld } from './held.ts';
import { assertOwnPassword } from './temporary-password.ts';
import type { Viewer } from './viewer.ts';

/** Throws what is still asked of a session before its person's things are open to it, by calls as by other addresses. */
export const assertMember = (viewer: Viewer, now: number, bySpec: boolean): void => {
  assertNotHeld(viewer, now);
  assertOwnPassword(viewer, bySpec);
  assertSecondStep(viewer.duties, now);
};

/** The clinic for which a login of one speaks: `clinic_incomplete` without, `clinic_refused` where a titular refused the account. */
export const clinicOf = ({ clinicId, recordsOpenAt }: Viewer): string => {
  if (!clinicId) throw new AppError('clinic_incomplete');
  if (recordsOpenAt >= NEVER) throw new AppError('clinic_refused');
  return clinicId;
};
