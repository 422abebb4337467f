import { SEVERITIES, type Severity, TOXIC_KINDS, type ToxicKind } from '../../../content/schema/toxic-kinds.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../shared/species.ts';
import { folded } from './matches.ts';

/** What the index of toxics shows: the column of one species and the substances of one kind; null shows all. */
export type ToxicFilters = { folder: Folder | null; kind: ToxicKind | null };

export const NO_FILTERS: ToxicFilters = { folder: null, kind: null };

export const KINDS = Object.keys(TOXIC_KINDS) as ToxicKind[];

/** Filters of an address, `?especie=loros&tipo=planta`; what it does not know is left out. */
export const toxicFilters = (search: string): ToxicFilters => {
  const query = new URLSearchParams(search);
  return {
    folder: FOLDERS.find((folder) => folder === query.get('especie')) ?? null,
    kind: KINDS.find((kind) => kind === query.get('tipo')) ?? null,
  };
};

/** The query of those filters, with its question mark; empty when there are none. */
export const toxicQuery = ({ folder, kind }: ToxicFilters): string => {
  const query = new URLSearchParams({ ...(folder && { especie: folder }), ...(kind && { tipo: kind }) }).toString();
  return query && `?${query}`;
};

/** What a search looks at. */
export type Named = { name: string; aliases: readonly string[] };

/** Names as the search compares them, folded once: two hundred substances are asked at every key. */
const keysOf = new WeakMap<Named, { key: string; others: string[] }>();
const keys = (toxic: Named) => {
  const known = keysOf.get(toxic) ?? { key: folded(toxic.name), others: toxic.aliases.map(folded) };
  keysOf.set(toxic, known);
  return known;
};

const rankOf = (toxic: Named, wanted: string): number => {
  const { key, others } = keys(toxic);
  if (key.startsWith(wanted)) return 0;
  if (key.includes(` ${wanted}`)) return 1;
  if (others.some((other) => other.startsWith(wanted))) return 2;
  return key.includes(wanted) || others.some((other) => other.includes(wanted)) ? 3 : 4;
};

/** Substances whose name or another name holds the text, accents and case aside; those that begin with it first. Blank text matches none. */
export const matchingToxics = <Toxic extends Named>(toxics: readonly Toxic[], text: string): Toxic[] => {
  const wanted = folded(text.trim());
  if (!wanted) return [];
  return toxics
    .map((toxic) => ({ toxic, rank: rankOf(toxic, wanted) }))
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ toxic }) => toxic);
};

/** The other name that holds the text, when the name itself does not. */
export const matchedAlias = ({ name, aliases }: Named, text: string): string | undefined => {
  const wanted = folded(text.trim());
  return folded(name).includes(wanted) ? undefined : aliases.find((alias) => folded(alias).includes(wanted));
};

/** Whether a name begins with the text, or a word of it does: in the middle of one ('uba' in 'jazmín de cuba') it may be a typo of another. */
export const beginsWord = (toxic: Named, text: string): boolean => {
  const { key, others } = keys(toxic);
  return [key, ...others].some((one) => ` ${one}`.includes(` ${folded(text.trim())}`));
};

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

/** Number of a severity in the html (`data-s`), which the styles and the look-up read. */
export const severityNumber = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** 'Grave', 'Sin dato' */
export const severityWord = (severity: Severity): string => `${severity[0]?.toUpperCase()}${severity.slice(1)}`;
