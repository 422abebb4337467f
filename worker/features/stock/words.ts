/** Under a quantity below the doses that were given. */
export const tooFew = (taken: number): string => `De este lote ya se aplicaron ${taken}. No puede haber menos.`;
