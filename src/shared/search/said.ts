import { type FlagRule, firstFor } from '../red-flags/rules.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../species.ts';
import type { Corpus, CorpusPage } from './corpus.ts';
import { excerptOf, marked, opening, type Piece } from './excerpt.ts';
import type { Guides } from './guides.ts';
import type { FoundPage } from './pages.ts';
import type { Query } from './query.ts';
import type { RankedPage } from './rank.ts';

// What a result says under its title: of a danger what is done first, of the rest the sentence that answers.

/** Share of a search that a name says when it says all. */
const WHOLE = 0.99;
/** Share that a name must say beside an animal: a third of «chocolatina jet perro 4 kilos». */
const MOSTLY = 0.3;
/** Places in SEVERITIES (content/schema/toxic-kinds.ts); beyond 'grave' stands that nobody knows. */
const LIGHT = 1;
export const GRAVE = 3;
const UNKNOWN = 4;

/** Who asks how much to give is told before all that none is. */
const DEADLY = 'No le des: puede matarlo. Pregunta al veterinario. ¿Ya lo tragó?';
const HARMFUL = 'No le des: puede hacerle daño. Pregunta al veterinario. ¿Ya lo tragó?';

export const severityOf = ({ severity }: CorpusPage, { folders }: Query): FoundPage['severity'] => {
  if (!severity) return null;
  const [named, ...others] = folders;
  if (named && others.length === 0) return { folder: named, degree: severity[FOLDERS.indexOf(named)] ?? UNKNOWN };
  return { folder: null, degree: Math.max(0, ...severity.filter((degree) => degree <= GRAVE)) };
};

/** A poison by its name, grave for the animal of the search (or, where none was named, for dogs and cats): no verb is needed. */
export const namesPoison = (
  page: CorpusPage | undefined,
  { folders, asksToGive, isCalm, wanted }: Query,
  named: number,
): boolean => {
  const about = folders.length > 0 ? folders : (['perros', 'gatos'] as const);
  const grave = about.every((folder) => page?.severity?.[FOLDERS.indexOf(folder)] === GRAVE);
  // One word alone looks something up: 'chocolate'.
  return grave && !asksToGive && !isCalm && (folders.length > 0 ? named > MOSTLY : named > WHOLE && wanted.length > 1);
};

export const isUrgent = ({ alarms }: Query) => alarms.some(({ call }) => call);

export const hasHit = (pieces: readonly Piece[]) => pieces.some(({ hit }) => hit);

/** Terms of the animals that were not asked about; none where none was named. */
const othersThan = ({ folders, plain }: Query): Set<string> =>
  new Set([...plain].flatMap(([term, folder]) => (folders.length > 0 && !folders.includes(folder) ? [term] : [])));

/** Of several animals that were named the one that it harms most: the dog's pipette is on the cat. */
const mostHarmed = ({ severity = [] }: CorpusPage, folders: readonly Folder[]): Folder | undefined => {
  const known = (folder: Folder) => (severity[FOLDERS.indexOf(folder)] ?? UNKNOWN) % UNKNOWN;
  return folders.toSorted((a, b) => known(b) - known(a))[0];
};

/** Most that eat something are dogs and cats: theirs come first, and of them who leaves with anything at all before who leaves on a condition. */
const rankOf = ({ for: whose = ['perros'], text }: { for?: Folder[]; text: string }) =>
  Number(whose.includes('perros') || whose.includes('gatos')) * 2 + Number(/^Sal ya (con|aunque)/.test(text));

/** What is done first, for the one species that was named, else under the names of those it is for. Null: nothing harms that one. */
const actOf = (page: CorpusPage, { folders, asksToGive }: Query, harm: FoundPage['severity']) => {
  const { acts = [] } = page;
  const harmed = mostHarmed(page, folders);
  const own = harmed && acts.find((one) => !one.for || one.for.includes(harmed));
  const only = folders.length === 1;
  const said = own ? [own] : only ? [] : acts.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (said.length === 0 || harm?.degree === 0) return null;
  const told = said
    .map(({ for: whose, text }) =>
      only || !whose ? text : `${whose.map((one) => SPECIES_NAME[SPECIES_OF[one]].many).join(', ')}: ${text}`,
    )
    .join(' ');
  return asksToGive && harm && harm.degree > LIGHT ? `${harm.degree === GRAVE ? DEADLY : HARMFUL} ${told}` : told;
};

