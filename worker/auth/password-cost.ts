/** scrypt's cost: N = 2^ln. */
export type Cost = { ln: number; r: number; p: number };

/** product.md, Sessions and credentials: about 0.2 s of CPU and 16 MB. The API tests lay their own beside it (tests/vitest.api.ts). */
export const COST: Cost = { ln: 14, r: 8, p: 5 };
