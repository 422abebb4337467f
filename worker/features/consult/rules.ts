import { asksWhether, PLACES } from '../../../src/shared/consult-intents.ts';
import { ELSEWHERE, partsOf, searchable } from '../../../src/shared/consult-question.ts';
import { namesDose } from '../../../src/shared/doses.ts';
import type { CitedPassage, ConsultIntent } from '../../../src/shared/schemas/consult.ts';
import type { FoundPassage } from '../../../src/shared/search/passages.ts';

/** Passages that one answer cites, what each must be worth beside the best, and characters of each. */
const MAX_CITED = 4;
const WORTH = 0.35;
const PASSAGE_LENGTH = 900;
/** Share of what was asked that a passage must meet: below, it only shares a word, and 'No lo encontré en las guías' is the answer. */
const FLOOR = 0.6;
/** The same of a toxic that was named, or of an emergency that was. */
const HALF = 0.5;

/** What is asked, of which kind, whether it cannot wait, and the name of the animal. */
type Asked = { question: string; intent: ConsultIntent; isNow: boolean; name: string };

/** A text no longer than an answer shows, cut at the end of a sentence. */
const shortened = (text: string): string => {
  if (text.length <= PASSAGE_LENGTH) return text;
  const head = text.slice(0, PASSAGE_LENGTH);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('\n'));
  return end > PASSAGE_LENGTH / 2 ? head.slice(0, end + 1).trimEnd() : `${head.trimEnd()}…`;
};

/** Who asks how many or how long is answered with a figure, or not. */
const COUNTS = /(?<!\p{L})(?:cu[aá]nt[oa]s?|cada cu[aá]nto)(?!\p{L})/iu;
const FIGURE =
  /\d|(?<!\p{L})(?:un[ao]? (?:por|vez|hora|d[ií]a|semana|mes|año|minuto)|dos|tres|cuatro|cinco|seis|doce|mitad|doble)(?!\p{L})/iu;

/** Whether a passage of a guide says enough of what was asked. */
const saysEnough = (question: string, { share, named, text }: FoundPassage): boolean => {
  if (COUNTS.test(question) && !FIGURE.test(text)) return false;
  return share >= (named >= HALF && !asksWhether(question) ? HALF : FLOOR);
};

/** How often something is done is no matter of first aid. */
const HOW_OFTEN = /(?<!\p{L})cada cu[aá]nto(?!\p{L})/iu;
/** Who is afraid of a noise has swallowed nothing: what is lit for it is a toxic of that name. */
const FEARS =
  /(?<!\p{L})(?:miedo|p[aá]nico|teme|asust\p{L}+|nervios\p{L}*|tiembla (?:con|por|cuando)|se esconde)(?!\p{L})[^.;]*(?<!\p{L})(?:p[oó]lvora|truenos?|tormentas?|voladores|cohetes|juegos pirot[eé]cnicos)(?!\p{L})/iu;

/** Whether a passage says enough by the kind of its page: a toxic or an emergency that was neither named nor told of only shares a word. */
const isMeant = ({ question, intent }: Asked, one: FoundPassage): boolean => {
  const { share, led, tells, named, kind } = one;
  if (kind === 'toxic') return !FEARS.test(question) && named > 0 && (share > HALF || intent === 'substance');
  if (led) return tells && share >= FLOOR;
  if (kind === 'first-aid' && HOW_OFTEN.test(question)) return false;
  if (kind === 'first-aid' || intent === 'substance') return share >= FLOOR && named > HALF;
  return saysEnough(question, one);
};

/** Beside what must not wait stands what answers it, what was swallowed by its name, and first aid: nothing that could calm. */
const isOfEmergency = ({ led, kind, named, share }: FoundPassage): boolean =>
  led || (kind === 'toxic' && named > 0) || (kind === 'first-aid' && share >= HALF);

/** Whether a passage is cited. Who asks how much is shown no amount, not even of water. */
const isWorthCiting =
  (asked: Asked) =>
  (one: FoundPassage): boolean => {
    const { intent, isNow } = asked;
    if (isNow) return isOfEmergency(one);
    if (!PLACES[intent]?.test(one.path) || one.score < WORTH) return false;
    if (intent === 'substance' && namesDose(one.text)) return false;
    return intent === 'care' || intent === 'portion' || isMeant(asked, one);
  };

/** Whether it may eat something is answered where food is told of, not where the same word is a bait or a way out. */
const FOOD = /^\/(toxicos|[a-z]+\/alimentacion)\//;
const onFood = ({ question, isNow }: Asked, cited: FoundPassage[]): FoundPassage[] => {
  const food = isNow || !asksWhether(question) ? [] : cited.filter(({ path }) => FOOD.test(path));
  return food.length > 0 ? food : cited;
};

/** The passages that an answer cites; `search` finds those of a text. */
export const citedOf = async (
  asked: Asked,
  search: (text: string) => Promise<FoundPassage[]>,
): Promise<FoundPassage[]> => {
  if (ELSEWHERE.test(asked.question) && !asked.isNow) return [];
  for (const part of partsOf(searchable(asked.question, asked.name))) {
    const cited = (await search(searchable(part))).filter(isWorthCiting(asked));
    if (cited.length > 0) return onFood(asked, cited).slice(0, MAX_CITED);
  }
  return [];
};

export const citedFrom = ({ title, section, path, text }: FoundPassage): CitedPassage => ({
  title,
  section,
  path,
  text: shortened(text),
});

/** '- 10 kg: 130–165 g', '- 3 kg: 28–40 g al día' */
const ROW = /(\d+)\s*kg:\s*(\d+)[–-](\d+)\s*g\b/g;

/** Whether a text has grams by weight. */
export const hasGrams = (text: string): boolean => text.match(ROW) !== null;

/** Grams a day for a weight, read between the two nearest lines of the guide's own table; null: the text has none for it. */
export const gramsFor = (text: string, kg: number): readonly [number, number] | null => {
  const rows = [...text.matchAll(ROW)].map((row) => row.slice(1).map(Number) as [number, number, number]);
  const above = rows.findIndex(([at]) => at >= kg);
  const high = rows[above];
  const low = rows[Math.max(0, above - 1)];
  if (!high || !low || (low === high && high[0] !== kg)) return null;
  const part = high[0] === low[0] ? 0 : (kg - low[0]) / (high[0] - low[0]);
  const between = (a: number, b: number) => Math.round((a + (b - a) * part) / 5) * 5;
  return [between(low[1], high[1]), between(low[2], high[2])];
};
