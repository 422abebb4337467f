import {
  type ChargeItem,
  IVA_NAME,
  type IvaRate,
  lineTotal,
  METHOD_NAME,
  METHODS,
  type Method,
  PAID_WAYS,
  type Paid,
  paidTotal,
} from '../shared/charges.ts';
import { pesosText } from '../shared/number-words.ts';
import { parsePesos } from './pesos.ts';

/** How something is paid, as it is being typed: all by one way, nothing now, or amounts by way. */
export type TypedPaid = { way: Method | 'parts' | 'none'; parts: Record<Method, string> };
export const NO_PARTS = Object.fromEntries(METHODS.map((method) => [method, ''])) as Record<Method, string>;

/** What was typed as it is sent; `due` is what one way pays. */
export const paidOf = ({ way, parts }: TypedPaid, due: number): Paid => {
  if (way === 'none') return {};
  if (way !== 'parts') return due > 0 ? { [way]: due } : {};
  const typed = METHODS.map((method) => [method, parsePesos(parts[method])] as const);
  return Object.fromEntries(typed.filter(([, cop]) => cop !== undefined && cop !== 0));
};

/** '$ 50.000 en efectivo, $ 20.000 con tarjeta' as a list of ways: 'Efectivo $ 50.000 · Tarjeta $ 20.000'. */
export const paidText = (paid: Paid): string =>
  PAID_WAYS.filter((way) => (paid[way] ?? 0) !== 0)
    .map((way) => `${METHOD_NAME[way]} ${pesosText(paid[way] ?? 0)}`)
    .join(' · ');

/** How a charge that stands was paid, to begin a correction with. */
export const typedPaid = (paid: Paid, total: number): TypedPaid => {
  const ways = PAID_WAYS.filter((way) => (paid[way] ?? 0) !== 0);
  const [only] = ways;
  if (only === undefined) return { way: total > 0 ? 'none' : 'cash', parts: NO_PARTS };
  // Nobody noted how: it is not said to have been cash, which would be missing from the drawer.
  if (ways.length === 1 && paidTotal(paid) === total)
    return { way: only === 'unnoted' ? 'other' : only, parts: NO_PARTS };
  const parts = METHODS.map((way) => [way, paid[way] ? String(paid[way]) : ''] as const);
  return { way: 'parts', parts: Object.fromEntries(parts) as Record<Method, string> };
};

export const ivaText = (iva: IvaRate | null): string => {
  if (iva === null) return 'IVA sin definir';
  return iva === 'excluido' ? 'Excluido de IVA' : `IVA ${IVA_NAME[iva]}`;
};

/** '3 × $ 20.000' of a line with several units; empty for one. */
export const unitsText = ({ quantity, unitCop }: ChargeItem): string =>
  quantity === 1 ? '' : `${quantity} × ${pesosText(unitCop)}`;

/** 'Consulta $ 70.000 · Concentrado $ 59.500' */
export const itemsText = (items: readonly ChargeItem[]): string =>
  items.map((item) => `${item.name} ${pesosText(lineTotal(item))}`).join(' · ');
