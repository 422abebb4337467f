import { PLACES } from '../../../src/shared/consult-intents.ts';
import { namesDose } from '../../../src/shared/doses.ts';
import type { CitedPassage, ConsultIntent } from '../../../src/shared/schemas/consult.ts';
import type { FoundPassage } from '../../../src/shared/search/passages.ts';

/** Passages that one answer cites, what each must be worth beside the best, and characters of each. */
export const MAX_CITED = 4;
const WORTH = 0.35;
const PASSAGE_LENGTH = 900;
/** Share of what was asked that a passage must meet: below, it only shares a word, and 'No lo encontré en las guías' is the answer. */
const FLOOR = 0.6;
/** The same of a toxic that was named. */
const HALF = 0.5;

/** A text no longer than an answer shows, cut at the end of a sentence. */
const shortened = (text: string): string => {
  if (text.length <= PASSAGE_LENGTH) return text;
  const head = text.slice(0, PASSAGE_LENGTH);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('\n'));
  return end > PASSAGE_LENGTH / 2 ? head.slice(0, end + 1).trimEnd() : `${head.trimEnd()}…`;
};

/** Verbs and manners that say nothing of what is asked: unmet, they would sink what answers it. */
const FILLERS =
  /(?<!\p{L})(?:me voy|voy|vamos|hago|hacer|toca|tocan|ya|hoy|digo|igual|creo|quiero|quisiera|saber|por favor|ayuda|favor|gracias)(?!\p{L})/giu;

/** A question without what says nothing of it; nothing but that stays as it is. */
export const searchable = (question: string): string => {
  const rest = question.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return rest.length > 2 ? rest : question;
};

/**
 * Whether a passage says enough of what was asked. A toxic that was neither named nor told of only shares a word; what must not wait
 * always stands. Who asks how much is shown no amount, not even of water.
 */
export const isWorthCiting =
  (intent: ConsultIntent) =>
  ({ score, share, led, isNamed, kind, path, text }: FoundPassage): boolean => {
    if (led) return true;
    if (intent === 'substance' && namesDose(text)) return false;
    const place = PLACES[intent];
    if (!place?.test(path) || score < WORTH) return false;
    if (kind === 'toxic') return isNamed && (share > HALF || intent === 'substance');
    return share >= FLOOR || intent === 'care' || intent === 'portion';
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
