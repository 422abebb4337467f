// Longer than 200 lines: a record, its correction and its draft are one form, judged by the same rules.
import * as z from 'zod';
import { RECORDS_PAGE, TEXT } from '../limits.ts';
import { RECORD_KINDS, type RecordKind } from '../records.ts';
import { calendarDate } from './date.ts';
import { examFields, examOutput, NO_EXAM } from './exam.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { optionalLine, optionalText, requiredText } from './text.ts';

const id = z.string().min(1).max(64);

/** Longest part of a record's text. */
export const PART_LENGTH = 4000;

/** Parts of a record's text by name, in reading order. A consulta has its own, everything else one. */
export const BODY_PARTS = ['reason', 'findings', 'diagnosis', 'plan', 'text'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];
export const partsOf = (kind: RecordKind): readonly BodyPart[] =>
  kind === 'consulta' ? ['reason', 'findings', 'diagnosis', 'plan'] : ['text'];

/** Kinds whose acts belong to the carné: they name a product, a lot and the plan's item. */
export const isCarneKind = (kind: RecordKind): boolean => kind === 'vacuna' || kind === 'desparasitacion';

const part = optionalText(PART_LENGTH);
/** A day, or blank: null. */
const dayOrBlank = z
  .union([z.literal(''), calendarDate])
  .nullish()
  .transform((date) => date || null);

/** What one writes of an act, as forms and calls have it: parts of the text beside the rest, what a kind does not have is left out. */
const fields = z.object({
  kind: z.enum(RECORD_KINDS),
  /** Day of the act; not to come (the server's clock judges it). */
  date: calendarDate,
  /** Blank for a consulta: its reason stands for it. */
  title: optionalLine(TEXT.name),
  reason: part,
  findings: part,
  diagnosis: part,
  plan: part,
  text: part,
  /** kg, three decimals at most; null: it was not weighed. What the species can weigh is judged where the species is known. */
  weight: z
    .number('Escribe el peso con números.')
    .positive('El peso debe ser mayor que cero.')
    .nullish()
    .transform((kg) => kg ?? null),
  planKey: optionalLine(64),
  product: optionalLine(TEXT.name),
  lot: optionalLine(40),
  manufacturer: optionalLine(TEXT.name),
  /** Last day of the batch; a month on its label is its last day. */
  lotExpiresOn: dayOrBlank,
  /** The clinic's batch that it is taken from; its product, maker, lot and last day are the batch's then. */
  batchId: optionalLine(64),
  nextDue: dayOrBlank,
  ...examFields,
});
export type RecordFields = z.output<typeof fields>;

const REQUIRED = 'Este campo es obligatorio.';

/** What each kind cannot do without; a clinic's vaccine also names product and lot: its certificate shows them. */
const NEEDS: Record<RecordKind, readonly (keyof RecordFields)[]> = {
  consulta: ['reason'],
  vacuna: ['title'],
  desparasitacion: ['title'],
  procedimiento: ['title'],
  examen: ['title', 'text'],
  nota: ['title', 'text'],
};
const CLINIC_NEEDS: Partial<Record<RecordKind, readonly (keyof RecordFields)[]>> = {
  vacuna: ['product', 'lot'],
  desparasitacion: ['product'],
};

/** Rules between fields. */
const judged = (by: 'owner' | 'clinic') => (value: RecordFields, context: z.core.$RefinementCtx<RecordFields>) => {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', input: value, path: [path], message });
  const needed = [...NEEDS[value.kind], ...(by === 'clinic' ? (CLINIC_NEEDS[value.kind] ?? []) : [])];
  for (const field of needed) if (!value[field]) wrong(field, REQUIRED);
  if (value.nextDue !== null && value.nextDue <= value.date)
    wrong('nextDue', 'La próxima fecha va después de la del registro.');
  if (by === 'clinic' && value.lotExpiresOn !== null && isCarneKind(value.kind) && value.lotExpiresOn < value.date)
    wrong('lotExpiresOn', 'Ese lote ya había vencido el día del registro. Revisa las dos fechas.');
};

/** Of an act that belongs to no carné. */
const NO_ACT = { planKey: null, product: null, lot: null, manufacturer: null, lotExpiresOn: null, batchId: null };

/** What does not belong to the kind is dropped; a consulta's title is the beginning of its reason. */
const tidy =
  (by: 'owner' | 'clinic') =>
  (value: RecordFields): RecordFields => {
    const parts: readonly string[] = partsOf(value.kind);
    const kept = Object.fromEntries(
      BODY_PARTS.map((name) => [name, parts.includes(name) ? value[name] : null]),
    ) as Pick<RecordFields, BodyPart>;
    const title = value.kind === 'consulta' ? (value.reason?.slice(0, TEXT.name) ?? null) : value.title;
    return {
      ...value,
      ...kept,
      title,
      ...(!isCarneKind(value.kind) && NO_ACT),
      ...(by === 'owner' && { batchId: null }),
      ...((value.kind !== 'consulta' || by === 'owner') && NO_EXAM),
    };
  };

/** The same of what carries more than the fields. */
const rest =
  (by: 'owner' | 'clinic') =>
  <T extends RecordFields>(value: T): T => ({ ...value, ...tidy(by)(value) });

/** The form of each side. */
export const ownerRecord = fields.superRefine(judged('owner')).transform(tidy('owner'));
export const clinicRecord = fields.superRefine(judged('clinic')).transform(tidy('clinic'));

