import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_PLANS } from '../../../src/shared/default-plans.ts';
import { type DueItem, dueFor, nextDueOf, secondDoseDays } from '../../../src/shared/due.ts';
import { AppError, type FieldIssue, ISSUE } from '../../../src/shared/errors.ts';
import { impossible } from '../../../src/shared/exam.ts';
import { gramsOf, kilograms } from '../../../src/shared/pets.ts';
import type { CarneAct } from '../../../src/shared/schemas/carne.ts';
import { examOf } from '../../../src/shared/schemas/exam.ts';
import type { PlanItem } from '../../../src/shared/schemas/plan.ts';
import {
  BODY_PARTS,
  type ClinicalRecord,
  type CorrectionInput,
  type RecordFields,
  type RecordInput,
} from '../../../src/shared/schemas/record.ts';
import { SPECIES, type Species } from '../../../src/shared/species.ts';
import { otherAnimals } from '../../../src/shared/stock.ts';
import { addDays } from '../../../src/shared/time.ts';
import { weightProblem } from '../../../src/shared/weights.ts';
import { list } from '../../db/schema/columns.ts';
import { otherSpecies } from '../stock/words.ts';

/** A record as the database has it. */
export type RecordRow = Omit<ClinicalRecord, 'weight' | 'isOwn'> & {
  weightG: number | null;
  isOwn: number;
};

export const toRecord = ({ weightG, isOwn, ...row }: RecordRow): ClinicalRecord => ({
  ...row,
  weight: weightG === null ? null : kilograms(weightG),
  isOwn: isOwn === 1,
});

/** What is stored of what was written: the parts of the text that have something in them, grams, and the rest. */
export const storedOf = (fields: RecordFields) => ({
  kind: fields.kind,
  date: fields.date,
  title: fields.title ?? '',
  body: Object.fromEntries(BODY_PARTS.flatMap((part) => (fields[part] ? [[part, fields[part]]] : []))),
  weightG: fields.weight === null ? null : gramsOf(fields.weight),
  planKey: fields.planKey,
  product: fields.product,
  lot: fields.lot,
  manufacturer: fields.manufacturer,
  lotExpiresOn: fields.lotExpiresOn,
  batchId: fields.batchId,
  nextDue: fields.nextDue,
  exam: examOf(fields),
});

/** SQL: an animal of a species (an expression) can have what was measured and given. The same rules as `impossible` and `otherAnimals`. */
export const canHave = (species: SQL, fields: RecordFields): SQL => {
  const fitting = SPECIES.filter((one) => impossible(one, fields).length === 0 && !otherAnimals(one, fields));
  return fitting.length === 0 ? sql`0` : sql`${species} IN (${list(fitting)})`;
};

/** A plan as a row tells it: JSON of a clinic's own, with its name; null: it has none. */
export type PlanRow = { planItems: string | null; planClinic: string | null; diedAt: number | null };

/** The items that count for a pet: a clinic's own plan of its species, else the guides'. */
export const planOf = ({ planItems }: Pick<PlanRow, 'planItems'>, species: Species): PlanItem[] =>
  planItems === null ? DEFAULT_PLANS[species].items : (JSON.parse(planItems) as PlanItem[]);

/** Where a plan comes from, as screens say it. */
export const planSourceOf = (row: PlanRow, species: Species) => {
  const items = planOf(row, species).map((item) => {
    const { id, kind, name } = item;
    return { id, kind, name, secondDays: secondDoseDays(item) };
  });
  const { note, sources } = DEFAULT_PLANS[species];
  return row.planItems === null
    ? { clinicName: null, note, sources, items }
    : { clinicName: row.planClinic, note: null, sources: [], items };
};

/** An act with the pet it belongs to. */
export type ActRow = CarneAct & { petId: string };
const withoutPet = ({ petId: _, ...act }: ActRow): CarneAct => act;

/** Everything that is or will be due of pets, from their rows and acts; the carné of each in the plan's order. Of one that died nothing is. */
export const toPetDue = <P extends PlanRow & { petId: string; species: Species; birthMonth: string }>(
  pets: readonly P[],
  acts: readonly ActRow[],
  today: string,
): (P & { due: DueItem<CarneAct>[] })[] => {
  const byPet = new Map<string, CarneAct[]>();
  for (const act of acts) byPet.set(act.petId, [...(byPet.get(act.petId) ?? []), withoutPet(act)]);
  return pets.map((pet) => ({
    ...pet,
    due: pet.diedAt === null ? dueFor(planOf(pet, pet.species), byPet.get(pet.petId) ?? [], pet.birthMonth, today) : [],
  }));
};

