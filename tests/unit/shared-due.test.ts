import { describe, expect, test } from 'vitest';
import { DEFAULT_PLANS } from '../../src/shared/default-plans.ts';
import { type Act, addMonths, byUrgency, carneLines, dueFor, nextDueOf } from '../../src/shared/due.ts';
import { PLAN_KINDS, type PlanItem, planItem } from '../../src/shared/schemas/plan.ts';
import { SPECIES } from '../../src/shared/species.ts';

const TODAY = '2026-11-25';
const item = (has: Partial<PlanItem> = {}): PlanItem => ({
  id: 'triple',
  kind: 'vacuna',
  name: 'Triple felina',
  startsAtDays: 49,
  seriesDays: [28, 35],
  everyMonths: 12,
  isMandatory: false,
  note: null,
  ...has,
});
let made = 0;
const act = (date: string, has: Partial<Act> = {}): Act => {
  made += 1;
  return { rootId: `r${made}`, kind: 'vacuna', date, title: 'Triple felina', planKey: 'triple', nextDue: null, ...has };
};
const stateOf = (acts: Act[], birth: string, plan = [item()]) => dueFor(plan, acts, birth, TODAY)[0];

describe('what is due of a pet', () => {
  test('a newborn is told what comes, an older one that it is late, as of the last day it can have been born', () => {
    expect(stateOf([], '2026-11')).toMatchObject({ state: 'later', dueOn: '2027-01-18', last: null, doses: 0 });
    expect(stateOf([], '2026-10')).toMatchObject({ state: 'soon', dueOn: '2026-12-19' });
    expect(stateOf([], '2026-09')).toMatchObject({ state: 'overdue', dueOn: '2026-11-18' });
  });

  test('walks through the first series dose by dose, then yearly', () => {
    const birth = '2026-06';
    const first = act('2026-08-18');
    const second = act('2026-09-15');
    const third = act('2026-10-20');
    expect(nextDueOf(item(), [first], birth)).toBe('2026-09-15');
    expect(nextDueOf(item(), [first, second], birth)).toBe('2026-10-20');
    expect(nextDueOf(item(), [first, second, third], birth)).toBe('2027-10-20');
    expect(stateOf([third, first, second], birth)).toMatchObject({ state: 'done', doses: 3, last: third });
  });

  test('an adult whose first doses nobody wrote down is not sent through the series again', () => {
    expect(nextDueOf(item(), [act('2026-03-01')], '2022-06')).toBe('2027-03-01');
  });

  test('what the last record says goes before the plan', () => {
    const said = act('2026-10-01', { nextDue: '2026-12-20' });
    expect(stateOf([said], '2022-06')).toMatchObject({ state: 'soon', dueOn: '2026-12-20' });
    expect(stateOf([said, act('2026-11-01')], '2022-06')).toMatchObject({ state: 'done', dueOn: '2027-11-01' });
  });

  test.each([
    ['2026-11-24', 'overdue'],
    ['2026-11-25', 'soon'],
    ['2026-12-25', 'soon'],
    ['2026-12-26', 'done'],
  ])('due on %s is %s', (nextDue, state) => {
    expect(stateOf([act('2026-01-01', { nextDue })], '2022-06')?.state).toBe(state);
  });

  test('without boosters it is done for good', () => {
    const once = item({ seriesDays: [], everyMonths: null });
    expect(stateOf([act('2023-01-01')], '2022-06', [once])).toMatchObject({ state: 'done', dueOn: null });
  });

  test('acts of days to come do not count', () => {
    expect(stateOf([act('2026-11-26')], '2026-09')).toMatchObject({ state: 'overdue', doses: 0 });
  });

  test('acts outside the plan are due once each, by the newest of the same thing', () => {
    const cough = { planKey: null, title: 'Tos de las perreras' };
    const rows = dueFor(
      [item()],
      [
        act('2025-11-01', { ...cough, nextDue: '2026-11-01' }),
        act('2026-10-20', { ...cough, title: 'TOS de las Perreras', nextDue: '2027-10-20', rootId: 'nueva' }),
        act('2026-05-01', { kind: 'examen', planKey: null, title: 'Coprológico', nextDue: '2026-11-20' }),
        act('2026-05-01', { planKey: null, title: 'Sin fecha' }),
        act('2026-02-01', { planKey: 'retirada', title: 'Leucemia', nextDue: '2027-02-01' }),
      ],
      '2022-06',
      TODAY,
    );
    expect(rows.slice(1).map(({ key, name, state, doses }) => [key === 'nueva', name, state, doses])).toEqual([
      [true, 'TOS de las Perreras', 'done', 2],
      [false, 'Leucemia', 'done', 1],
      [false, 'Control: Coprológico', 'overdue', 1],
    ]);
  });

  test('a control is asked for until another act of the kind, or sixty days after its day', () => {
    const consulta = (date: string, nextDue: string | null) =>
      act(date, { kind: 'consulta', planKey: null, title: 'Otitis', nextDue });
    const rows = (...acts: Act[]) => dueFor([], acts, '2022-06', TODAY).map(({ name, state }) => [name, state]);
    expect(rows(consulta('2026-10-01', '2026-10-15'))).toEqual([['Control: Otitis', 'overdue']]);
    expect(rows(consulta('2026-10-01', '2026-10-15'), consulta('2026-10-16', null))).toEqual([]);
    expect(rows(consulta('2026-08-01', '2026-09-15'))).toEqual([]);
    expect(carneLines(dueFor([item()], [consulta('2026-10-01', '2026-10-15')], '2022-06', TODAY))).toHaveLength(1);
  });

  test('months end where the calendar ends them', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2027-11-30', 3), addMonths('2026-12-15', 12)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2027-12-15',
    ]);
  });

  test('the most urgent comes first', () => {
    const rows = (['done', 'later', 'soon', 'overdue', 'overdue'] as const).map((state, n) => ({
      state,
      dueOn: `2026-11-0${9 - n}`,
    }));
    expect(rows.toSorted(byUrgency).map(({ state, dueOn }) => `${state} ${dueOn}`)).toEqual([
      'overdue 2026-11-05',
      'overdue 2026-11-06',
      'soon 2026-11-07',
      'later 2026-11-08',
      'done 2026-11-09',
    ]);
  });
});

