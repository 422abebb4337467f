import type { Guides } from '../content/guides.ts';

/** Content behind the pages that are not one record: path of the page → where its records stand. */
const GATHERED: [page: RegExp, content: (path: string) => RegExp][] = [
  [/^\/$/, () => /./],
  [/^\/(perros|gatos|hamsters|loros)$/, (path) => new RegExp(`^${path.slice(1)}/especie$`)],
  [/^\/encuentra$/, () => /^\w+\/razas\//],
  [/^\/primeros-auxilios$/, () => /^(primeros-auxilios\/|signos-vitales$|numeros$)/],
  [/^\/privacidad$/, () => /^politica$/],
  [/^\/toxicos\/chocolate$/, () => /^(toxicos\/chocolate|chocolate)$/],
];

const dayOf = (data: unknown): string[] => {
  const { revised, reviewed, since } = data as { revised?: string; reviewed?: string; since?: string };
  return [revised, reviewed, since].filter((day) => day !== undefined);
};

/** Day on which the text of a page was last revised, `2026-11-20`, by the records it shows; null for a page without any (a form). */
export const lastModified = ({ byPath }: Pick<Guides, 'byPath'>, path: string): string | null => {
  const own = decodeURI(path).slice(1);
  const gathered = GATHERED.find(([page]) => page.test(path))?.[1](path);
  const days = [...byPath].flatMap(([place, { data }]) => {
    const shown = gathered ? gathered.test(place) : place === own || place.startsWith(`${own}/`);
    return shown ? dayOf(data) : [];
  });
  return days.sort().at(-1) ?? null;
};
