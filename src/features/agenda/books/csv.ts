import { csvOf, plain } from '../../../lib/csv.ts';
import { IVA_NAME, IVA_RATES, lineIva, METHOD_NAME, PAID_WAYS } from '../../../shared/charges.ts';
import type { ListedEntry } from '../../../shared/schemas/charge.ts';
import { wallTime } from '../../../shared/time.ts';
import { KIND_NAME } from './words.ts';

const HEAD = [
  'Número',
  'Fecha',
  'Hora',
  'Qué es',
  'Anula el',
  'Anulado por el',
  'Paciente',
  'Dueño',
  'Documento',
  'Detalle',
  'Total (COP)',
  ...IVA_RATES.slice(0, 2).map((rate) => `IVA ${IVA_NAME[rate]} incluido (COP)`),
  ...PAID_WAYS.map((way) => `${METHOD_NAME[way]} (COP)`),
  'Motivo',
  'Quién',
  'Entregado para facturar',
];

/** Rows of a book as a file for a spreadsheet: amounts are whole pesos, negative in a void, so that each column adds up. */
export const bookCsv = (entries: readonly ListedEntry[]): string =>
  csvOf(
    HEAD,
    entries.map((entry) => {
      const [date = '', time = ''] = wallTime(entry.at).split('T');
      const sign = entry.kind === 'void' ? -1 : 1;
      const iva = (rate: string) =>
        entry.items.filter((item) => item.iva === rate).reduce((sum, item) => sum + lineIva(item), 0) * sign;
      return [
        String(entry.number),
        date.split('-').reverse().join('/'),
        time,
        KIND_NAME[entry.kind],
        entry.voids === null ? '' : String(entry.voids),
        entry.voidedBy === null ? '' : String(entry.voidedBy),
        plain(entry.patientName),
        plain(entry.ownerName),
        plain(entry.ownerDocument ?? ''),
        plain(entry.items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} ${name}`)).join(', ')),
        String(entry.totalCop),
        String(iva('19')),
        String(iva('5')),
        ...PAID_WAYS.map((way) => String(entry.paid[way])),
        plain(entry.reason ?? ''),
        plain(entry.actorName ?? ''),
        entry.isDelivered ? 'Sí' : 'No',
      ];
    }),
  );
