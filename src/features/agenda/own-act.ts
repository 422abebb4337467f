import type { VisitAct } from '../../shared/appointments.ts';
import { itemsTotal } from '../../shared/charges.ts';
import type { AgendaVisit, ClinicVisit, SetStatusInput } from '../../shared/schemas/visit.ts';

/** An act as the person asked for it: how a visit stands once it is taken, and how that is told to who took it. */
export type Asked = { holds: (visit: AgendaVisit) => boolean; told: string };
export type Step = SetStatusInput extends infer One
  ? One extends unknown
    ? Omit<One, 'id' | 'version'>
    : never
  : never;

const TOLD: Record<VisitAct, string> = {
  confirm: 'la confirmaste',
  arrive: 'anotaste la llegada',
  start: 'la pasaste a consulta',
  complete: 'la finalizaste',
  no_show: 'anotaste que no asistió',
  cancel: 'la cancelaste',
};
const STATUS_AFTER = {
  confirm: 'confirmed',
  arrive: 'confirmed',
  start: 'in_progress',
  complete: 'completed',
  no_show: 'no_show',
  cancel: 'cancelled',
} as const;

export const stepAsked = (step: Step): Asked => ({
  told: TOLD[step.act],
  holds: ({ status, arrivedAt, chargeCop }) =>
    status === STATUS_AFTER[step.act] &&
    (step.act !== 'arrive' || arrivedAt !== null) &&
    (step.act !== 'complete' || chargeCop === itemsTotal(step.charge.items)),
});
export const moveAsked = (start: string): Asked => ({
  told: 'la moviste',
  holds: ({ date, time }) => `${date}T${time}` === start,
});
/** `chargeCop` null: the charge is taken back. */
export const chargeAsked = (chargeCop: number | null): Asked => ({
  told: chargeCop === null ? 'anulaste el cobro' : 'la cobraste',
  holds: (visit) => visit.status === 'completed' && visit.chargeCop === chargeCop,
});

/** The last thing that somebody did to a visit or to its charge; names are null when they are not told. */
export const lastAct = (full: ClinicVisit | undefined) =>
  [
    ...(full?.events ?? []),
    ...(full?.charges ?? [])
      .flatMap((one) => [one, ...(one.voided ? [one.voided] : [])])
      .map((one) => ({ ...one, by: null })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .at(-1);

/** When this person took the act as asked (ms UTC); null: somebody else did, or it does not stand so. */
export const takenAt = (now: ClinicVisit, asked: Asked, userId: string | undefined): number | null => {
  const last = lastAct(now);
  return last && last.actorId !== null && last.actorId === userId && asked.holds(now) ? last.at : null;
};
