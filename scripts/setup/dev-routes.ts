import { matchPage } from '../../src/shared/routes.ts';
import { REST } from '../../worker/rest/table.ts';

const CALLS = REST.filter((row) => row.method === 'GET').map(
  ({ path }) => new RegExp(`^(/api)?${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

/**
 * Whether the Worker answers this request in development, or Vite does. Every page but the Worker's own is Vite's, and so is
 * a navigation to a path that is a page and a call at once (`/appointments`); what is no GET can only be a call.
 */
export const isForWorker = (method: string, path: string, accept: string): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (path.startsWith('/trpc/') || path === '/openapi.json' || path.startsWith('/api/')) return true;
  const page = matchPage(path)?.page;
  // The Worker fills these into built pages; in development they stand as nobody has asked for anything.
  if (page?.served === 'worker' && !/^(search|compare)$/.test(page.screen)) return true;
  return !accept.includes('text/html') && CALLS.some((call) => call.test(path));
};
