import { describe, expect, test } from 'vitest';
import { firstThings } from '../../src/features/owner/first-words.ts';
import type { DueAct, OwnerSummary } from '../../src/shared/schemas/owner-summary.ts';

const summary = (acts: DueAct[]): OwnerSummary => ({
  petCount: 1,
  livingCount: 1,
  pets: [],
  nextVisit: null,
  acts,
  papers: [],
  unread: [],
  medicines: [],
  lost: [],
  household: { waiting: [], awaited: [] },
});
const act = (has: Partial<DueAct>): DueAct => ({
  petId: 'p1',
  petName: 'Nube',
  species: 'gato',
  key: 'interna',
  kind: 'desparasitacion',
  name: 'Desparasitación interna',
  state: 'overdue',
  dueOn: '2026-11-10',
  isMandatory: false,
  isFirst: false,
  visitOn: '2026-11-26T10:00',
  ...has,
});

describe('what is due while a visit for vaccines is booked', () => {
  test('a deworming stays overdue, and says that it has to be asked for there', () => {
    const [line] = firstThings(summary([act({})]), '2026-11-24');
    expect(line).toMatchObject({ degree: 'overdue', title: 'Desparasitación interna de Nube: vencida' });
    expect(line?.text).toMatch(
      /^Debía aplicarse hace 14 días\. Hay cita de vacunación el .*26.*: pídela también ahí\.$/,
    );
    expect(line?.act.label).toBe('Ver la cita');
  });

  test('one that is due soon says when', () => {
    const [line] = firstThings(summary([act({ state: 'soon', dueOn: '2026-12-01' })]), '2026-11-24');
    expect([line?.degree, line?.text.startsWith('Toca el ')]).toEqual(['soon', true]);
  });

  test('a vaccine is quiet', () => {
    const [line] = firstThings(summary([act({ kind: 'vacuna', name: 'Rabia' })]), '2026-11-24');
    expect([line?.degree, line?.text.startsWith('Tiene cita')]).toEqual(['calm', true]);
  });
});