export const topOf = (path: string) => path.replace(/#.*/, '');

const leading = new WeakMap<Corpus, Map<string, FlagRule[]>>();
/** The rules that lead to a page or to a part of it, in their order; gathered once for all pages. */
export const rulesTo = (corpus: Corpus, path: string): readonly FlagRule[] => {
  const known = leading.get(corpus) ?? new Map<string, FlagRule[]>();
  if (!leading.has(corpus)) {
    leading.set(corpus, known);
    for (const rule of corpus.flags.rules)
      for (const top of new Set(rule.leadsTo.map(topOf))) known.set(top, [...(known.get(top) ?? []), rule]);
  }
  return known.get(path) ?? [];
};

/** A rule for other animals than those that were asked about. */
export const isOfOthers = ({ species }: FlagRule, folders: readonly Folder[]): boolean =>
  folders.length > 0 && !(species ?? folders).some((one) => folders.includes(one));

/**
 * What is done first about what was told, as its rule says. An entry that only its name brought up has the sentence of the first
 * rule that leads to the whole of it (no `#`), which holds for all its cases.
 */
const toldOf = ({ corpus }: Guides, { alarms, folders }: Query, page: CorpusPage, ranked: RankedPage) => {
  const raised = alarms.find(({ first, leadsTo }) => first && leadsTo.some((to) => topOf(to) === page.path));
  if (raised || !isDanger(page, ranked)) return raised?.first;
  const rule = rulesTo(corpus, page.path).find((one) => one.leadsTo[0] === page.path && !isOfOthers(one, folders));
  return rule && firstFor(rule, folders);
};

/** Of a toxic too, where a rule stands before what its page tells everybody: who trembles is not washed. */
const aheadOf = ({ alarms }: Query, { path }: CorpusPage): string | undefined =>
  alarms.find(({ ahead, leadsTo }) => ahead && leadsTo.includes(path))?.first;

const orderOf = (guides: Guides, query: Query, page: CorpusPage, ranked: RankedPage): string | null | undefined =>
  page.kind === 'toxic'
    ? (aheadOf(query, page) ?? actOf(page, query, severityOf(page, query)))
    : toldOf(guides, query, page, ranked);

/** Beside what cannot wait, a sentence for who can watch at home or make an appointment would be taken for the answer. */
const WAITS = /en casa|en la casa|próximos días|24 a 48|24–48|cuándo esperar|pide cita|llama hoy|es hoy/i;

const isDanger = ({ kind, urgent }: CorpusPage, { led, named }: RankedPage): boolean =>
  kind === 'toxic' || (urgent === true && (led || named > 0));

type Said = Pick<FoundPage, 'section' | 'excerpt'> & { anchor: string | undefined };

/** What a result says under its title, and where on the page that stands. */
export const saidOf = (guides: Guides, query: Query, page: CorpusPage, ranked: RankedPage): Said => {
  const { all } = guides;
  const { best, words, led, named } = ranked;
  // A danger shows what is done first, whatever words brought it up.
  const act = orderOf(guides, query, page, ranked);
  // Nothing is marked in an order: 'Sal ya' is no salt.
  if (act) return { section: null, anchor: undefined, excerpt: [{ text: act, hit: false }] };
  const others = othersThan(query);
  const whole = {
    section: null,
    anchor: undefined,
    excerpt: excerptOf(page.lead, words, others) ?? opening(page.lead),
  };
  const passage = best === null ? undefined : all.passages[best]?.passage;
  if (!passage || query.onlySpecies) return whole;
  const said = excerptOf(passage.text, words, others);
  const section = marked(passage.section, words);
  // A page whose title is all that was asked answers as a whole, not where it says the word once more.
  const isWhole = page.kind === 'topic' && named > WHOLE && hasHit(marked(page.title, words)) && !hasHit(section);
  // A passage is worth its place when it was named for this, or its words or heading say something of what was asked.
  const isHere = led || (!isWhole && (said !== null || hasHit(section)));
  if (!isHere || (isUrgent(query) && WAITS.test(`${passage.section} ${said?.map(({ text }) => text).join('')}`)))
    return whole;
  return {
    section: section.length > 0 ? section : null,
    anchor: passage.anchor,
    excerpt: said ?? whole.excerpt,
  };
};
