import { type SQL, sql } from 'drizzle-orm';
import type { SecondStep } from '../../../src/shared/second-steps.ts';
import type { FactorSetup } from './deployment.ts';

const flagOf = (query: SQL, name: string) => sql`${query}`.mapWith(Boolean).as(name) as SQL.Aliased<boolean>;

/** Columns of an account for its login: what it has beside the password. */
export const factorColumns = {
  /** Sealed; null: no app of codes. */
  totpSecret: sql`(SELECT t.secret FROM totps t WHERE t.user_id = users.id)`.as('totp_secret') as SQL.Aliased<
    string | null
  >,
  hasPasskey: flagOf(sql`EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = users.id)`, 'has_passkey'),
  hasCodes: flagOf(
    sql`EXISTS (SELECT 1 FROM recovery_codes r WHERE r.user_id = users.id AND r.used_at IS NULL)`,
    'has_codes',
  ),
};
export type FactorRow = { totpSecret: string | null; hasPasskey: boolean; hasCodes: boolean };

/** A login by password is not enough for this account. */
export const asksSecondStep = ({ totpSecret, hasPasskey }: FactorRow): boolean => totpSecret !== null || hasPasskey;

/** The second steps that the account can show here, the easiest first. A deployment that lost its secret takes no code of an app. */
export const kindsOf = (
  { totpSecret, hasPasskey, hasCodes }: FactorRow,
  { relyingParty, secret }: FactorSetup,
): SecondStep[] => [
  ...(hasPasskey && relyingParty ? (['passkey'] as const) : []),
  ...(totpSecret !== null && secret ? (['totp'] as const) : []),
  ...(hasCodes ? (['recovery_code'] as const) : []),
];
