import { AppError } from '../../../src/shared/errors.ts';
import {
  type Banner,
  bannerOutput,
  REGISTRATION,
  type Registration,
  type Settings,
} from '../../../src/shared/schemas/settings.ts';
import { wallTime } from '../../../src/shared/time.ts';

/** The stored switch; open until toor closes it. Anything but our own words counts as open, as registering itself reads it. */
export const registrationOf = (stored: string | null): Registration =>
  REGISTRATION.find((state) => state === stored) ?? 'open';

/** The stored notice; what cannot be read counts as none. */
export const bannerOf = (stored: string | null): Banner | null => {
  if (stored === null) return null;
  try {
    return bannerOutput.parse(JSON.parse(stored));
  } catch {
    return null;
  }
};

/** The notice if it is shown on that day (`YYYY-MM-DD`). */
export const bannerOn = (banner: Banner | null, today: string): Banner | null =>
  banner && (banner.until === null || today <= banner.until) ? banner : null;

/** Throws the rule that kept a clinic from becoming the default: it does not exist, or takes no bookings. */
export const assertChosen = (asked: string | null, { defaultClinic }: Settings, clinicExists: boolean): void => {
  if ((defaultClinic?.id ?? null) !== asked)
    throw new AppError(clinicExists ? 'clinic_closed_to_bookings' : 'clinic_not_found');
};

/** The instant of the last purge, ms UTC; null when none is noted. */
export const purgedAtOf = (stored: string | null): number | null =>
  stored && /^\d{1,15}$/.test(stored) ? Number(stored) : null;

/** The day from which a second step is demanded (Bogotá); null: it is not. */
export const secondStepOf = (stored: string | null): string | null =>
  stored && /^\d{1,15}$/.test(stored) ? wallTime(Number(stored)).slice(0, 10) : null;
