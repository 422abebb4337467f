import { EXPIRES_SOON_DAYS } from './limits.ts';
import type { VaccineBatch } from './schemas/stock.ts';
import { addDays } from './time.ts';

/** Where a batch stands: whether it is to be warned of. */
export type BatchState = 'expired' | 'empty' | 'expiring' | 'low' | 'ok';

/** Where a batch in use stands on a day; the worst of what holds. */
export const batchState = (
  { left, lowAt, expiresOn }: Pick<VaccineBatch, 'left' | 'lowAt' | 'expiresOn'>,
  today: string,
): BatchState => {
  if (left === 0) return 'empty';
  if (expiresOn < today) return 'expired';
  if (expiresOn <= addDays(today, EXPIRES_SOON_DAYS)) return 'expiring';
  return left <= lowAt ? 'low' : 'ok';
};

/** Whether an act of a day can take a dose of it. */
export const gives = (
  { left, expiresOn, closedAt }: Pick<VaccineBatch, 'left' | 'expiresOn' | 'closedAt'>,
  date: string,
) => left > 0 && closedAt === null && expiresOn >= date;
