import { soundOf } from '../search/words.ts';
import { FOLDERS, type Folder } from '../species.ts';
import { compiled } from './compiled.ts';
import { exposures } from './exposure.ts';
import { listener, type Sign } from './phrases.ts';
import { type FlagRule, firstFor, type RedFlags, type Substance } from './rules.ts';

export type Flag = Pick<FlagRule, 'key' | 'urgency' | 'title' | 'first' | 'leadsTo' | 'poison' | 'ahead'> & {
  /** Somebody is called at once, though the animal need not leave: as its toxic's page says. */
  call?: boolean;
};
export type Urgency = 'now' | 'today' | 'none';
export type Triaged = {
  urgency: Urgency;
  /** What must not wait, in the order of the rules, what was named before. */
  flags: Flag[];
  /** Places of the words that say so, without the names of substances. */
  places: ReadonlySet<number>;
  /** It asks whether, or how much, to give. */
  asksToGive: boolean;
  /** A question, a memory, a story: nothing happens now. */
  isCalm: boolean;
};
/** `folders`: the species that it may be about; none: all. */
export type Triage = (text: string, folders?: readonly Folder[]) => Triaged;

/** Flags that one question raises: a reader in a hurry reads no more. */
const MOST = 3;
/** '¿Pasa algo?' names no raisin. */
const HAPPENS = /(?<!\p{L})pasa(?=\s+(?:algo|nada|con)(?!\p{L}))/giu;
const NOTHING: Triaged = { urgency: 'none', flags: [], places: new Set(), asksToGive: false, isCalm: true };

/**
 * The rules, ready to be asked: explicit ones, no model and no ranking decides what is urgent. `isPlain`: whether the guides use a
 * word, where the rules came without their list of such words.
 */
export const openTriage = (
  flags: RedFlags,
  substances: readonly Substance[],
  isPlain?: (word: string) => boolean,
): Triage => {
  const plain = new Set(flags.plain);
  const { rules, named, read, no, light, did, inAir, does, ill, calm, anyway, asks, wants } = compiled(
    flags,
    substances,
    isPlain ?? ((word) => plain.has(soundOf(word))),
    isPlain !== undefined,
  );

  return (text, about = []) => {
    const folders = about.length > 0 ? about : FOLDERS;
    const said = read(text.replace(HAPPENS, 'ocurre'));
    const listen = listener(said, no, light);
    const isHeard = (signs: readonly Sign[]) => signs.some((one) => listen.hears(one) !== null);
    if (isHeard(calm) && !isHeard(anyway)) return NOTHING;

    // 'Come cebolla' asks or tells a habit; beside something that looks ill it is what happened.
    const acts = (isHeard(ill) ? [did, does] : [did]).flatMap(listen.heard);
    const actsInAir = [...acts, ...listen.heard(inAir)];
    const met = isHeard(asks) ? [] : exposures(listen, named, (isInAir) => (isInAir ? actsInAir : acts), folders);

    const raised = rules.flatMap(({ rule, signs, unless }) => {
      const { species, told, insteadOf = [] } = rule;
      const possible = told ? about : folders;
      if (species && !species.some((one) => possible.includes(one))) return [];
      const places = signs.flatMap((one) => listen.hears(one) ?? []);
      if (places.length === 0 || isHeard(unless)) return [];
      return [{ flag: { ...rule, first: firstFor(rule, about) }, places, insteadOf, ahead: rule.ahead === true }];
    });
    const explained = new Set(raised.flatMap(({ insteadOf }) => insteadOf));
    const all: { flag: Flag; places: readonly number[] }[] = [
      ...raised.filter(({ flag, ahead }) => ahead && !explained.has(flag.key)),
      ...met.filter(({ flag }) => !explained.has(flag.key)),
      ...raised.filter(({ flag, ahead }) => !ahead && !explained.has(flag.key)),
    ];
    const now = all.filter(({ flag }) => flag.urgency === 'now');
    // A second rule that leads to the same page is left out.
    const kept = (now.length > 0 ? now : all)
      .filter(({ flag }, at, some) => some.findIndex((one) => one.flag.leadsTo[0] === flag.leadsTo[0]) === at)
      .slice(0, MOST);
    return {
      urgency: kept[0]?.flag.urgency ?? 'none',
      flags: kept.map(({ flag }) => flag),
      asksToGive: isHeard(wants),
      isCalm: false,
      places: new Set(all.flatMap(({ places }) => places.map((place) => said[place]?.at ?? -1))),
    };
  };
};
