import type { ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import { folded } from '../../../shared/fold.ts';
import type { Named } from './toxic-search.ts';

// Apart from toxic-filters.ts: what is only drawn, and never awake, must not travel with the look-up.

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

/** How many other names stand by the title: people come with the name on the box. The best known ones come first in the record. */
const BY_TITLE = 3;

export const namesByTitle = (named: Named): string[] => shownAliases(named).slice(0, BY_TITLE);

/** What a missing figure means, wherever one is shown. */
export const NO_DATA = '«Sin dato» no quiere decir «seguro»: ninguna fuente confiable dice qué le pasa a esa especie.';
