import { createHash } from 'node:crypto';
import type { Signature } from '../../content/schema/common.ts';
import type { Review, Reviewed, ReviewersFile, Signed } from '../../content/schema/review.ts';
import { monthsBetween, today } from '../../src/shared/time.ts';
import type { ContentProblem, ContentRecord } from './load.ts';

/** A signature ends after so many months (product.md, Public guides). */
export const SIGNATURE_MONTHS = 24;

/** Fields that a vet does not judge: who signed and when, the drawings, the order in lists. */
const NOT_JUDGED = new Set(['reviewer', 'review', 'revised', 'pictures', 'order', 'related']);

/** Hash of what a reader is told and by which sources, 16 hexadecimal digits: the signature names it. */
const textHash = (data: object): string => {
  const judged = JSON.stringify(data, (key, value: unknown) => (NOT_JUDGED.has(key) ? undefined : value));
  return createHash('sha256').update(judged).digest('hex').slice(0, 16);
};

/** What a signature of this record has to name. */
export const signatureHash = ({ data }: ContentRecord): string => textHash(data as object);

const signatureOf = ({ data }: ContentRecord): Signature | null =>
  (data as { reviewer?: Signature | null }).reviewer ?? null;

const isOver = (date: string, day: string): boolean => {
  const months = monthsBetween(date.slice(0, 7), day.slice(0, 7));
  return months > SIGNATURE_MONTHS || (months === SIGNATURE_MONTHS && day.slice(8) >= date.slice(8));
};

const peopleIn = (records: readonly ContentRecord[]) =>
  (records.find(({ kind }) => kind === 'revisores')?.data as ReviewersFile | undefined)?.reviewers ?? [];

/** What a page says of the signature of its record on a day (`2027-01-31`); null: not signed, or by nobody we know. */
export const reviewOf = (record: ContentRecord, records: readonly ContentRecord[], day: string): Review | null => {
  const signature = signatureOf(record);
  const person = peopleIn(records).find(({ key }) => key === signature?.by);
  if (!signature || !person) return null;
  const { name, licence } = person;
  const changed = signatureHash(record) !== signature.text;
  return {
    name,
    licence,
    date: signature.date,
    state: changed ? 'changed' : isOver(signature.date, day) ? 'ended' : 'holds',
  };
};

/** Signatures that stop the build: by somebody revisores.yaml does not know. */
export const reviewProblems = (records: readonly ContentRecord[]): ContentProblem[] =>
  records.flatMap((record) => {
    const by = signatureOf(record)?.by;
    if (!by || peopleIn(records).some(({ key }) => key === by)) return [];
    const fix = `«${by}» no está en content/revisores.yaml: agrega allí su nombre y su matrícula`;
    return [{ file: record.file, line: null, field: 'reviewer.by', fix }];
  });

/** Signatures that no longer hold: the build goes on, names them, and the page says so. */
export const reviewNotices = (records: readonly ContentRecord[], day: string): ContentProblem[] =>
  records.flatMap((record) => {
    const review = reviewOf(record, records, day);
    if (!review || review.state === 'holds') return [];
    const why = review.state === 'changed' ? 'el texto cambió después de la firma' : 'la firma ya venció';
    const fix = `${why} de ${review.name}: pide otra con npm run content:packet -- ${record.path}, o deja reviewer: null`;
    return [{ file: record.file, line: null, field: 'reviewer', fix }];
  });

/** Every record with what its page says of its signature. */
export const withReviews = (records: readonly ContentRecord[], now: number): ContentRecord[] =>
  records.map((record) =>
    signatureOf(record) === null && !('reviewer' in (record.data as object))
      ? record
      : {
          ...record,
          data: {
            ...(record.data as object),
            review: reviewOf(record, records, today(now)),
          } satisfies Reviewed,
        },
  );

/** How many of the records that `withReviews` went through can be signed, and how many signatures hold. */
export const signedIn = (records: readonly ContentRecord[]): Signed => {
  const guides = records.filter(({ data }) => 'review' in (data as object));
  return {
    guides: guides.length,
    holding: guides.filter(({ data }) => (data as Reviewed).review?.state === 'holds').length,
  };
};
