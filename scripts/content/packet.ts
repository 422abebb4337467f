import { reviewOf, signatureHash } from './reviews.ts';
import { RECORDS, sentencesOf, shownTexts } from './texts.ts';

/**
 * `npm run content:packet -- perros/razas/labrador [more…]`: what a vet must judge before signing a guide, in Spanish, as text to print
 * or send: every statement with a box and a number, the values beside them, the sources, and the signature to put into the record.
 */

type Source = { title: string; publisher: string; year?: number; url?: string };
type Figure = { says: string; source: number };
type Judged = { sources?: Source[]; figures?: Figure[] };

const TEXTLESS = new Set(['sources', 'figures', 'pictures', 'reviewer', 'order', 'x', 'y', 'n']);

/** Values that are no text: measures, degrees, yes and no, severities. */
const valuesIn = (value: unknown, field: string): [field: string, value: string][] => {
  if (typeof value === 'number') return [[field, String(value).replace('.', ',')]];
  if (typeof value === 'boolean') return [[field, value ? 'sí' : 'no']];
  if (typeof value === 'string') return field.startsWith('severity.') ? [[field, value]] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    TEXTLESS.has(name) ? [] : valuesIn(inside, field ? `${field}.${name}` : name),
  );
};

const packetOf = (path: string): string | null => {
  const record = RECORDS.find((one) => one.path === path.normalize('NFC'));
  if (!record || !('reviewer' in (record.data as object))) return null;
  const { sources = [], figures = [] } = record.data as Judged;
  const review = reviewOf(record, RECORDS, '9999-12-31');
  /** The source that the record names for a figure of the sentence; else any of the list. */
  const sourceOf = (sentence: string) => {
    const named = figures.filter(({ says }) => sentence.includes(says)).map(({ source }) => source);
    return named.length > 0 ? `fuente ${[...new Set(named)].join(', ')}` : 'fuente __';
  };
  const statements = shownTexts()
    .filter(({ file, field }) => file === record.file && !/^(pictures|figures|sources)/.test(field))
    .flatMap(({ field, text }) => sentencesOf(text).map((sentence) => ({ field, sentence })));
  return [
    `# /${record.path}`,
    `Texto ${signatureHash(record)}. ${review ? `Firmado antes por ${review.name} el ${review.date}.` : 'Nadie lo ha firmado.'}`,
    'Por cada línea: [✓] correcta, [✗] falsa o peligrosa, [?] imprecisa o sin cómo saberlo. Escribe al lado qué debería decir.',
    '\n## Afirmaciones',
    ...statements.map(({ field, sentence }, at) => `[ ] ${at + 1}. ${sentence}  (${field}; ${sourceOf(sentence)})`),
    '\n## Valores',
    ...valuesIn(record.data, '').map(([field, value]) => `[ ] ${field}: ${value}`),
    '\n## Fuentes',
    ...sources.map(
      ({ title, publisher, year, url }, at) =>
        `${at + 1}. ${title}. ${publisher}${year ? `, ${year}` : ''}${url ? `. ${url}` : ''}`,
    ),
    '\n## Lo que falta\n\n\n## Firma',
    `Nombre, matrícula y fecha. En ${record.file} queda así, con la clave de content/revisores.yaml:`,
    `reviewer: { by: <clave>, date: <AAAA-MM-DD>, text: ${signatureHash(record)} }`,
  ].join('\n');
};

const asked = process.argv.slice(2);
const packets = asked.map((path) => ({ path, packet: packetOf(path) }));
const unknown = packets.filter(({ packet }) => packet === null).map(({ path }) => path);
if (asked.length === 0 || unknown.length > 0) {
  console.error(
    asked.length === 0
      ? 'Di qué guía: npm run content:packet -- perros/razas/labrador'
      : `No hay una guía que se firme en: ${unknown.join(', ')}. Ejemplos: perros/razas/labrador, toxicos/xilitol, primeros-auxilios/rcp`,
  );
  process.exit(1);
}
console.log(packets.map(({ packet }) => packet).join('\n\n\n'));
