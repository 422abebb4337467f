import type { RedFlagsFile } from '../../content/schema/red-flags.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { SEVERITIES } from '../../content/schema/toxic-kinds.ts';
import { toldTo } from '../../content/schema/toxic-told.ts';
import { paths } from '../../src/shared/paths.ts';
import { misread } from '../../src/shared/red-flags/compiled.ts';
import type { RedFlags, Substance } from '../../src/shared/red-flags/rules.ts';

import { fold, wordsOf } from '../../src/shared/search/words.ts';
import { FOLDERS } from '../../src/shared/species.ts';
import type { Guides } from './guides.ts';

/** Kinds of toxics that harm through the air or the skin as well. */
const IN_THE_AIR: ReadonlySet<string> = new Set(['humo', 'plaguicida', 'limpieza']);

/** The toxics of the records, as the rules read them. */
export const substancesOf = (guides: Guides): Substance[] =>
  guides.toxics.map(({ slug, name, aliases, severity }) => {
    const record = guides.byPath.get(`toxicos/${slug}`);
    if (!record) throw new Error(`content has no toxicos/${slug}`);
    const toxic = record.data as Toxic;
    return {
      path: paths.toxic(slug),
      title: name,
      names: toxic.scientific_name ? [...aliases, toxic.scientific_name] : aliases,
      severity: FOLDERS.map((folder) => SEVERITIES.indexOf(severity[folder])),
      goNow: FOLDERS.map((folder) => ({ folder, text: toldTo(toxic, folder).join('\n') })),
      calls: [],
    };
  });

/** Groups that phrases call and nobody wrote, each with the phrase: a rule without them would be silent. */
const lostGroups = ({ groups, flags }: RedFlagsFile): string[] =>
  [...Object.values(groups).flat(), ...flags.flatMap(({ signs, unless = [] }) => [...signs, ...unless])].flatMap(
    (phrase) =>
      (phrase.match(/(?<![\p{L}=])[A-ZÑ]{2,}(?!\p{L})/gu) ?? [])
        .filter((name) => !(name in groups))
        .map((name) => `${name} («${phrase}»)`),
  );

const fileOf = (guides: Guides): RedFlagsFile => {
  const file = guides.byPath.get('alertas');
  if (!file) throw new Error('content has no alertas');
  return file.data as RedFlagsFile;
};

const made = new WeakMap<Guides, RedFlags>();

/** The rules of content/alertas.yaml, ready to travel. */
export const redFlagsOf = (guides: Guides): RedFlags => {
  const known = made.get(guides);
  if (known) return known;
  const file = fileOf(guides);
  const lost = lostGroups(file);
  if (lost.length > 0) throw new Error(`content/alertas.yaml no tiene el grupo ${lost.join(', ')}`);
  const { groups, short, glued, vague, names, flags } = file;
  const rules: RedFlags = {
    groups,
    short,
    glued,
    rules: flags.map(({ leads_to, instead_of, searched: _, ...rule }) => ({
      ...rule,
      leadsTo: leads_to,
      ...(instead_of ? { insteadOf: instead_of } : {}),
    })),
    names: Object.fromEntries(Object.entries(names).map(([slug, some]) => [paths.toxic(slug), some])),
    vague,
    air: guides.toxics.flatMap(({ slug, kind }) => (IN_THE_AIR.has(kind) ? [paths.toxic(slug)] : [])),
    plain: [],
  };
  // Words of the guides that would otherwise be read as a misspelt word of a rule.
  const said = [...guides.byPath.values()].map(({ data }) => JSON.stringify(data)).join(' ');
  const all = { ...rules, plain: misread(rules, substancesOf(guides), new Set(wordsOf(fold(said)))) };
  made.set(guides, all);
  return all;
};

/** The same for who only searches: a result shows the first act without its heading, and the index knows the words of the guides. */
export const shortFlagsOf = (guides: Guides): RedFlags => {
  const flags = redFlagsOf(guides);
  const searched = new Set(fileOf(guides).flags.flatMap((rule) => (rule.searched === false ? [] : [rule.key])));
  return {
    ...flags,
    plain: [],
    // The pages of the toxics have them as names of theirs.
    names: {},
    rules: flags.rules.filter(({ key }) => searched.has(key)).map((rule) => ({ ...rule, title: '' })),
  };
};
