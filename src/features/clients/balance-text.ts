import { pesosText } from '../../shared/number-words.ts';

/** 'Al día', 'Debe $ 45.000' or 'Tiene a favor $ 5.000' */
export const balanceText = (cop: number): string =>
  cop === 0 ? 'Al día' : cop < 0 ? `Debe ${pesosText(-cop)}` : `Tiene a favor ${pesosText(cop)}`;
