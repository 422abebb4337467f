import { isOfTheApp, PAGES } from '../../src/shared/routes.ts';

/**
 * The pages that a browser may fetch before their link is pressed: documents that say the same to everybody. Never `/`, which leads
 * who is in to the own panel; never what the Worker answers for each request, a form, a frame of an account or an address that is a key.
 */
export const aheadPatterns = (): string[] =>
  PAGES.filter((page) => page.served === 'static' && page.access === 'all' && !isOfTheApp(page)).map(
    ({ pattern }) => pattern,
  );

/** Speculation rules: fetched, not drawn, once somebody comes near; an account, a notice or a count begins only with a page that is seen. */
export const linksAhead = (): string =>
  JSON.stringify({ prefetch: [{ where: { href_matches: aheadPatterns() }, eagerness: 'moderate' }] });
