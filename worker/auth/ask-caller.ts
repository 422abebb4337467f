import { eq, exists } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import type { Context } from '../context.ts';
import { type Answer, one } from '../db/batch.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { clinicMembers } from '../db/schema/clinics.ts';
import { sha256 } from './hash.ts';
import { isToken } from './sessions.ts';
import { assertAdmitted, confirmAttempt, countAttempt } from './throttle.ts';
import { liveSession, viewerColumns } from './viewer.ts';

/**
 * What begins the asking of a credential in a session that stands: statements (`asking`) that count it (one counter for the password and for
 * passkeys) and read whose session it is, in one trip with what the credential needs. `unauthorized` without a token.
 */
export const askCaller = async ({ db, clock, token }: Pick<Context, 'db' | 'clock' | 'token'>) => {
  if (!token || !isToken(token)) throw new AppError('unauthorized');
  const now = clock();
  const tokenHash = await sha256(token);
  const attempt = await confirmAttempt(tokenHash);
  const caller = db
    .select({ ...viewerColumns, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .where(liveSession(tokenHash, now));
  // A token that opens nothing counts nowhere: anybody can make one up.
  return {
    now,
    tokenHash,
    attempt,
    asking: { ...countAttempt(db, attempt, now, exists(caller)), caller: one(caller) },
  };
};

/** The caller, from the answers of `asking`; `unauthorized` for a session that is over, and `too_many`. */
export const admitted = ({ refused, caller }: Answer<Awaited<ReturnType<typeof askCaller>>['asking']>, now: number) => {
  if (!caller) throw new AppError('unauthorized');
  assertAdmitted(refused, now);
  return caller;
};
