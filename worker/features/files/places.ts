import { type SQL, sql } from 'drizzle-orm';
import type { FileKind } from '../../../src/shared/files.ts';
import { MESSAGE_FILES_MS } from '../../../src/shared/limits.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Party } from './rules.ts';

/** What a file is put on: `of` is the id of the pet, of the entry's first version or of the message. */
export type Place = { kind: FileKind; of: string };

/** A clinic that was closed takes nothing more. */
const closed = (clinic: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinic} AND c.closed_at IS NOT NULL)`;

/** SELECT of the one place that this person may add to, as `pet_id`, `owner_id` (the pet's), `record_id`, `message_id`, `closed`; no row: it is not theirs. */
export const selectPlace = (party: Party, userId: string, { kind, of }: Place, now: number): SQL => {
  const { side, id } = party;
  if (kind === 'photo' || kind === 'carne')
    return sql`SELECT p.id AS pet_id, p.owner_id, NULL AS record_id, NULL AS message_id, p.archived_at IS NOT NULL AS closed FROM pets p
      WHERE p.id = ${of} AND ${side === 'owner' ? caredForBy(id) : sql`0`}`;
  if (kind === 'record')
    return sql`SELECT r.pet_id, p.owner_id, r.id AS record_id, NULL AS message_id,
        ${side === 'owner' ? sql`0` : closed(sql`r.clinic_id`)} AS closed
      FROM records r JOIN pets p ON p.id = r.pet_id WHERE r.id = ${of} AND r.root_id = r.id AND ${
        side === 'owner' ? sql`r.clinic_id IS NULL AND ${caredForBy(id)}` : sql`r.clinic_id = ${id}`
      }`;
  return sql`SELECT t.pet_id, p.owner_id, NULL AS record_id, m.id AS message_id,
      (m.at < ${now - MESSAGE_FILES_MS} OR ${closed(sql`t.clinic_id`)}) AS closed
    FROM messages m JOIN threads t ON t.id = m.thread_id JOIN pets p ON p.id = t.pet_id
    WHERE m.id = ${of} AND m.author_id = ${userId} AND m.side = ${side} AND ${
      side === 'owner' ? sql`${caredForBy(id, 't')} AND ${caredForBy(id)}` : sql`t.clinic_id = ${id}`
    }`;
};
