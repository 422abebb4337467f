import { type SQL, sql } from 'drizzle-orm';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import type { Duties } from '../../src/shared/schemas/auth.ts';
import { users } from '../db/schema/accounts.ts';

/** Columns of an account from which its duties follow. */
export const dutyColumns = {
  consentVersion: users.consentVersion,
  emailVerifiedAt: users.emailVerifiedAt,
  passwordSetBy: users.passwordSetBy,
  passwordSetAt: users.passwordSetAt,
  /** Null: nobody else set it, or that account is gone. */
  passwordSetByName: sql`(SELECT o.name FROM users o WHERE o.id = users.password_set_by)`.as(
    'set_by_name',
  ) as SQL.Aliased<string | null>,
  lacksClinic: sql`(users.role = 'business'
    AND NOT EXISTS (SELECT 1 FROM clinic_members h WHERE h.user_id = users.id))`
    .mapWith(Boolean)
    .as('lacks_clinic') as SQL.Aliased<boolean>,
};

type DutyRow = {
  consentVersion: string | null;
  emailVerifiedAt: number | null;
  passwordSetBy: string | null;
  passwordSetAt: number;
  passwordSetByName: string | null;
  lacksClinic: boolean;
};

/** What the app asks of a person before anything else: an own password, the policy in force, a clinic (product.md). */
export const dutiesOf = (row: DutyRow): Duties => ({
  mustChangePassword:
    row.passwordSetBy === null ? null : { by: row.passwordSetByName, at: new Date(row.passwordSetAt).toISOString() },
  mustAcceptPolicy: row.consentVersion !== POLICY_VERSION,
  lacksClinic: row.lacksClinic,
  emailUnproven: row.emailVerifiedAt === null,
});
