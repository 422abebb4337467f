import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_DRAFTS } from '../../../src/shared/limits.ts';
import { examOf, NO_EXAM } from '../../../src/shared/schemas/exam.ts';
import {
  BODY_PARTS,
  type DraftId,
  type DraftInput,
  type RecordDraft,
  type RecordFields,
} from '../../../src/shared/schemas/record.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { recordDrafts } from '../../db/schema/records.ts';
import { storedOf, type WriteFacts } from './rules.ts';
import { maySign, mayWrite, plausible, selectFacts, type Writer } from './writes.ts';

const d = alias(recordDrafts, 'd');

const columns = {
  ...named({
    id: d.id,
    version: d.version,
    petId: d.petId,
    authorName: d.authorName,
    createdAt: d.createdAt,
    updatedAt: d.updatedAt,
    fields: d.fields,
  }),
  ...namedOrNull({ editedByName: d.editedByName }),
};

/** Statement: what a clinic wrote of a pet and nobody signed, the oldest first. */
export const selectDrafts = (db: Db, clinicId: string, petId: string) =>
  db
    .select(columns)
    .from(sql.raw('record_drafts d'))
    .where(sql`d.pet_id = ${petId} AND d.clinic_id = ${clinicId}`)
    .orderBy(sql`d.created_at`)
    .limit(MAX_DRAFTS);
type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

export const toDraft = ({ fields, ...row }: DraftRow): RecordDraft => {
  const { kind, date, title, weight, planKey, product, lot, manufacturer, lotExpiresOn, batchId, nextDue } = fields;
  const body = Object.fromEntries(
    BODY_PARTS.flatMap((part) => {
      const text = fields[part];
      return text ? [[part, text]] : [];
    }),
  );
  return {
    ...row,
    ...{ kind, date, body, weight, planKey, product, lot, nextDue },
    title: title ?? '',
    // A draft of before these were fields has none of them.
    manufacturer: manufacturer ?? null,
    lotExpiresOn: lotExpiresOn ?? null,
    batchId: batchId ?? null,
    exam: examOf({ ...NO_EXAM, ...fields }),
  };
};

const fieldsOf = ({ id: _, petId: __, version: ___, ...fields }: DraftInput): RecordFields => fields;

/**
 * Writes a draft, or over the version that the form shows, in one batch; a new one that stands already is answered as it stands. `draft`
 * undefined: nothing was written, and `facts` say why; `full`: the animal has too many.
 */
export const saveDraft = async (db: Db, writer: Writer, input: DraftInput) => {
  const { reader, userId, name, now } = writer;
  const { id, petId, version } = input;
  const fields = fieldsOf(input);
  const { weightG } = storedOf(input);
  const where = sql`FROM pets p WHERE p.id = ${petId} AND ${mayWrite(reader)} AND ${plausible(input, weightG)}`;
  const count = sql`(SELECT count(*) FROM record_drafts n WHERE n.pet_id = ${petId} AND n.clinic_id = ${reader.id})`;
  const { draft, facts, full } = await batch(db, {
    written:
      version === null
        ? insertFrom(
            db,
            recordDrafts,
            {
              id,
              clinicId: reader.id,
              petId: sql`p.id`,
              authorId: userId,
              authorName: name,
              fields,
              createdAt: now,
              updatedAt: now,
            },
            sql`${where} AND ${count} < ${MAX_DRAFTS}
              AND NOT EXISTS (SELECT 1 FROM records r WHERE r.id = ${id})
              AND NOT EXISTS (SELECT 1 FROM record_drafts n WHERE n.id = ${id})`,
          )
        : db
            .update(recordDrafts)
            .set({
              fields,
              version: version + 1,
              updatedAt: now,
              // Named to whoever signs it: the words are no longer its author's alone.
              editedByName: sql`iif(${recordDrafts.authorId} IS ${userId}, ${recordDrafts.editedByName}, ${name})`,
            })
            .where(sql`${recordDrafts.id} = ${id} AND ${recordDrafts.clinicId} = ${reader.id}
              AND ${recordDrafts.petId} = ${petId} AND ${recordDrafts.version} = ${version}
              AND EXISTS (SELECT 1 ${where})`),
    draft: one(
      db
        .select(columns)
        .from(sql.raw('record_drafts d'))
        .where(sql`d.id = ${id} AND d.pet_id = ${petId} AND d.clinic_id = ${reader.id}
          AND d.version = ${(version ?? 0) + 1} AND d.fields = ${JSON.stringify(fields)}`),
    ),
    facts: one(selectFacts(db, writer, sql`${petId}`, { batchId: fields.batchId })),
    full: one(db.select({ is: sql<number>`${count} >= ${MAX_DRAFTS}`.as('is') }).from(sql`(SELECT 1)`)),
  });
  return { draft: draft && toDraft(draft), facts: facts as WriteFacts | undefined, full: full?.is === 1 };
};

/**
 * Takes a draft away as it was read, in one batch: `removed`. Without a licence one's own alone. `stands`: the version of it that is there, if
 * it is.
 */
export const removeDraft = async (
  db: Db,
  { reader, userId, now }: Writer,
  { id, petId, version }: DraftId,
): Promise<{ removed: boolean; stands: number | undefined }> => {
  const { removed, left } = await batch(db, {
    removed: db.delete(recordDrafts).where(sql`${recordDrafts.id} = ${id} AND ${recordDrafts.clinicId} = ${reader.id}
        AND ${recordDrafts.petId} = ${petId} AND ${recordDrafts.version} = ${version}
        AND (${recordDrafts.authorId} IS ${userId} OR ${maySign(reader, userId)})`),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'record.draft_removed', targetId: petId }),
    left: db
      .select(named({ version: d.version }))
      .from(sql.raw('record_drafts d'))
      .where(sql`d.id = ${id} AND d.clinic_id = ${reader.id}`),
  });
  return { removed: removed.meta.changes === 1, stands: left[0]?.version };
};
