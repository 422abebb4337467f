import type { VitalsFile } from '../../../content/schema/facts.ts';
import type { FirstAid, FirstAidKit, FirstAidSituation } from '../../../content/schema/first-aid.ts';
import { plainText } from '../../../content/schema/prose.ts';
import type { SpeciesPage } from '../../../content/schema/species-page.ts';
import type { Topic } from '../../../content/schema/topic.ts';
import type { Toxic } from '../../../content/schema/toxic.ts';
import { toldTo } from '../../../content/schema/toxic-told.ts';
import { span } from '../../../src/features/guides/figures.ts';
import { type CorpusPage, type CorpusPassage, GO_NOW } from '../../../src/shared/search/corpus.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../src/shared/species.ts';
import { lines } from './breed-passages.ts';

const passage = (anchor: string, section: string, text: string): CorpusPassage => ({ section, anchor, text });
/** A block under a heading that is its own address. */
const block = (section: string, text: string): CorpusPassage => ({ section, text });

/** Characters of an opening; the sentence that passes them is left out. */
const OPENING = 240;
/** The sentences that a paragraph opens with, the first one always. */
const opening = (text: string): string =>
  text
    .split(/(?<=[.!?]) (?=[A-ZÁÉÍÓÚÑ¿¡])/)
    .reduce((kept, sentence) => (kept.length + sentence.length < OPENING ? `${kept} ${sentence}` : kept));

/** `short` keeps of each block what it opens with: the first sentences answer, the others explain. */
export const topicPassages = ({ content }: Topic, short: boolean): CorpusPassage[] =>
  content.map(({ subtitle, text }) => block(subtitle, short ? opening(plainText(text.slice(0, 1))) : plainText(text)));

const steps = (some: FirstAidSituation['then']) => lines(some.map(({ title, text }) => `${title}. ${text}`));

/** The signs alone: the words of the acts are the same on every page. */
const triageLines = ({ question, signs }: FirstAidSituation['triage']) =>
  lines([question, ...signs.map(({ sign }) => sign)]);

/**
 * Headings and anchors of src/features/guides/first-aid/aid-situation.tsx. `short` keeps what each step of the first minute is (how it is
 * done is read there) and of each species the paragraph that it opens with.
 */
const situationPassages = (record: FirstAidSituation, short: boolean): CorpusPassage[] => [
  passage('primero', 'Primero, míralo', triageLines(record.triage)),
  passage(
    'pasos',
    'El primer minuto',
    short ? lines(record.first_minute.map(({ title }) => title)) : steps(record.first_minute),
  ),
  passage('pasos', DONE_LATER, steps(record.then)),
  passage('nunca', 'Nunca hagas esto', lines(record.never)),
  passage('sal-ya', 'Sal ya para la clínica si', lines(record.leave_at_once)),
  passage('dile', 'Dile al veterinario', lines(record.tell_the_vet)),
  passage('senales', 'Cómo reconocerlo', lines(record.signs)),
  ...FOLDERS.flatMap((folder) => {
    const text = record.differences[folder];
    return text
      ? [{ ...passage('segun-la-especie', 'Según la especie', plainText(short ? text.slice(0, 1) : text)), folder }]
      : [];
  }),
];

/** `short` keeps what is in the box; what each thing is for is read there. */
const kitPassages = ({ items, content, never }: FirstAidKit, short: boolean): CorpusPassage[] => [
  passage('lista', 'Lista para marcar', lines(items.map(({ name, note }) => (short ? name : `${name}. ${note}`)))),
  ...content.map(({ subtitle, text }) => block(subtitle, plainText(text))),
  passage('nunca', 'Nunca hagas esto', lines(never)),
];

export const firstAidPassages = (record: FirstAid, short: boolean): CorpusPassage[] =>
  record.kind === 'situation' ? situationPassages(record, short) : kitPassages(record, short);

/** What sends each species out, in a passage of its own; one for all when all are told the same. */
const goNowPassages = (record: Toxic): CorpusPassage[] => {
  const told = FOLDERS.map((folder) => ({ folder, text: lines(toldTo(record, folder)) }));
  const [first, ...others] = told;
  if (first && others.every(({ text }) => text === first.text)) return [passage(GO_NOW, 'Cuándo salir ya', first.text)];
  return told
    .filter(({ text }) => text !== '')
    .map(({ folder, text }) => ({
      ...passage(GO_NOW, `Cuándo salir ya: ${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}`, text),
      folder,
    }));
};

