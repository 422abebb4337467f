import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey, ISSUE } from '../../../src/shared/errors.ts';
import type { FileKind } from '../../../src/shared/files.ts';
import { CLINIC_FILES_BYTES, MAX_FILES, OWNER_FILES_BYTES } from '../../../src/shared/limits.ts';
import { today } from '../../../src/shared/time.ts';
import { assertMember, clinicOf } from '../../auth/admission.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { caredForBy, sinceOwner } from '../../db/carers.ts';
import { fileIsOpen } from '../patients/rules.ts';
import { type Reader, readable } from '../records/queries.ts';

/** No paper is of a day (YYYY-MM-DD) that has not come. */
export const assertDay = (takenOn: string | null, now: number): void => {
  if (takenOn && takenOn > today(now))
    throw new AppError('invalid', { issues: [{ path: 'takenOn', message: ISSUE.date_future }] });
};

/** Who adds or reads a file: an owner, or a clinic by one of its members. */
export type Party = Reader & { id: string };

/**
 * The party for which a session speaks, by the same rules as the calls of its side (worker/trpc.ts): `clinic_closed_to_link` while a login
 * waits for its clinic, `forbidden` for who has neither pets nor patients.
 */
export const partyOf = (viewer: Viewer | null, now: number): Party => {
  if (!viewer) throw new AppError('unauthorized');
  assertMember(viewer, now, false);
  if (viewer.user.role === 'user') return { side: 'owner', id: viewer.user.id };
  if (viewer.user.role !== 'business') throw new AppError('forbidden');
  const id = clinicOf(viewer);
  if (viewer.recordsOpenAt > now) throw new AppError('clinic_closed_to_link');
  return { side: 'clinic', id };
};

const OF_RECORD = sql.raw('SELECT 1 FROM records r WHERE r.id = f.record_id');
const OF_MESSAGE = sql.raw('SELECT 1 FROM messages m JOIN threads t ON t.id = m.thread_id WHERE m.id = f.message_id');

/**
 * SQL over `f`: this party may read a file: as what it hangs on. An owner all of their pets, and of conversations their own; a clinic
 * the photo once the pet's file is open, the paper carné by the owner's grant, the rest as records and messages.
 */
export const mayRead = ({ side, id }: Party): SQL =>
  side === 'owner'
    ? sql`(EXISTS (SELECT 1 FROM pets o WHERE o.id = f.pet_id AND ${caredForBy(id, 'o')})
        AND (f.kind <> 'message' OR EXISTS (${OF_MESSAGE} AND ${caredForBy(id, 't')} AND ${sinceOwner})))`
    : sql`CASE f.kind
        WHEN 'photo' THEN ${fileIsOpen(id, sql`f.pet_id`)}
        WHEN 'carne' THEN ${fileIsOpen(id, sql`f.pet_id`)} AND EXISTS (SELECT 1 FROM pet_grants g
          WHERE g.pet_id = f.pet_id AND g.clinic_id = ${id} AND g.revoked_at IS NULL)
        WHEN 'record' THEN EXISTS (${OF_RECORD} AND ${readable({ side, id })})
        ELSE EXISTS (${OF_MESSAGE} AND t.clinic_id = ${id}) END`;

/** SQL over `f`: the party keeps the file and still may write where it hangs. What was sent in a message stays as it is. */
export const mayChange = (party: Party): SQL =>
  party.side === 'owner'
    ? sql`(${caredForBy(party.id, 'f')} AND f.kind <> 'message' AND ${mayRead(party)})`
    : sql`(f.clinic_id = ${party.id} AND f.kind = 'record' AND EXISTS (SELECT 1 FROM clinics c
        WHERE c.id = f.clinic_id AND c.closed_at IS NULL))`;

/** SQL over `place`: bytes that the pet's owner, or the clinic, keeps. */
const kept = ({ side, id }: Party): SQL =>
  sql`(SELECT coalesce(sum(q.size), 0) FROM files q WHERE ${side === 'owner' ? sql`q.owner_id` : sql`q.clinic_id`} = ${side === 'owner' ? sql`place.owner_id` : id})`;
const QUOTA = { owner: OWNER_FILES_BYTES, clinic: CLINIC_FILES_BYTES };

/** SQL over `place` (`selectPlace`): the rule that keeps a party from adding so many bytes there; NULL: none. A photo replaces the one before. */
export const placeProblem = (party: Party, kind: FileKind, size: number): SQL<ErrorKey | null> => {
  const many = {
    photo: sql`0`,
    carne: sql`(SELECT count(*) FROM files n WHERE n.pet_id = place.pet_id AND n.kind = 'carne')`,
    record: sql`(SELECT count(*) FROM files n WHERE n.record_id = place.record_id)`,
    message: sql`(SELECT count(*) FROM files n WHERE n.message_id = place.message_id)`,
  }[kind];
  return sql`CASE WHEN place.closed THEN 'file_place_closed' WHEN ${many} >= ${MAX_FILES[kind]} THEN 'files_full'
    WHEN ${kept(party)} + ${size} > ${QUOTA[party.side]} THEN ${`file_quota_${party.side}`} END`;
};
