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
type Named = { name: string; aliases: readonly string[] };

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

/** Up to `count` others of the same kind, those that follow by name; after the last comes the first, so that every page is named somewhere. */
export const neighbours = <Toxic extends { slug: string; kind: ToxicKind }>(
  toxics: readonly Toxic[],
  slug: string,
  count: number,
): Toxic[] => {
  const kind = toxics.find((toxic) => toxic.slug === slug)?.kind;
  const same = toxics.filter((toxic) => toxic.kind === kind);
  const at = same.findIndex((toxic) => toxic.slug === slug);
  return [...same.slice(at + 1), ...same.slice(0, Math.max(at, 0))].slice(0, count);
};

/** Other names worth reading: without those that only leave out the accents of one already there ('cafe' beside 'Café'). */
export const shownAliases = ({ name, aliases }: Named): string[] => {
  const seen = new Set([folded(name)]);
  // What has its accents comes first, so that it is the one that stays.
  const keep = new Set(
    [...aliases]
      .sort((a, b) => Number(folded(a) === a) - Number(folded(b) === b))
      .filter((alias) => {
        const key = folded(alias);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      }),
  );
  return aliases.filter((alias) => keep.has(alias));
};

/** Number of a severity in the html (`data-s`), which the styles and the look-up read. */
export const severityNumber = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** 'Grave', 'Sin dato' */
export const severityWord = (severity: Severity): string => `${severity[0]?.toUpperCase()}${severity.slice(1)}`;

/** What a missing figure means, wherever one is shown. */
export const NO_DATA = '«Sin dato» no quiere decir «seguro»: ninguna fuente confiable dice qué le pasa a esa especie.';