/** Headings and anchors of src/features/guides/toxics/toxic-page.tsx. `short` leaves out how soon signs come: nobody looks for hours. */
export const toxicPassages = (record: Toxic, short: boolean): CorpusPassage[] => [
  ...goNowPassages(record),
  passage('que-hacer', 'Qué hacer', lines(record.action)),
  passage('senales', 'Señales', lines(short ? record.signs : [`Cuándo: ${record.onset}.`, ...record.signs])),
  ...(record.note ? [passage('ten-en-cuenta', 'Ten en cuenta', record.note)] : []),
];

/** Heading of the steps after the first minute, which the search in the browser leaves out too. */
export const DONE_LATER = 'Después';
/** What the search in the browser leaves out of first aid and toxics: what is done and said is read on the page, not searched. */
export const DONE_NOT_SEARCHED: ReadonlySet<string> = new Set([
  GO_NOW,
  'sal-ya',
  'que-hacer',
  'dile',
  'nunca',
  'ten-en-cuenta',
]);

/** Who has no sign yet leaves as well, in a sentence of its own. */
const LEAVES_TOO = /^Sal ya .*\baunque todavía no\b/;
/** A condition to leave by, which leaves open what the others do: 'Sal ya si…', without 'llama'. */
const LEAVES_OPEN = /^Sal ya (?:sin? |cuando |apenas )(?!.*\bllama\b)/;
/** Who has these signs is not washed: said in one breath with the sentence that washes. */
const UNWASHED = /^Sal ya,? sin (?:lavar|bañar)/;
const toldFirst = (record: Toxic, folder: Folder): string => {
  const told = toldTo(record, folder);
  const [first = ''] = told;
  const call = told.findIndex((text) => text.startsWith('Llama'));
  if (told.slice(1, call).some((text) => UNWASHED.test(text))) return told.slice(0, call + 1).join(' ');
  if (LEAVES_TOO.test(told[1] ?? '')) return told.slice(0, 2).join(' ');
  // Every sentence that leaves comes before 'in the other cases'.
  return LEAVES_OPEN.test(first) && call > 0 ? told.slice(0, call + 1).join(' ') : first;
};

/**
 * What a result of the search says of a toxic: to each species what its page says first, leaving before calling, and after a
 * condition to leave by whom it does not hold for. No other sentence travels.
 */
export const toxicActs = (record: Toxic): NonNullable<CorpusPage['acts']> => {
  const byText = new Map<string, Folder[]>();
  for (const folder of FOLDERS) {
    const text = toldFirst(record, folder);
    if (text) byText.set(text, [...(byText.get(text) ?? []), folder]);
  }
  return [...byText]
    .map(([text, folders]) => ({ ...(folders.length < FOLDERS.length ? { for: folders } : {}), text }))
    .sort((a, b) => Number(b.text.startsWith('Sal')) - Number(a.text.startsWith('Sal')));
};

/** Headings and anchors of src/screens/species.tsx. */
export const speciesPassages = ({ asks, before }: SpeciesPage): CorpusPassage[] => [
  ...asks.map(({ label, figure, text }) => passage('asks', label, `${figure}. ${plainText(text)}`)),
  passage('before', before.title, plainText(before.text)),
];

/** The table of normal values, a passage for each animal. */
export const vitalsPassages = ({ rows, note }: VitalsFile): CorpusPassage[] => [
  ...rows.map(({ animal, folder, heart, breaths, temperature, gums }) => ({
    ...passage(
      'signos-vitales',
      `Signos vitales en reposo: ${animal}`,
      lines([
        ...(heart ? [`Corazón: ${span(heart, 'latidos por minuto')}.`] : []),
        ...(breaths ? [`Respiración: ${span(breaths, 'por minuto')}.`] : []),
        ...(temperature ? [`Temperatura: ${span(temperature, '°C')}.`] : []),
        `Encías: ${gums}.`,
      ]),
    ),
    folder,
  })),
  passage('signos-vitales', 'Signos vitales en reposo', plainText(note)),
];
