/** Whole pesos, grouped as Colombia writes them: '1.204'. */
const grouped = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });

/** '$ 70.000' from integer COP, never broken over two lines. */
export const pesosText = (cop: number): string => `$\u00a0${grouped.format(cop)}`;
