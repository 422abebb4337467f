import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { SECOND_STEP_DAYS } from '../../src/shared/limits.ts';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import type { Duties } from '../../src/shared/schemas/auth.ts';
import { DEMANDED } from '../../src/shared/second-steps.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { users } from '../db/schema/accounts.ts';
import { list } from '../db/schema/columns.ts';
import { NEVER, recordsOpenAt } from './clinic-entry.ts';

/** SQL over users: the account has a second step. Recovery codes alone are none. */
const hasSecondStep = sql`(EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = users.id)
  OR EXISTS (SELECT 1 FROM totps t WHERE t.user_id = users.id))`;

/** Columns of an account from which its duties follow. */
export const dutyColumns = {
  consentVersion: users.consentVersion,
  emailVerifiedAt: users.emailVerifiedAt,
  passwordSetBy: users.passwordSetBy,
  passwordSetAt: users.passwordSetAt,
  passwordExpiresAt: users.passwordExpiresAt,
  heldUntil: users.heldUntil,
  /** Null: nobody else set it, or that account is gone. */
  passwordSetByName: sql`(SELECT o.name FROM users o WHERE o.id = users.password_set_by)`.as(
    'set_by_name',
  ) as SQL.Aliased<string | null>,
  recordsOpenAt: recordsOpenAt.as('records_open_at') as SQL.Aliased<number | null>,
  lacksClinic: sql`(users.role = 'business'
    AND NOT EXISTS (SELECT 1 FROM clinic_members h WHERE h.user_id = users.id))`
    .mapWith(Boolean)
    .as('lacks_clinic') as SQL.Aliased<boolean>,
  hasSecondStep: hasSecondStep.mapWith(Boolean).as('has_second_step') as SQL.Aliased<boolean>,
  /** From when on the deployment asks this account for a second step (ms UTC, as text); null: it does not. */
  secondStepFrom: sql`(SELECT max(CAST(s.value AS INTEGER), users.created_at) FROM settings s
    WHERE s.key = 'second_step' AND users.role IN (${list(DEMANDED)}))`.as('second_step_from') as SQL.Aliased<
    number | null
  >,
};

type DutyRow = {
  consentVersion: string | null;
  emailVerifiedAt: number | null;
  passwordSetBy: string | null;
  passwordSetAt: number;
  passwordExpiresAt: number | null;
  heldUntil: number | null;
  passwordSetByName: string | null;
  recordsOpenAt: number | null;
  lacksClinic: boolean;
  hasSecondStep: boolean;
  secondStepFrom: number | null;
};

/** The same as `until` of an answer: null where no hour ends it. */
const endOf = (at: number): { until: string | null } => ({ until: at >= NEVER ? null : new Date(at).toISOString() });

/** Until when what is in an account is closed, as its person is told. */
export const heldDuty = (heldUntil: number | null): Duties['held'] => (heldUntil === null ? null : endOf(heldUntil));

/** What the app asks of a person before anything else: an own password, the policy in force, a clinic (product.md). */
export const dutiesOf = (row: DutyRow, heldUntil: number | null): Duties => ({
  held: heldDuty(heldUntil),
  mustChangePassword:
    row.passwordSetBy === null
      ? null
      : {
          by: row.passwordSetByName,
          at: new Date(row.passwordSetAt).toISOString(),
          until: row.passwordExpiresAt === null ? null : new Date(row.passwordExpiresAt).toISOString(),
        },
  mustAcceptPolicy: row.consentVersion !== POLICY_VERSION,
  recordsClosed: row.recordsOpenAt === null ? null : endOf(row.recordsOpenAt),
  lacksClinic: row.lacksClinic,
  needsSecondStep:
    row.hasSecondStep || row.secondStepFrom === null
      ? null
      : { until: new Date(row.secondStepFrom + SECOND_STEP_DAYS * DAY_MS).toISOString() },
  lacksSecondStep: !row.hasSecondStep,
  emailUnproven: row.emailVerifiedAt === null,
});

/** Throws `second_step_needed` once the days are over in which an account was to put a second step. */
export const assertSecondStep = ({ needsSecondStep }: Duties, now: number): void => {
  if (needsSecondStep && Date.parse(needsSecondStep.until) <= now) throw new AppError('second_step_needed');
};
