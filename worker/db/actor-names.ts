import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../src/shared/roles.ts';

type Part = 'name' | 'role' | 'email';

/** SQL: what whoever wrote a row was called then (decision 0194); of an owner's row and of older ones, what its account is called now. */
const ofActor = (part: Part, rowId: SQL, actorId: SQL): SQL => sql`coalesce(
  (SELECT n.${sql.identifier(part)} FROM actor_names n WHERE n.row_id = ${rowId}),
  (SELECT u.${sql.identifier(part)} FROM users u WHERE u.id = ${actorId}))`;

export const actorName = (rowId: SQL, actorId: SQL) => ofActor('name', rowId, actorId) as SQL<string | null>;
export const actorRole = (rowId: SQL, actorId: SQL) => ofActor('role', rowId, actorId) as SQL<Role | null>;
export const actorEmail = (rowId: SQL, actorId: SQL) => ofActor('email', rowId, actorId) as SQL<string | null>;
