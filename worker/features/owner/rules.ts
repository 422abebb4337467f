import { visitTypeFor } from '../../../src/shared/due.ts';
import { paperState } from '../../../src/shared/papers.ts';
import type { OwnerVisit } from '../../../src/shared/schemas/appointment.ts';
import type { DueAct, DuePaper, OwnerSummary } from '../../../src/shared/schemas/owner-summary.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { toOwnerVisit } from '../appointments/queries.ts';
import { toDue } from '../medicines/queries.ts';
import { toPet } from '../pets/rules.ts';
import { toPetDue } from '../records/rules.ts';
import type { SummaryRows } from './queries.ts';

/** Acts that the dashboard names: with more, the carnés say the rest. */
const MAX_ACTS = 20;

type PetDue = ReturnType<typeof toPetDue<SummaryRows['due']['pets'][number]>>[number];

const actsOf = ({ petId, petName, species, due }: PetDue, coming: readonly OwnerVisit[]): DueAct[] =>
  due.flatMap(({ key, kind, name, state, dueOn, isMandatory, last }) => {
    if ((state !== 'soon' && state !== 'overdue') || dueOn === null) return [];
    const visit = coming.find((one) => one.petId === petId && one.type === visitTypeFor(kind));
    const visitOn = visit?.date ?? null;
    return [{ petId, petName, species, key, kind, name, state, dueOn, isMandatory, isFirst: last === null, visitOn }];
  });

/** What waits without a visit goes first, then the longest overdue, and of the same day what the law asks. */
const byUrgency = (a: DueAct, b: DueAct): number =>
  Number(a.visitOn !== null) - Number(b.visitOn !== null) ||
  a.dueOn.localeCompare(b.dueOn) ||
  Number(b.isMandatory) - Number(a.isMandatory);

const papersOf = (row: SummaryRows['papers'][number], day: string): DuePaper[] => {
  const { petId, petName, species } = row;
  const papers = [
    ['permit', row.permitUntil],
    ['policy', row.policyUntil],
  ] as const;
  return papers.flatMap(([paper, until]) => {
    const state = paperState(until, day);
    return until !== null && (state === 'soon' || state === 'expired')
      ? [{ petId, petName, species, paper, until, state }]
      : [];
  });
};

/** The dashboard's beginning out of what was read; the most urgent of each kind first. `now` is ms UTC. */
export const summaryOf = (
  { counted, pets, coming, papers, unread, due, lost, medicines, waiting, awaited }: SummaryRows,
  now: number,
): OwnerSummary => {
  const day = today(now);
  const visits = coming.map(toOwnerVisit);
  return {
    petCount: counted?.count ?? 0,
    livingCount: counted?.living ?? 0,
    pets: pets.map((row) => toPet(row, thisMonth(now))),
    nextVisit: visits[0] ?? null,
    acts: toPetDue(due.pets, due.acts, day)
      .flatMap((pet) => actsOf(pet, visits))
      .toSorted(byUrgency)
      .slice(0, MAX_ACTS),
    papers: papers.flatMap((row) => papersOf(row, day)).toSorted((a, b) => a.until.localeCompare(b.until)),
    unread,
    medicines: toDue(medicines, now),
    lost: lost.map((visit) => ({ ...visit, isLapsed: visit.isLapsed === 1 })),
    household: { waiting, awaited: awaited.map(({ name }) => name) },
  };
};
