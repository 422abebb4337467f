import { SPECIES_NAME, type Species } from '../../../src/shared/species.ts';

/** Under a batch that is not for the animal. */
export const otherSpecies = (of: Species | null): string =>
  `Ese lote no es para ${of ? SPECIES_NAME[of].many.toLowerCase() : 'este animal'}. Elige otro.`;

/** Under what arrived without a dose, or past its date. */
export const NO_DOSES = 'Escribe cuántas dosis llegaron: al menos una.';
export const ARRIVED_EXPIRED = 'Ese lote ya venció. Revisa la fecha; un lote vencido no se recibe.';

/** Under a quantity below the doses that were given. */
export const tooFew = (taken: number): string => `De este lote ya se aplicaron ${taken}. No puede haber menos.`;
