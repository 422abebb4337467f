import { dsvFormat } from 'd3-dsv';
import { TYPE_NAME } from '../../shared/appointments.ts';
import type { Charge } from '../../shared/schemas/income.ts';

/** A text that no spreadsheet takes for a formula. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * The charges of a month as spreadsheets in es-CO open them: semicolons (the comma is the decimal sign), a byte order mark for
 * the accents, dates and hours apart, pesos as whole numbers.
 */
export const chargesCsv = (charges: readonly Charge[]): string => {
  const rows = charges.map(({ completedAt, patientName, ownerName, type, cop, voided }) => [
    completedAt.slice(0, 10).split('-').reverse().join('/'),
    completedAt.slice(11),
    plain(patientName),
    plain(ownerName),
    TYPE_NAME[type],
    String(cop),
    voided ? String(voided.cop) : '',
    plain(voided?.reason ?? ''),
  ]);
  const head = ['Fecha', 'Hora', 'Paciente', 'Dueño', 'Tipo', 'Valor (COP)', 'Anulado (COP)', 'Por qué se anuló'];
  return `\uFEFF${dsvFormat(';')
    .formatRows([head, ...rows])
    .replaceAll('\n', '\r\n')}\r\n`;
};
