import type { AppointmentType } from './appointments.ts';
import { SOON_DAYS } from './limits.ts';
import type { RecordKind } from './records.ts';
import type { PlanItem } from './schemas/plan.ts';
import { searchKey } from './search-key.ts';
import { addDays, DAY_MS, subtractMonths } from './time.ts';

/** The birth month is all we know of a birth: within so many days of the end of a first series, it is over. */
const SERIES_SLACK_DAYS = 7;

/**
 * How an act stands. `done`: up to date, or done for good; `soon`: due within `SOON_DAYS`; `overdue`: its day is past; `later`:
 * never done and not due yet.
 */
export type DueState = 'done' | 'soon' | 'overdue' | 'later';

/** What of a record counts here: current versions only. Dates are YYYY-MM-DD. */
export type Act = {
  rootId: string;
  kind: RecordKind;
  date: string;
  title: string;
  planKey: string | null;
  nextDue: string | null;
};

/**
 * One line of a carné. `key` is the plan's item, or the record that asked for it (acts outside the plan). `dueOn` null: never
 * again. `last` null: nobody wrote of it; `doses` counts what was.
 */
export type DueItem<A extends Act = Act> = {
  key: string;
  kind: RecordKind;
  name: string;
  note: string | null;
  isMandatory: boolean;
  everyMonths: number | null;
  state: DueState;
  dueOn: string | null;
  last: A | null;
  doses: number;
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The date `months` later; the last day of the month where that day is none. */
export const addMonths = (date: string, months: number): string => {
  const month = subtractMonths(date.slice(0, 7), -months);
  return [date.slice(8), '30', '29', '28'].map((day) => `${month}-${day}`).find(isDay) ?? `${month}-28`;
};
const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

/** The last day on which it can have been born: nothing is said to be overdue before it is. */
const birthDay = (birthMonth: string): string => addDays(`${subtractMonths(birthMonth, -1)}-01`, -1);

/**
 * The day from which an item of the plan is due after the acts done (oldest first); null: never again. What the last record says
 * goes before the plan. A first series is over once a dose was given at the age at which it ends.
 */
export const nextDueOf = (
  { startsAtDays, seriesDays, everyMonths }: PlanItem,
  acts: readonly Pick<Act, 'date' | 'nextDue'>[],
  birthMonth: string,
): string | null => {
  const last = acts.at(-1);
  const birth = birthDay(birthMonth);
  if (!last) return addDays(birth, startsAtDays);
  if (last.nextDue) return last.nextDue;
  const seriesEnd = startsAtDays + seriesDays.reduce((sum, days) => sum + days, 0);
  const wait = seriesDays[acts.length - 1];
  if (wait !== undefined && daysBetween(birth, last.date) < seriesEnd - SERIES_SLACK_DAYS)
    return addDays(last.date, wait);
  return everyMonths === null ? null : addMonths(last.date, everyMonths);
};

/** Days from the first dose of a vaccine's series to the second; null: one dose is the series, or it is no vaccine. */
export const secondDoseDays = ({ kind, seriesDays }: Pick<PlanItem, 'kind' | 'seriesDays'>): number | null =>
  kind === 'vacuna' ? (seriesDays[0] ?? null) : null;

const stateOf = (dueOn: string | null, isDone: boolean, today: string): DueState => {
  if (dueOn === null) return 'done';
  if (dueOn < today) return 'overdue';
  if (dueOn <= addDays(today, SOON_DAYS)) return 'soon';
  return isDone ? 'done' : 'later';
};

/**
 * The type of visit at which what is due is done: only one of that type quiets its reminder, and booking from a reminder brings it.
 * Vaccines and dewormings are both of the carné and have one visit; a control is one.
 */
export const visitTypeFor = (kind: RecordKind): AppointmentType => (isCarneKind(kind) ? 'vaccination' : 'checkup');

/** Kinds that stand in a carné; of the others a control may be due. */
const isCarneKind = (kind: RecordKind): boolean => kind === 'vacuna' || kind === 'desparasitacion';
/** Days after which a control that was not written down is no longer asked for. */
const CONTROL_DAYS = 60;

/**
 * What acts outside the plan ask for. Vaccines and dewormings: the last one of each name. Other kinds: the control that the last
 * act of the kind names, until it is `CONTROL_DAYS` old; a newer act of the kind replaces it.
 */
const extras = <A extends Act>(acts: readonly A[], today: string): DueItem<A>[] => {
  const byThing = new Map<string, A[]>();
  for (const act of acts) {
    const thing = act.planKey ?? (isCarneKind(act.kind) ? `${act.kind} ${searchKey(act.title)}` : act.kind);
    byThing.set(thing, [...(byThing.get(thing) ?? []), act]);
  }
  return [...byThing.values()].flatMap((same) => {
    const last = same.at(-1) as A;
    const { rootId: key, kind, title, nextDue } = last;
    if (nextDue === null || (!isCarneKind(kind) && nextDue < addDays(today, -CONTROL_DAYS))) return [];
    return [
      {
        key,
        kind,
        name: isCarneKind(kind) ? title : `Control: ${title}`,
        note: null,
        isMandatory: false,
        everyMonths: null,
        state: stateOf(nextDue, true, today),
        dueOn: nextDue,
        last,
        doses: same.length,
      },
    ];
  });
};

/**
 * The whole carné of a pet as of a day: each item of the plan in its order, then what records ask for outside it. `acts` are the
 * records that may be read, in any order; those of days to come do not count.
 */
export const dueFor = <A extends Act>(
  plan: readonly PlanItem[],
  acts: readonly A[],
  birthMonth: string,
  today: string,
): DueItem<A>[] => {
  const done = acts
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const keys = new Set(plan.map(({ id }) => id));
  const ofPlan = plan.map((item): DueItem<A> => {
    const own = done.filter(({ planKey }) => planKey === item.id);
    const dueOn = nextDueOf(item, own, birthMonth);
    const { id: key, kind, name, note, isMandatory, everyMonths } = item;
    const last = own.at(-1) ?? null;
    const state = stateOf(dueOn, last !== null, today);
    return { key, kind, name, note, isMandatory, everyMonths, state, dueOn, last, doses: own.length };
  });
  const outside = done.filter(({ planKey }) => planKey === null || !keys.has(planKey));
  return [...ofPlan, ...extras(outside, today)];
};

const URGENCY: Record<DueState, number> = { overdue: 0, soon: 1, later: 2, done: 3 };

/** Most urgent first: overdue, soon, later, done; inside each by day. */
export const byUrgency = (a: Pick<DueItem, 'state' | 'dueOn'>, b: Pick<DueItem, 'state' | 'dueOn'>): number =>
  URGENCY[a.state] - URGENCY[b.state] || (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999');

/** When what was done is due again: as its writer noted it, else as the plan has it for the last of its line; null: never, or a later one counts. */
export const dueAgain = (
  act: { rootId: string; nextDue: string | null },
  due: readonly { dueOn: string | null; last: { rootId: string } | null }[],
): string | null => act.nextDue ?? due.find(({ last }) => last?.rootId === act.rootId)?.dueOn ?? null;

/** The lines that belong into a carné: what a consulta asks for concerns the owner and the clinic alone. */
export const carneLines = <D extends Pick<DueItem, 'kind'>>(due: readonly D[]): D[] =>
  due.filter(({ kind }) => isCarneKind(kind));
