import type { Advice, AdviceProblem } from './advice-acts.ts';
import { withoutPlaces } from './shared-figures.ts';

/** A number of the advice and which of the record's sources gives it. */
export type Figure = { says?: unknown; source?: unknown };

/** Numbers that are no figures of advice: the emergency line, additives, the gene of the drug transporter. */
const NAMES = /\b(?:123|E\s?\d{3,4}|MDR1|B12|D[23]|K1|UI)\b/g;

/** «15 segundos … multiplica por cuatro» is how a minute is counted, and needs no source as long as it makes a minute. */
const COUNT = /(\d+) segundos\b(?=[\s\S]*\bmultiplica por (dos|tres|cuatro|seis)\b)/giu;
const TIMES: Record<string, number> = { dos: 2, tres: 3, cuatro: 4, seis: 6 };
const withoutCount = (text: string) =>
  text.replace(COUNT, (said, seconds: string, times: string) =>
    Number(seconds) * (TIMES[times.toLowerCase()] ?? 0) === 60 ? ' ' : said,
  );

/** A number in figures, or one spelled out before a measure: «cinco minutos» is «5 minutos». How often one acts («dos golpes») is no measure. */
const NUMBER =
  /\d[\d.,–]*|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|sesenta)\s+(?:segundos|minutos|horas|días|semanas|meses|grados|kilos|gramos|centímetros|metros)(?!\p{L})/iu;

/** A number in advice without a source, and a source for a number that no sentence says. */
export const figureProblems = (advice: Advice[], figures: Figure[], sources: number): AdviceProblem[] => {
  const said = figures.map(({ says }) => String(says));
  const without = advice.flatMap(({ path, text }) => {
    // The longest first: «5 g/kg» stands inside «15 g/kg».
    const rest = [...said]
      .sort((a, b) => b.length - a.length)
      .reduce((left, one) => left.replaceAll(one, ' '), withoutCount(withoutPlaces(text)))
      .replaceAll(NAMES, ' ');
    const number = NUMBER.exec(rest);
    return number
      ? [
          {
            path,
            fix: `la cifra «${number[0]}» no tiene fuente: ponla en «figures» con su fuente, en content/cifras.yaml, o dilo con palabras`,
          },
        ]
      : [];
  });
  const stale = figures.flatMap(({ source }, at) => {
    const path = ['figures', at];
    if (typeof source === 'number' && source > sources)
      return [{ path: [...path, 'source'], fix: `el registro tiene ${sources} fuentes: usa el número de una` }];
    return advice.some(({ text }) => text.includes(said[at] ?? ''))
      ? []
      : [{ path, fix: `ninguna frase dice «${said[at]}»: quítala o escríbela igual que en la frase` }];
  });
  return [...without, ...stale];
};
