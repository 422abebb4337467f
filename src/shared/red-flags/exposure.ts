import { fold } from '../search/words.ts';
import { FOLDERS, type Folder } from '../species.ts';
import type { Listener, Match, Phrase } from './phrases.ts';
import type { RedFlags, Substance } from './rules.ts';

/** Numbers of SEVERITIES (content/schema/toxic-kinds.ts). */
const MODERATE = 2;
const GRAVE = 3;
const UNKNOWN = 4;

/** The guide of what was swallowed, breathed or touched, whatever it was. */
const POISONED = '/primeros-auxilios/intoxicaciones';
/** Words between what the animal did and what it did it with. */
const NEAR = 11;
/** Substances that one question names at most. */
const MOST = 3;

/** How bad it is for these species. Where nobody knows, as bad as for whom it is known. */
export const gravityOf = ({ severity }: Substance, folders: readonly Folder[]): number => {
  const known = severity.filter((degree) => degree !== UNKNOWN);
  const degrees = folders.map((folder) => severity[FOLDERS.indexOf(folder)] ?? UNKNOWN);
  return Math.max(0, ...degrees.map((degree) => (degree === UNKNOWN ? Math.max(0, ...known) : degree)));
};

/** Whether its page tells one of these to call at once, however bad it usually gets. */
const isCalled = ({ calls }: Substance, folders: readonly Folder[]) => folders.some((folder) => calls.includes(folder));

/** The sentences that send this species out. */
const goNowOf = ({ goNow }: Substance, wanted: readonly Folder[]): string =>
  goNow
    .filter(({ folder }) => !folder || wanted.includes(folder))
    .flatMap(({ text }) => text.split('\n'))
    .slice(0, 2)
    .join(' ');

/** The names that a title holds: 'Teflón recalentado (PTFE)', 'Lirio y azucena'. */
const namesIn = (title: string): string[] =>
  title
    .split(/[(),:]| y | e | o /)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

/** All that a substance is called, without the names that say too little. */
export const calledOf = ({ path, title, names }: Substance, { names: more, vague }: RedFlags): string[] => {
  const called = new Map([...namesIn(title), ...names, ...(more[path] ?? [])].map((one) => [fold(one), one]));
  for (const one of vague) called.delete(fold(one));
  return [...called.values()];
};

export type Named = { substance: Substance; names: readonly Phrase[]; inAir: boolean };
type Met = { substance: Substance; gravity: number; name: Match; places: readonly number[] };

const covers = (a: Match, b: Match) =>
  a.places.length > b.places.length && b.places.every((one) => a.places.includes(one));

/** What the animal came to have in or on it, the gravest first. `verbs`: what people say it did or they did to it. */
export const exposures = (
  listen: Listener,
  named: readonly Named[],
  verbsOf: (inAir: boolean) => readonly Match[],
  folders: readonly Folder[],
) => {
  const all = named.flatMap(({ substance, names, inAir }): Met[] => {
    const verbs = verbsOf(inAir);
    if (verbs.length === 0) return [];
    const found = names.flatMap((name) => listen.find(name)).toSorted((a, b) => b.places.length - a.places.length);
    for (const name of found) {
      const verb = verbs.find(
        ({ from, to, places }) =>
          !places.some((place) => name.places.includes(place)) && name.from - to <= NEAR && from - name.to <= NEAR,
      );
      if (verb) return [{ substance, gravity: gravityOf(substance, folders), name, places: verb.places }];
    }
    return [];
  });
  return all
    .filter(
      ({ substance, gravity, name }) =>
        (gravity >= MODERATE || isCalled(substance, folders)) && !all.some((other) => covers(other.name, name)),
    )
    .toSorted((a, b) => b.gravity - a.gravity || b.name.places.length - a.name.places.length)
    .slice(0, MOST)
    .map(({ substance, gravity, places }) => ({
      places,
      flag: {
        key: substance.path,
        urgency: gravity >= GRAVE ? ('now' as const) : ('today' as const),
        // What its page says to these species, not how bad it usually gets, tells whether somebody is called at once.
        call: gravity >= GRAVE || isCalled(substance, folders),
        title: substance.title,
        first: goNowOf(substance, folders),
        leadsTo: [substance.path, POISONED],
        ...(substance.body ? { poison: false as const } : {}),
      },
    }));
};
