import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { insertFrom } from '../db/insert.ts';
import { securityEvents } from '../db/schema/settings.ts';
import { prefixOf } from './network.ts';
import { HOUR_MS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

const id = z.string().max(64);
const named = z.object({ petId: id.optional(), threadId: id.optional(), id: id.optional() }).catch({});

type Reader = Pick<Context, 'db' | 'clock' | 'device' | 'network'> & { session: Viewer; clinicId: string };

/**
 * Statement: a login that came from an administrator was answered from its clinic's records: by which call, and about which patient,
 * visit or conversation the call asked (`input`, as sent). Once an hour for the same; the clinic's titulares read it.
 */
export const recordsRead = (
  { db, clock, device, network, session, clinicId }: Reader,
  call: string,
  input: unknown,
) => {
  const now = clock();
  const { petId, threadId, id: other } = named.parse(input);
  const subject = `${call}:${petId ?? threadId ?? other ?? ''}`;
  return insertFrom(
    db,
    securityEvents,
    {
      id: crypto.randomUUID(),
      at: now,
      userId: session.user.id,
      kind: 'records_read',
      device,
      network: prefixOf(network),
      clinicId,
      subject,
      name: sql`u.name`,
      role: sql`u.role`,
      email: sql`u.email`,
    },
    sql`FROM users u WHERE u.id = ${session.user.id} AND NOT EXISTS (SELECT 1 FROM security_events e WHERE e.clinic_id = ${clinicId} AND e.at > ${now - HOUR_MS}
      AND e.user_id = ${session.user.id} AND e.subject = ${subject})`,
  );
};
