/** Fetched when it is asked for: too large to be a dependency of everybody. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';

/** One page of each kind that people land on. */
export const PAGES = [
  '/',
  '/perros/razas',
  '/perros/razas/labrador',
  '/perros/salud/signos-alerta',
  '/primeros-auxilios',
  '/toxicos',
  '/login',
  '/register',
];

export const CATEGORIES = {
  performance: 'Perf',
  accessibility: 'A11y',
  'best-practices': 'Best',
  seo: 'SEO',
} as const;

/**
 * Figures with their limit: ms, and a share of the screen. `above`: the limit is over what the bare page of the same run has, which is the
 * machine's own share.
 */
export const TARGETS: { id: string; short: string; limit: number; above?: true }[] = [
  { id: 'first-contentful-paint', short: 'FCP', limit: 950 },
  { id: 'largest-contentful-paint', short: 'LCP', limit: 1200 },
  { id: 'total-blocking-time', short: 'TBT', limit: 45, above: true },
  { id: 'cumulative-layout-shift', short: 'CLS', limit: 0.01 },
  { id: 'speed-index', short: 'SI', limit: 2000 },
];

/** Audits that a local server cannot pass, and why. */
const LOCAL: Record<string, string> = {};

export const cannotApply = (id: string): boolean => id in LOCAL;
