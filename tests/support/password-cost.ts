import type { Cost } from '../../worker/auth/password-cost.ts';

/** What a hash costs in the API tests: next to nothing, for they make hundreds. The product's own is tested in tests/unit/worker-auth. */
export const COST: Cost = { ln: 4, r: 8, p: 1 };
