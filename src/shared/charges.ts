/** What charges are made of, as server, forms, files and papers reckon them. Amounts are integer COP; prices include their IVA. */

export const ENTRY_KINDS = ['charge', 'deposit', 'void'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const IVA_RATES = ['19', '5', '0', 'excluido'] as const;
export type IvaRate = (typeof IVA_RATES)[number];
export const IVA_NAME: Record<IvaRate, string> = { 19: '19 %', 5: '5 %', 0: '0 % (exento)', excluido: 'Excluido' };

export const METHODS = ['cash', 'card', 'transfer', 'wallet', 'other'] as const;
export type Method = (typeof METHODS)[number];
/** How a row of the book says it was paid: `unnoted` are charges from before methods were noted. */
export const PAID_WAYS = [...METHODS, 'unnoted'] as const;
export type PaidWay = (typeof PAID_WAYS)[number];
export const METHOD_NAME: Record<PaidWay, string> = {
  cash: 'Efectivo',
  card: 'Tarjeta',
  transfer: 'Transferencia',
  wallet: 'Nequi o Daviplata',
  other: 'Otro medio',
  unnoted: 'Sin anotar',
};

/** A line of a charge. `iva` null: nobody said which rate. `discountCop` is of the whole line and has its reason. */
export type ChargeItem = {
  name: string;
  quantity: number;
  unitCop: number;
  iva: IvaRate | null;
  discountCop: number;
  discountReason: string | null;
};
/** Pesos by method; a missing one is 0. */
export type Paid = Partial<Record<PaidWay, number>>;

export const lineTotal = ({ quantity, unitCop, discountCop }: ChargeItem): number => quantity * unitCop - discountCop;
export const itemsTotal = (items: readonly ChargeItem[]): number =>
  items.reduce((sum, item) => sum + lineTotal(item), 0);

/** The IVA that a line's total includes, rounded half up to the peso. */
export const lineIva = (item: ChargeItem): number => {
  const rate = item.iva === '19' || item.iva === '5' ? Number(item.iva) : 0;
  return Math.floor((lineTotal(item) * rate) / (100 + rate) + 0.5);
};
export const itemsIva = (items: readonly ChargeItem[]): number => items.reduce((sum, item) => sum + lineIva(item), 0);

export const paidTotal = (paid: Paid): number => PAID_WAYS.reduce((sum, way) => sum + (paid[way] ?? 0), 0);

/** What every paper and file of a charge says. */
export const NOT_FISCAL = 'No es factura electrónica ni documento equivalente.';
