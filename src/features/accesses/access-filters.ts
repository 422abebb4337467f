import { addressFilters, anyText, isDay } from '../../lib/address-filters.ts';
import { SECURITY_EVENTS, SECURITY_KINDS, type SecurityKind } from '../../shared/security-events.ts';

/** What the accesses are narrowed to: an account's id, a kind, a network as typed, days in Bogotá (both included). */
export type AccessFilters = { user?: string; kind?: SecurityKind; network?: string; from?: string; to?: string };

export const ACCESS_FILTERS = addressFilters<AccessFilters>({
  user: ['cuenta', anyText],
  kind: ['acceso', (text) => Object.hasOwn(SECURITY_EVENTS, text)],
  network: ['red', anyText],
  from: ['desde', isDay],
  to: ['hasta', isDay],
});

/** The kinds to choose from, by their words. */
export const KIND_CHOICES: readonly (readonly [SecurityKind, string])[] = SECURITY_KINDS.map(
  (kind) => [kind, SECURITY_EVENTS[kind]] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, 'es'));
