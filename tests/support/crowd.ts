/** Whether all is asked of the tests: `npm run test:full`. */
const FULL = Boolean(process.env.FULL);

/**
 * How many come at once where a rule must hold for any number: what two can win together shows among 25 as among 100, which the
 * whole run sends (docs/decisions/0336).
 */
export const AT_ONCE = FULL ? 100 : 25;

/** How many cases a property is tried with: so many in the whole run, fewer in `npm test`. */
export const runs = (whole: number, short: number): { numRuns: number } => ({ numRuns: FULL ? whole : short });

/** Rows of a table of tests: the first ones in `npm test`, all in the whole run. */
export const firstOf = <Row>(many: number, rows: readonly Row[]): readonly Row[] => (FULL ? rows : rows.slice(0, many));
