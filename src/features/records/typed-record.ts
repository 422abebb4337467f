import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
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
import { readWeight, weightProblem, weightUnit } from '../../shared/weights.ts';
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
  'nextDue',
  'correction',
] as const satisfies readonly (keyof Typed)[];

const typedWeight = (kg: number | null, species: Species): string =>
  kg === null ? '' : String(weightUnit(species) === 'g' ? Math.round(kg * 1000) : kg).replace('.', ',');

export type Sent = RecordFields & { correction?: string };

/** Checks what stands in the form by the schema of the call, and answers what the call takes. */
export const resolverOf = (side: Side, species: Species, correcting: boolean): Resolver<Typed, unknown, Sent> => {
  const schema = { owner: [ownerRecord, ownerCorrection], clinic: [clinicRecord, clinicCorrection] }[side][
    correcting ? 1 : 0
  ] as typeof clinicCorrection;
  const unit = weightUnit(species);
  const typed = z.preprocess(
    (form) => ({ ...(form as Typed), weight: readWeight((form as Typed).weight, unit) }),
    schema.superRefine(({ weight }, context) => {
      const message = weight === null ? null : weightProblem(species, weight);
      if (message) context.addIssue({ code: 'custom', path: ['weight'], message });
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
  'kind' | 'date' | 'title' | 'body' | 'weight' | 'planKey' | 'product' | 'lot' | 'nextDue'
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
  nextDue: record.nextDue ?? '',
});
