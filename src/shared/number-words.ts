let whole: Intl.NumberFormat | undefined;

/** A whole number, grouped as Colombia writes it: '1.204'. */
export const count = (n: number): string => {
  // Made when first asked for: a formatter costs a phone more than a page's other words.
  whole ??= new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
  return whole.format(n);
};

/** '$ 70.000' from integer COP, '-$ 70.000' of what is owed or given back; never broken over two lines. */
export const pesosText = (cop: number): string => `${cop < 0 ? '-' : ''}$\u00a0${count(Math.abs(cop))}`;