/** A pet with its clinic's plan, and one of its acts of an item (null: it has none). */
export type PlanAct = PlanRow & { species: Species; birthMonth: string; date: string | null; nextDue: string | null };

/**
 * The day on which the plan wants an act again that names none itself: reminders find it by index only when it stands in the
 * record. `rows`: the acts of its item. Null: never again, or the pet or the item is not there.
 */
export const proposedDue = (
  rows: readonly PlanAct[],
  { planKey, date }: Pick<RecordInput, 'planKey' | 'date'>,
  today: string,
): string | null => {
  const [pet] = rows;
  const item = pet && planOf(pet, pet.species).find(({ id }) => id === planKey);
  if (!item) return null;
  const before = rows
    .flatMap((row) => (row.date !== null && row.date <= date ? [{ date: row.date, nextDue: row.nextDue }] : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const act = { date, nextDue: null };
  // A grown animal whose first dose this is, as far as anybody wrote, gets the second one of the series; what is copied from an old carné does not.
  const days = before.length === 0 ? secondDoseDays(item) : null;
  const second = days === null ? null : addDays(date, days);
  return second !== null && second > today ? second : nextDueOf(item, [...before, act], pet.birthMonth);
};

/** What the database says of a record that was not written. `known` null: not this person's pet, or no patient. */
export type WriteFacts = {
  known: number | null;
  isOpen: number;
  signs: number;
  isClosed: number | null;
  birthMonth: string | null;
  species: Species | null;
  current: number | null;
  hasBatch: number;
  fits: number;
};

/** What no animal of the pet's species and age can have, field by field. */
const unbelieved = ({ birthMonth, species }: WriteFacts, fields: RecordFields): FieldIssue[] => {
  if (birthMonth && fields.date < `${birthMonth}-01`) return [{ path: 'date', message: ISSUE.date_before_birth }];
  if (!species) return [];
  const heavy = fields.weight === null ? null : weightProblem(species, fields.weight);
  if (heavy) return [{ path: 'weight', message: heavy }];
  const other = otherAnimals(species, fields);
  return other ? [other] : impossible(species, fields);
};

/** The broken rule behind a record that was not written. */
export const writeError = (
  facts: WriteFacts | undefined,
  side: 'owner' | 'clinic',
  { draft = null, ...fields }: RecordFields & { draft?: number | null | undefined },
  /** Whether a licence is asked for: not of a draft. */
  signing = true,
): Error => {
  if (!facts?.known) return new AppError(side === 'owner' ? 'pet_not_found' : 'patient_not_found');
  if (facts.isClosed) return new AppError('clinic_is_closed');
  if (!facts.isOpen) return new AppError('file_closed');
  if (signing && !facts.signs) return new AppError('licence_needed');
  const issues = unbelieved(facts, fields);
  if (issues.length > 0) return new AppError('invalid', { issues });
  if (!facts.hasBatch) return new AppError('batch_unfit');
  if (!facts.fits)
    return new AppError('invalid', { issues: [{ path: 'batchId', message: otherSpecies(facts.species) }] });
  if (draft) return new AppError('draft_changed');
  // The id stands already, under another pet or person.
  return new AppError('invalid', { issues: [{ path: 'id', message: ISSUE.record_stands }] });
};

/** The broken rule behind a correction that was not written: the entry is not there, somebody was faster, or the date is wrong. */
export const correctionError = (
  facts: WriteFacts | undefined,
  input: CorrectionInput,
  current: ClinicalRecord | undefined,
): Error => {
  if (!facts?.known || facts.current === null) return new AppError('record_not_found');
  if (facts.current !== input.version) return new AppError('record_changed', { details: { current } });
  return writeError(facts, 'clinic', input);
};

/** The broken rule behind a withdrawal that withdrew nothing. */
export const withdrawalError = (facts: WriteFacts | undefined, version: number): Error => {
  if (!facts?.known || facts.current === null) return new AppError('record_not_found');
  if (facts.isClosed) return new AppError('clinic_is_closed');
  if (!facts.signs) return new AppError('licence_needed');
  return new AppError(facts.current === version ? 'file_closed' : 'record_changed');
};

export const isShareToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** SQL over `carne_shares s`: the link opens. */
export const liveShare = (tokenHash: string, now: number): SQL =>
  sql`s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${now}`;

/** SQL: id of the pet whose carné a link opens; NULL: it opens nothing (any more). */
export const sharedPet = (tokenHash: string, now: number, also: SQL = sql`1`): SQL =>
  sql`(SELECT s.pet_id FROM carne_shares s JOIN pets o ON o.id = s.pet_id JOIN users u ON u.id = o.owner_id
    WHERE ${liveShare(tokenHash, now)} AND u.is_active = 1 AND ${also})`;
