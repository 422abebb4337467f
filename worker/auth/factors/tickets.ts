import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { factorTickets, type TICKETS } from '../../db/schema/factors.ts';
import { sha256 } from '../hash.ts';
import { newToken } from '../sessions.ts';

/** A ticket serves so long, once. */
const TICKET_MS = 5 * 60 * 1000;

type Ticket = {
  purpose: (typeof TICKETS)[number];
  /** Null: nobody's yet. */
  userId: string | null;
  /** The password hash of a login, or the hash of a session's token: with another one it serves no more. Null: bound to nothing. */
  boundTo: string | null;
};

/** A new ticket, shown this once, and the statement that stores it if `on` holds. It is also what a passkey signs. */
export const newTicket = async (db: Db, { purpose, userId, boundTo }: Ticket, now: number, on: SQL = sql`1`) => {
  const token = newToken();
  const statement = insertFrom(
    db,
    factorTickets,
    { tokenHash: await sha256(token), purpose, userId, boundTo, expiresAt: now + TICKET_MS },
    sql`WHERE ${on}`,
  );
  return { token, statement };
};

/** SQL: this very ticket serves. */
export const isLive = (tokenHash: string, { purpose, userId, boundTo }: Ticket, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM factor_tickets k WHERE k.token_hash = ${tokenHash} AND k.purpose = ${purpose}
    AND k.user_id IS ${userId} AND k.bound_to IS ${boundTo} AND k.expires_at > ${now})`;

/** Statement: a ticket serves no more, if `on` holds: it stands in the batch of the act that took place. */
export const spend = (db: Db, tokenHash: string, on: SQL) =>
  db.delete(factorTickets).where(sql`${factorTickets.tokenHash} = ${tokenHash} AND ${on}`);
