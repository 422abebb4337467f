import { folded } from './fold.ts';
import { EXPIRES_SOON_DAYS } from './limits.ts';
import type { VaccineBatch } from './schemas/stock.ts';
import { SPECIES_NAME, type Species } from './species.ts';
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

/** Whether an animal may get it: it is for its species, or nobody has said for whom it is. */
export const isFor = ({ species }: { species: readonly Species[] | null }, of: Species): boolean =>
  species === null || species.includes(of);

const NAMED: Partial<Record<Species, RegExp>> = {
  perro: /\b(?:canin[ao]s?|perr[ao]s?)\b/,
  gato: /\b(?:felin[ao]s?|gat[ao]s?)\b/,
};
/** Under a vaccine whose words name another animal; null: they do not. */
export const otherAnimals = (
  of: Species,
  { kind, title, product }: Vaccine,
): { path: 'title' | 'product'; message: string } | null => {
  if (kind !== 'vacuna') return null;
  for (const path of ['product', 'title'] as const) {
    const text = folded((path === 'product' ? product : title) ?? '');
    const named = (Object.keys(NAMED) as Species[]).filter((one) => NAMED[one]?.test(text));
    const [first] = named;
    if (first && !named.includes(of))
      return {
        path,
        message: `Es de ${SPECIES_NAME[first].many.toLowerCase()}, y este paciente es un ${SPECIES_NAME[of].one.toLowerCase()}. Revisa cuál se aplicó.`,
      };
  }
  return null;
};
type Vaccine = { kind: string; title?: string | null | undefined; product?: string | null | undefined };

/** Whether an act of a day can take a dose of it. */
export const gives = (
  { left, expiresOn, closedAt }: Pick<VaccineBatch, 'left' | 'expiresOn' | 'closedAt'>,
  date: string,
) => left > 0 && closedAt === null && expiresOn >= date;
