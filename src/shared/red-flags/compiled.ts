import { soundOf } from '../search/words.ts';
import { calledOf, type Named } from './exposure.ts';
import { compiler } from './phrases.ts';
import type { RedFlags, Substance } from './rules.ts';
import { Lexicon, reader } from './said.ts';

/** Groups of content/alertas.yaml that the code itself asks for; each is told there. */
const compile = (flags: RedFlags, substances: readonly Substance[], lexicon: Lexicon) => {
  const { groups, rules } = flags;
  const air = new Set(flags.air);
  const { phrase, group, sign, quiet } = compiler(groups, lexicon);
  group('PROPIAS');
  for (const word of groups.COMUNES ?? []) quiet(word);
  return {
    rules: rules.map((rule) => ({
      rule,
      signs: rule.signs.map(sign),
      unless: (rule.unless ?? []).map(quiet),
    })),
    named: substances.map(
      (substance): Named => ({
        substance,
        names: calledOf(substance, flags)
          .map((name) => phrase(name, 'name'))
          .filter((one) => one.length > 0),
        inAir: air.has(substance.path),
      }),
    ),
    no: group('NO'),
    light: group('LEVES'),
    did: phrase('EXPUESTO'),
    inAir: phrase('ENELAIRE'),
    does: phrase('COME'),
    ill: [sign('MALESTAR')],
    calm: (groups.NADAPASA ?? []).map(quiet),
    anyway: (groups.AUNASI ?? []).map(sign),
    asks: (groups.NOEXPUESTO ?? []).map(quiet),
    wants: [sign('PIDE')],
  };
};

/** The rules in the form in which a text is compared with them, and what reads the text. */
/** `isWhole`: `isPlain` knows every word of the guides, so that what neither knows is in no list of ours. */
export const compiled = (
  flags: RedFlags,
  substances: readonly Substance[],
  isPlain: (word: string) => boolean,
  isWhole = false,
) => {
  const lexicon = new Lexicon();
  return { ...compile(flags, substances, lexicon), ...reader(lexicon, flags, isPlain, isWhole) };
};

/** How those of these words sound that would be read as a word of the rules, which they are not. */
export const misread = (flags: RedFlags, substances: readonly Substance[], words: Iterable<string>): string[] => {
  const { isMended } = compiled(flags, substances, () => false);
  const sounds = new Set<string>();
  for (const word of words) if (isMended(word)) sounds.add(soundOf(word));
  return [...sounds].sort();
};
