import type { Paid } from '../../src/shared/charges.ts';

/** A charge of one line, paid in cash unless told. */
export const chargeOf = (cop: number, paid: Paid = cop > 0 ? { cash: cop } : {}) => ({
  items: [{ name: 'Control', quantity: 1, unitCop: cop, iva: null, discountCop: 0, discountReason: null }],
  paid,
});
