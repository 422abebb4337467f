let whole: Intl.NumberFormat | undefined;

/** A whole number, grouped as Colombia writes it: '1.204'. */
export const count = (n: number): string => {
  // Made when first asked for: a formatter costs a phone more than a page's other words.
  whole ??= new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
  return whole.format(n);
};

/** '$ 70.000' from integer COP, never broken over two lines. */
export const pesosText = (cop: number): string => `$\u00a0${count(cop)}`;
