import type { ClinicAppointment } from '../../shared/schemas/appointment.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
const ms = (wall: string) => Date.parse(`${wall}:00Z`);
const since = ({ date, time }: Pick<ClinicAppointment, 'date' | 'time'>, now: string) =>
  ms(now) - ms(`${date}T${time}`);

/** True during the half hour of a visit. `now` is Bogotá wall time, `YYYY-MM-DDTHH:mm`. */
export const isUnderWay = (row: Pick<ClinicAppointment, 'date' | 'time'>, now: string): boolean =>
  since(row, now) >= 0 && since(row, now) < HALF_HOUR_MS;

/** True once a visit needs nothing more. */
export const isOver = ({ status }: Pick<ClinicAppointment, 'status'>): boolean =>
  status === 'completed' || status === 'no_show';

/** Rows of an ordered list by their date, in the same order. */
export const byDate = <Row extends { date: string }>(rows: readonly Row[]): { date: string; rows: Row[] }[] => {
  const days: { date: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.date === row.date) last.rows.push(row);
    else days.push({ date: row.date, rows: [row] });
  }
  return days;
};
