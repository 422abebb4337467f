import { sql } from 'drizzle-orm';

/**
 * SQL over a row `c` of clinics: it takes bookings of owners. One whose accounts were all deactivated takes none: nobody
 * would read them.
 */
export const takesBookings = sql`(c.is_bookable = 1 AND coalesce((SELECT max(u.is_active) FROM clinic_members m
  JOIN users u ON u.id = m.user_id WHERE m.clinic_id = c.id), 1) = 1)`;

/** SQL over a row `c` of clinics: how it stands for owners. */
export const clinicState = sql<'open' | 'paused' | 'closed'>`CASE WHEN c.closed_at IS NOT NULL THEN 'closed'
  WHEN ${takesBookings} THEN 'open' ELSE 'paused' END`;
