import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { CONTRACT_VERSION } from '../../../src/shared/contract.ts';
import { AppError, type FieldIssue, ISSUE } from '../../../src/shared/errors.ts';
import { type ClinicCore, NEEDED } from '../../../src/shared/schemas/clinic.ts';
import type { Prices, WeekHours } from '../../db/schema/clinics.ts';
import { isOutsideHours } from '../availability/rules.ts';

/** SQL over hours as they are stored: one day at least is open. */
const anyOpenDay = (hours: SQL): SQL => sql`EXISTS (SELECT 1 FROM json_each(${hours}) w WHERE w.type <> 'null')`;

/** SQL over clinics: these hours may be its own: one that takes bookings is open on some day. */
export const hoursSuit = (hours: WeekHours): SQL =>
  sql`(is_bookable = 0 OR ${anyOpenDay(sql`${JSON.stringify(hours)}`)})`;

/** SQL over clinics: everything is there that bookings need (`missingOf` says the same of a row). */
export const isReady = sql`(name <> '' AND city <> '' AND address <> '' AND phone <> '' AND ${anyOpenDay(sql`hours`)}
  AND contract_version = ${CONTRACT_VERSION})`;

/** What is still missing before a clinic can take bookings. */
export const missingOf = (
  clinic: Record<'name' | 'city' | 'address' | 'phone', string> & { hours: WeekHours; contractVersion: string | null },
) =>
  NEEDED.filter((field) => {
    if (field === 'hours') return clinic.hours.every((day) => day === null);
    return field === 'contract' ? clinic.contractVersion !== CONTRACT_VERSION : clinic[field] === '';
  });

/** A change of the settings' row that was refused by something else than its version. */
export type Asked = { version: number; isBookable?: boolean; hours?: WeekHours };

/** The broken rule behind a change of the settings that changed nothing. */
export const settingsError = (current: ClinicCore, { version, isBookable, hours }: Asked): Error => {
  if (current.closedAt !== null) return new AppError('clinic_is_closed');
  if (current.version !== version) return new AppError('settings_changed', { details: { current } });
  if (isBookable) {
    const issues = current.missing.map((path): FieldIssue => ({ path, message: ISSUE[`clinic_${path}`] }));
    return new AppError('clinic_not_ready', { issues });
  }
  if (hours) return new AppError('invalid', { issues: [{ path: 'hours', message: ISSUE.no_open_day }] });
  return new Error('the settings did not change and no rule says why');
};

/** SQL over visits `a` to come: one of their half hours was full of what the clinic now sells when they were booked. */
export const isOversold = (
  clinicId: string,
  capacity: number,
): SQL => sql`EXISTS (SELECT 1 FROM visit_slots s WHERE s.appointment_id = a.id AND ${capacity} <= (
  SELECT count(*) FROM visit_slots v CROSS JOIN appointments o ON o.id = v.appointment_id
    WHERE v.clinic_id = ${clinicId} AND v.starts_at = s.starts_at AND (o.created_at, o.id) < (a.created_at, a.id)))`;

/** SQL over visits `a` to come: they stand outside the hours of their clinic. */
export const isOutside = sql`EXISTS (SELECT 1 FROM clinics c WHERE c.id = a.clinic_id
  AND ${isOutsideHours(sql`substr(a.starts_at, 1, 10)`, sql`substr(a.starts_at, 12)`, sql`a.half_hours`)})`;

/** Prices without those that are not published. */
export const publishedPrices = (prices: Partial<Record<AppointmentType, number | null>>): Prices =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== null && price !== undefined));
