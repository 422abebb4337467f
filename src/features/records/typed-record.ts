import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { EXAM_FIELDS, impossible } from '../../shared/exam.ts';
import type { RecordKind } from '../../shared/records.ts';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import {
  BODY_PARTS,
  type ClinicalRecord,
  clinicCorrection,
  clinicRecord,
  ownerCorrection,
  ownerRecord,
  type RecordFields,
} from '../../shared/schemas/record.ts';
import type { Species } from '../../shared/species.ts';
import { otherAnimals } from '../../shared/stock.ts';
import { readNumber, readWeight, weightProblem, weightUnit } from '../../shared/weights.ts';
import type { Side } from './use-records.ts';

/** The form as people type it: everything is text, weights in the measure of the species. */
export type Typed = {
  kind: RecordKind;
  date: string;
  title: string;
  reason: string;
  findings: string;
  diagnosis: string;
  plan: string;
  text: string;
  weight: string;
  planKey: string;
  product: string;
  lot: string;
  manufacturer: string;
  lotExpiresOn: string;
  batchId: string;
  temperature: string;
  heart: string;
  breaths: string;
  refill: string;
  mucosa: string;
  condition: string;
  pain: string;
  nextDue: string;
  correction: string;
};
export const FIELDS = [
  'kind',
  'date',
  'planKey',
  'title',
  'reason',
  'findings',
  'diagnosis',
  'plan',
  'text',
  'weight',
  'product',
  'lot',
  'manufacturer',
  'lotExpiresOn',
  'batchId',
  ...EXAM_FIELDS,
  'nextDue',
  'correction',
] as const satisfies readonly (keyof Typed)[];

const typedWeight = (kg: number | null, species: Species): string =>
  kg === null ? '' : String(weightUnit(species) === 'g' ? Math.round(kg * 1000) : kg).replace('.', ',');

export type Sent = RecordFields & { correction?: string };

/** The numbers of an exam as people type them. */
const readExam = (form: Typed) => ({
  temperature: readNumber(form.temperature),
  heart: readNumber(form.heart),
  breaths: readNumber(form.breaths),
  refill: readNumber(form.refill),
  condition: readNumber(form.condition),
  pain: readNumber(form.pain),
});
const typedNumber = (value: string | number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Checks what stands in the form by the schema of the call, and answers what the call takes. */
export const resolverOf = (side: Side, species: Species, correcting: boolean): Resolver<Typed, unknown, Sent> => {
  const schema = { owner: [ownerRecord, ownerCorrection], clinic: [clinicRecord, clinicCorrection] }[side][
    correcting ? 1 : 0
  ] as typeof clinicCorrection;
  const unit = weightUnit(species);
  const typed = z.preprocess(
    (form) => ({ ...(form as Typed), weight: readWeight((form as Typed).weight, unit), ...readExam(form as Typed) }),
    schema.superRefine((fields, context) => {
      const message = fields.weight === null ? null : weightProblem(species, fields.weight);
      if (message) context.addIssue({ code: 'custom', path: ['weight'], message });
      for (const { path, message: why } of impossible(species, fields))
        context.addIssue({ code: 'custom', path: [path], message: why });
      const other = otherAnimals(species, fields);
      if (other) context.addIssue({ code: 'custom', path: [other.path], message: other.message });
    }),
  );
  return zodResolver(typed as never) as unknown as Resolver<Typed, unknown, Sent>;
};

/** An empty form of a kind. */
export const blankOf = (kind: RecordKind, today: string): Typed => ({
  kind,
  date: today,
  title: '',
  reason: '',
  findings: '',
  diagnosis: '',
  plan: '',
  text: '',
  weight: '',
  planKey: '',
  product: '',
  lot: '',
  manufacturer: '',
  lotExpiresOn: '',
  batchId: '',
  temperature: '',
  heart: '',
  breaths: '',
  refill: '',
  mucosa: '',
  condition: '',
  pain: '',
  nextDue: '',
  correction: '',
});

/**
 * How a clinic's entry begins for who is here today: the kind that the visit asks for, and why it was booked as the reason.
 * `today` is YYYY-MM-DD; undefined: nobody is, the form opens blank.
 */
export const startOf = (visits: PatientFile['visits'], today: string): Partial<Typed> | undefined => {
  const visit = visits.find(
    ({ date, status }) => date === today && (status === 'in_progress' || status === 'confirmed'),
  );
  if (!visit) return undefined;
  return { kind: visit.type === 'vaccination' ? 'vacuna' : 'consulta', reason: visit.notes ?? '' };
};

/** What stands written, signed or not. */
export type Written = Pick<
  ClinicalRecord,
  | 'kind'
  | 'date'
  | 'title'
  | 'body'
  | 'weight'
  | 'planKey'
  | 'product'
  | 'lot'
  | 'manufacturer'
  | 'lotExpiresOn'
  | 'batchId'
  | 'nextDue'
  | 'exam'
>;

/** The form over what stands written. */
export const typedOf = (record: Written, species: Species): Typed => ({
  ...blankOf(record.kind, record.date),
  ...Object.fromEntries(BODY_PARTS.map((part) => [part, record.body[part] ?? ''])),
  title: record.kind === 'consulta' ? '' : record.title,
  weight: typedWeight(record.weight, species),
  planKey: record.planKey ?? '',
  product: record.product ?? '',
  lot: record.lot ?? '',
  manufacturer: record.manufacturer ?? '',
  lotExpiresOn: record.lotExpiresOn ?? '',
  batchId: record.batchId ?? '',
  ...(record.exam && Object.fromEntries(EXAM_FIELDS.map((name) => [name, typedNumber(record.exam?.[name] ?? null)]))),
  nextDue: record.nextDue ?? '',
});
