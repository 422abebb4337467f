import { CHOCOLATE } from './chocolate-dose.ts';

/** Kinds of chocolate and thresholds, for the one page that has the calculator; null for all others. */
export const chocolateFor = async (slug: string) =>
  slug === CHOCOLATE ? (await import('guides:facts/chocolate')).default : null;
