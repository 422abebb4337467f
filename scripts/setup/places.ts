import { join, resolve } from 'node:path';

/** Top of the project. */
export const ROOT = join(import.meta.dirname, '../..');
/** Where the build goes; DIST_DIR lets a second build stand beside the first. */
export const DIST = resolve(ROOT, process.env.DIST_DIR ?? 'dist');
/** Where local data lives (D1's file among them); tests set their own. */
export const dataDir = () => resolve(process.env.DATA_DIR ?? join(ROOT, '.data'));

/** Local runs ask nothing of the network: no colo lookup, no usage figures, no banner about updates. */
export const WRANGLER_ENV = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_UPDATE_NOTIFIER: '1',
};
