import type { Severity, ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import type { ToxicFilters } from './toxic-filters.ts';

/** From what must not wait to what does no harm; what nobody knows stands before that. */
const BY_DANGER: readonly Severity[] = ['grave', 'moderada', 'leve', 'sin dato', 'ninguna'];

export const byDanger = (a: Severity, b: Severity): number => BY_DANGER.indexOf(a) - BY_DANGER.indexOf(b);

/** What the filters leave: '38 sustancias', and with a species how bad they are for it. Empty without filters. */
export const countText = (
  toxics: readonly { kind: ToxicKind; severity: Record<Folder, Severity> }[],
  { folder, kind }: ToxicFilters,
): string => {
  if (!folder && !kind) return '';
  const left = toxics.filter((toxic) => !kind || toxic.kind === kind);
  const total = `${left.length} ${left.length === 1 ? 'sustancia' : 'sustancias'}`;
  if (!folder) return `${total}.`;
  const degrees = BY_DANGER.flatMap((severity) => {
    const count = left.filter((toxic) => toxic.severity[folder] === severity).length;
    return count > 0 ? [`${severity}\u00a0${count}`] : [];
  });
  return `${total}, las más graves primero. Gravedad en ${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}: ${degrees.join(', ')}.`;
};