const why = { correction: requiredText(TEXT.reason) };
/** The form of a correction: why, and what stands now. */
export const ownerCorrection = fields.extend(why).superRefine(judged('owner')).transform(rest('owner'));
export const clinicCorrection = fields.extend(why).superRefine(judged('clinic')).transform(rest('clinic'));

/** `id` is made where the record (or its new version) is written, so that sending it again after a lost answer writes it once. */
const written = fields.extend({ id: z.uuid(), petId: id });
const fixed = fields.extend({
  id: z.uuid(),
  /** What all versions share, and the version that the form shows. */
  rootId: id,
  version: z.int().min(1),
  /** Why it is corrected; readers see it. */
  ...why,
});
export const ownerRecordInput = written.superRefine(judged('owner')).transform(rest('owner'));
export const clinicRecordInput = written
  /** The version of the draft that is signed, whose id it keeps; null: it was none. */
  .extend({ draft: z.int().min(1).nullish() })
  .superRefine(judged('clinic'))
  .transform(rest('clinic'));
/** What nobody signs yet. `version` null: a new one, else that which the form shows. */
export const draftInput = written
  .extend({ version: z.int().min(1).nullable() })
  .superRefine(judged('clinic'))
  .transform(rest('clinic'));
/** Takes an entry back as it stands, with a reason that readers see. */
export const withdrawInput = z.object({ rootId: id, version: z.int().min(1), reason: requiredText(TEXT.reason) });
export type WithdrawInput = z.output<typeof withdrawInput>;
export const draftIdInput = z.object({ id: z.uuid(), petId: id, version: z.int().min(1) });
export const ownerCorrectionInput = fixed.superRefine(judged('owner')).transform(rest('owner'));
export const clinicCorrectionInput = fixed.superRefine(judged('clinic')).transform(rest('clinic'));
export type RecordInput = z.output<typeof clinicRecordInput>;
export type DraftId = z.output<typeof draftIdInput>;
export type DraftInput = z.output<typeof draftInput>;
export type CorrectionInput = z.output<typeof clinicCorrectionInput>;

/** Whose records: `clinic` those of clinics, `owner` the owner's own, `mine` (clinics only) this clinic's. */
export const RECORD_SOURCES = ['clinic', 'owner', 'mine'] as const;

export const recordsInput = z.object({
  petId: id,
  kinds: z.array(z.enum(RECORD_KINDS)).max(RECORD_KINDS.length).default([]),
  source: z.enum(RECORD_SOURCES).nullable().default(null),
  /** Only entries that were withdrawn, in place of those that hold. */
  withdrawn: z.boolean().default(false),
  from: calendarDate.nullable().default(null),
  to: calendarDate.nullable().default(null),
  limit: z.int().min(1).max(100).default(RECORDS_PAGE),
  cursor: z.string().max(MAX_CURSOR).optional(),
});
export type RecordsInput = z.output<typeof recordsInput>;
export const versionsInput = z.object({ rootId: id });
export const petIdInput = z.object({ petId: id });

/** What an entry of the history says, signed or still a draft. */
const entryParts = {
  kind: z.enum(RECORD_KINDS),
  date: z.string(),
  title: z.string(),
  body: z.record(z.string(), z.string()),
  /** kg; null: it was not weighed. */
  weight: z.number().nullable(),
  planKey: z.string().nullable(),
  product: z.string().nullable(),
  lot: z.string().nullable(),
  manufacturer: z.string().nullable(),
  lotExpiresOn: z.string().nullable(),
  batchId: z.string().nullable(),
  nextDue: z.string().nullable(),
  exam: examOutput.nullable(),
};

/** One version of an entry. `rootId` is what its versions share. */
export const recordOutput = z.object({
  rootId: z.string(),
  version: z.int(),
  petId: z.string(),
  ...entryParts,
  correction: z.string().nullable(),
  /** The clinic that answers for it; null: 'Registrado por el dueño'. */
  clinicId: z.string().nullable(),
  clinicName: z.string().nullable(),
  /** Who of the clinic wrote it; empty for the owner's. */
  authorName: z.string(),
  /** The licence by which it was signed; null: the owner's, or of before it was kept. */
  licence: z.string().nullable(),
  /** When it was withdrawn (ms UTC), by whom and why; null: it holds, or it is an older version. */
  withdrawnAt: z.int().nullable(),
  withdrawnByName: z.string().nullable(),
  withdrawReason: z.string().nullable(),
  /** The reader may correct it. */
  isOwn: z.boolean(),
  /** ms UTC. */
  createdAt: z.int(),
});
export type ClinicalRecord = z.output<typeof recordOutput>;
/** `details` of a correction that came second: the version that stands. */
export const recordStands = z.object({ current: recordOutput });
/** Latest act first. */
export const recordsOutput = pageOf(recordOutput);
/** Newest version first. */
export const versionsOutput = z.array(recordOutput);

/** A record that nobody has signed: only its clinic sees it. Instants are ms UTC. */
export const recordDraftOutput = z.object({
  id: z.string(),
  version: z.int(),
  petId: z.string(),
  authorName: z.string(),
  /** Who else wrote over it last; null: nobody. */
  editedByName: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
  ...entryParts,
});
export type RecordDraft = z.output<typeof recordDraftOutput>;
