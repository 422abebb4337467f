import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import type { Species } from '../../shared/species.ts';
import { type Typed, typedOf } from './typed-record.ts';

const NAME: Partial<Record<keyof Typed, string>> = {
  date: 'Fecha',
  title: 'Título',
  reason: 'Motivo',
  findings: 'Hallazgos',
  diagnosis: 'Diagnóstico',
  plan: 'Plan',
  text: 'Notas',
  weight: 'Peso',
  product: 'Producto',
  lot: 'Lote',
  manufacturer: 'Laboratorio',
  lotExpiresOn: 'El lote vence',
  temperature: 'Temperatura',
  heart: 'Corazón',
  breaths: 'Respiración',
  refill: 'Llenado capilar',
  mucosa: 'Mucosas',
  condition: 'Condición corporal',
  pain: 'Dolor',
  nextDue: 'Próxima fecha',
};

/** What of an entry reads otherwise in a version than in the one before, named; blank where it was emptied. */
export const changedParts = (before: ClinicalRecord, after: ClinicalRecord, species: Species): string[] => {
  const [was, is] = [typedOf(before, species), typedOf(after, species)];
  return (Object.entries(NAME) as [keyof Typed, string][])
    .filter(([field]) => was[field] !== is[field])
    .map(([field, name]) => `${name}: ${is[field] || 'en blanco'}`);
};