describe('the default plans', () => {
  test('there is one for each species, of valid items, with who answers for it', () => {
    for (const species of SPECIES) {
      const { note, items, sources } = DEFAULT_PLANS[species];
      expect([note.length > 40, sources.length]).toEqual([true, expect.any(Number)]);
      for (const one of items) expect(planItem.parse(one)).toEqual(one);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });

  test('rabies is mandatory from three months on, yearly; the last puppy dose falls at 16 weeks or later', () => {
    for (const species of ['perro', 'gato'] as const) {
      const rabies = DEFAULT_PLANS[species].items.find(({ id }) => id === 'rabia');
      expect(rabies).toMatchObject({ isMandatory: true, startsAtDays: 90, everyMonths: 12, kind: PLAN_KINDS[0] });
      const [core] = DEFAULT_PLANS[species].items;
      const end = (core?.startsAtDays ?? 0) + (core?.seriesDays ?? []).reduce((sum, days) => sum + days, 0);
      expect(end).toBeGreaterThanOrEqual(16 * 7);
    }
  });

  test('worming goes on each month until six months of age, as the guides of dogs and cats say', () => {
    for (const species of ['perro', 'gato'] as const) {
      const worming = DEFAULT_PLANS[species].items.find(({ id }) => id === 'desparasitacion');
      const last = (worming?.startsAtDays ?? 0) + (worming?.seriesDays ?? []).reduce((sum, days) => sum + days, 0);
      expect([species, last + 31 >= 183, last <= 200]).toEqual([species, true, true]);
    }
  });
});
