import { csvOf, plain } from '../../lib/csv.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import type { Charge } from '../../shared/schemas/income.ts';

/** The charges of a month as a file: dates and hours apart, pesos as whole numbers. */
export const chargesCsv = (charges: readonly Charge[]): string => {
  const rows = charges.map(({ completedAt, patientName, ownerName, type, cop, entry, voided }) => [
    completedAt.slice(0, 10).split('-').reverse().join('/'),
    completedAt.slice(11),
    plain(patientName),
    plain(ownerName),
    TYPE_NAME[type],
    String(cop),
    voided ? String(voided.cop) : '',
    plain(voided?.reason ?? ''),
    entry ? String(entry.number) : '',
    plain(entry?.by ?? ''),
  ]);
  const head = [
    'Fecha',
    'Hora',
    'Paciente',
    'Dueño',
    'Tipo',
    'Valor (COP)',
    'Anulado (COP)',
    'Por qué se anuló',
    'Número',
    'Quién cobró',
  ];
  return csvOf(head, rows);
};
