import { searchKey } from './search-key.ts';

const words = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const within = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((word) => all.includes(word));

/**
 * The breed of the catalogue that a person's own words name: by its name or another one, else the only one whose name holds
 * those words ('sirio' → Hámster sirio) or stands in them ('labrador negro'). Undefined: none, several, or nothing was given.
 */
export const breedNamed = <Breed extends { name: string; otherNames: readonly string[] }>(
  breeds: readonly Breed[],
  typed: string | null,
): Breed | undefined => {
  const wanted = searchKey(typed);
  if (!wanted) return undefined;
  const exact = breeds.find(({ name, otherNames }) => [name, ...otherNames].some((one) => searchKey(one) === wanted));
  if (exact) return exact;
  const near = breeds.filter(({ name }) => within(words(wanted), words(name)) || within(words(name), words(wanted)));
  return near.length === 1 ? near[0] : undefined;
};

/** Whether a text names a breed: all words of one of its names stand in it, but for `plain` ones that say nothing ('hamster'). */
export const namesBreed = (
  text: string,
  { name, otherNames }: { name: string; otherNames: readonly string[] },
  plain: readonly string[],
): boolean => {
  const said = words(text);
  return [name, ...otherNames].some((one) =>
    within(
      words(one).filter((word) => !plain.includes(word)),
      said,
    ),
  );
};
