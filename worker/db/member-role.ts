import { type SQL, sql } from 'drizzle-orm';
import type { MemberRole } from '../../src/shared/member-roles.ts';

/** What both tables of places say of one: whether it governs, and what it is if not. */
type Place = { memberRole: unknown; duty: unknown };

/** Column: the role of a place in a clinic; NULL without a row. */
export const memberRoleOf = ({ memberRole, duty }: Place) =>
  sql<MemberRole>`iif(${memberRole} = 'titular', 'titular', ${duty})`.as('role_there');

/** What is stored of a role. Whoever becomes titular stays what they were beside it. */
export const placeOf = (role: MemberRole) =>
  role === 'titular' ? ({ memberRole: 'titular' } as const) : ({ memberRole: 'equipo', duty: role } as const);

/** SQL: the account signs records of the clinic: it has a licence on file, and is not at its desk. */
export const signsFor = (clinicId: string | SQL, userId: string): SQL => sql`EXISTS (SELECT 1 FROM clinic_members s
  JOIN licences sl ON sl.user_id = s.user_id
  WHERE s.user_id = ${userId} AND s.clinic_id = ${clinicId} AND (s.member_role = 'titular' OR s.duty = 'veterinario'))`;
