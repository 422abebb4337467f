import { expect, test } from 'vitest';
import { changedParts } from '../../src/features/records/changed-parts.ts';
import type { ClinicalRecord } from '../../src/shared/schemas/record.ts';

const RECORD = {
  kind: 'consulta',
  date: '2026-11-24',
  title: 'Consulta',
  body: { reason: 'Cojea', findings: 'Dolor en el codo' },
  weight: 4.2,
  planKey: null,
  product: null,
  lot: null,
  manufacturer: null,
  lotExpiresOn: null,
  batchId: null,
  nextDue: '2026-12-01',
  exam: null,
} as unknown as ClinicalRecord;

test('who came second reads what the other changed, as people write it, and nothing else', () => {
  const after = { ...RECORD, body: { ...RECORD.body, findings: 'Dolor en la rodilla' }, weight: 4.5, nextDue: null };
  expect(changedParts(RECORD, after, 'gato')).toEqual([
    'Hallazgos: Dolor en la rodilla',
    'Peso: 4,5',
    'Próxima fecha: en blanco',
  ]);
});
