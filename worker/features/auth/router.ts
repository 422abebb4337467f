import { z } from 'zod';
import { AppError, SUCCESS } from '../../../src/shared/errors.ts';
import {
  loginInput,
  loginOutput,
  registerInput,
  registerOutput,
  userOutput,
} from '../../../src/shared/schemas/auth.ts';
import { sha256 } from '../../auth/hash.ts';
import { logIn } from '../../auth/login.ts';
import { hashPassword } from '../../auth/password.ts';
import { refusedPassword } from '../../auth/password-rules.ts';
import { endSession } from '../../auth/sessions.ts';
import { assertAdmitted, countAttempt, registerAttempt } from '../../auth/throttle.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { toUser } from '../../db/user.ts';
import { memberProcedure, publicProcedure, router } from '../../trpc.ts';
import { findByEmail, findRegistrationSwitch, insertAccount, ownerRow } from './queries.ts';
import { acceptedVersion } from './rules.ts';

export const authRouter = router({
  login: publicProcedure
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  register: publicProcedure
    .input(registerInput)
    .output(registerOutput)
    .mutation(async ({ ctx: { db, clock, network }, input }) => {
      const refusal = refusedPassword(input.password, input.email);
      if (refusal) throw new AppError('invalid', { issues: [{ path: 'password', message: refusal }] });
      const now = clock();
      const attempt = await registerAttempt(network);
      const [refused, , taken, [registration]] = await db.batch([
        ...countAttempt(db, attempt, now),
        findByEmail(db, input.email),
        findRegistrationSwitch(db),
      ]);
      assertAdmitted(refused, now);
      if (registration?.value === 'closed') throw new AppError('registration_closed');
      if (taken.length > 0) throw new AppError('email_taken');

      const consent = acceptedVersion(input.acceptedPolicy);
      const row = ownerRow(input, await hashPassword(input.password), consent, now);
      const [{ meta }] = await db.batch([
        insertAccount(db, row),
        auditIfChanged(db, { at: now, actorId: row.id, action: 'account.registered', targetId: row.id }),
      ]);
      if (meta.changes === 0) throw new AppError('email_taken');
      return { message: SUCCESS.register, user: toUser(row) };
    }),

  /** Works with any token: one that opens nothing is as good as ended. */
  logout: publicProcedure.output(z.void()).mutation(async ({ ctx: { db, token } }) => {
    if (token) await endSession(db, await sha256(token));
  }),

  /** Whose session this is: the app asks at start (spec §4), so that name and role are fresh. */
  session: memberProcedure.output(userOutput).query(({ ctx }) => ctx.user),
});
