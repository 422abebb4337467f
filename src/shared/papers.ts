import { PAPER_SOON_DAYS } from './limits.ts';
import { addDays } from './time.ts';

export type PaperState = 'missing' | 'expired' | 'soon' | 'valid';

/** How a paper stands. `until` is its last day (null: there is none), `today` this one; both YYYY-MM-DD. */
export const paperState = (until: string | null, today: string): PaperState => {
  if (!until) return 'missing';
  if (until < today) return 'expired';
  return until <= addDays(today, PAPER_SOON_DAYS) ? 'soon' : 'valid';
};
