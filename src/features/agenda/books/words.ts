import type { EntryKind } from '../../../shared/charges.ts';

export const KIND_NAME: Record<EntryKind, string> = { charge: 'Cobro', deposit: 'Abono', void: 'Anulación' };
/** Who acted when nobody knows. */
export const NOBODY = 'Sin anotar';
