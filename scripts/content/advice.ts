import type { Guard } from '../../content/schema/guard-kinds.ts';
import { type Advice, type AdviceProblem, bathProblems, guardedOnProblems, guardProblems } from './advice-acts.ts';
import { type Figure, figureProblems } from './advice-figures.ts';
import { type RedLine, softProblems } from './advice-soft.ts';

const VOMIT =
  /(?<![\p{L}])(?:(?:^|[.;:,]\s*|\by\s+)prov[oó]ca(?:le|selo)?\s+(?:el\s+)?vómito|provócale|indúcele|induce\s+el\s+vómito|(?:haz|hazl[oe]|hacerl[oe]|hacerle)\s+(?:que\s+)?vomit(?:ar|e)|para\s+que\s+vomite)/iu;
const NEGATED = /\b(?:no|ni|nunca|jamás|sin|tampoco|evita|prohibido|veterinari[oa]|clínica)\b/iu;

/** Whether a clause says these words and nothing before them takes them back. */
const tells = (clause: string, words: RegExp): boolean => {
  const hit = words.exec(clause);
  return hit !== null && !NEGATED.test(clause.slice(0, hit.index));
};

/** An instruction to make it vomit: no condition allows it. */
const vomitProblems = ({ path, text }: Advice): AdviceProblem[] =>
  clausesOf(text)
    .filter((clause) => tells(clause, VOMIT))
    .map(() => ({ path, fix: 'manda provocar el vómito: quítalo; en la casa nunca se provoca' }));

const STINGS =
  'arañas?|alacr[aá]n(?:es)?|escorpi[oó]n(?:es)?|serpientes?|culebras?|v[ií]boras?|orugas?|gusanos?|abejas?|avispas?|hormigas?|medusas?|ciempiés|bichos?|insectos?|agua mala';
const CATCH = [
  new RegExp(
    String.raw`(?<!\p{L})(?:recoge|recóge|atrapa|atrápa|captura|captúra|caza|coge|agarra|guarda|lleva|lléva|trae|tráe|mete|encierra|retira)(?:l[oa]s?)?\s+(?:a?l|el|la|las|los|una?)?\s*(?:${STINGS})(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:atrápal[oa]|captúral[oa]|enciérral[oa])s?(?!\p{L})/iu,
  /(?<!\p{L})(?:guarda|conserva)\b[^.;]*\balcohol\b/iu,
];
const JAR = /\b(?:en|con|bajo|dentro de) (?:un |el )?(?:frasco|vaso|tarro|recipiente)\b/iu;
const HARMLESS = /\b(?:muert[oa]s?|orina|vómito|popó|muestra|pelo)\b/iu;

/** Sentences of a text, and what a colon or a semicolon parts. */
const clausesOf = (text: string) => text.split(/(?<=[.;:])\s/u);

/** Asking for a living animal that stings or bites. */
const catchProblems = ({ path, text }: Advice): AdviceProblem[] =>
  clausesOf(text)
    .filter(
      (clause) =>
        (CATCH.some((words) => tells(clause, words)) && !HARMLESS.test(clause)) ||
        (tells(clause, JAR) && !HARMLESS.test(text)),
    )
    .map(() => ({
      path,
      fix: 'pide atrapar o traer un animal vivo que pica o muerde: pide una foto de lejos, o solo si ya está muerto',
    }));

const CLIPPED =
  /(?<!\p{L})(?:llama|consulta|acude|sal|viaja|cita|turno|control)(?:\s+(?:ya|hoy|hoy mismo|igual|el mismo día))?\s+por\s+(?!teléfono|video|videollamada|WhatsApp|si\b|lo\b|l[ao]s?\b|el\b|tu\b|qué\b|favor|dentro|fuera)\S+/iu;

/** «Pide cita por ave que jadea»: nobody can tell who does what. */
const clippedProblems = ({ path, text }: Advice): AdviceProblem[] => {
  const hit = CLIPPED.exec(text);
  return hit ? [{ path, fix: `«${hit[0]}…» está recortado: di quién y cuándo, «Llama si el ave…»` }] : [];
};

type RawWay = { title: string; text: string; guard?: Guard };
type RawStep = RawWay & { instead?: Record<string, RawWay>; pictures?: { caption?: string }[] };
type RawSign = { sign: string };
export type RawFirstAid = {
  first_minute?: RawStep[];
  then?: RawStep[];
  triage?: { question: string; signs: RawSign[]; otherwise: RawSign; meanwhile?: string };
  never?: string[];
  leave_at_once?: string[];
  figures?: Figure[];
  sources: unknown[];
};

const told = (path: Advice['path'], text: string): Advice => ({ path, text, instructs: false });

/** What a step asks for, of all and of each species that does it another way. */
const stepAdvice = (part: string, { instead = {}, ...step }: RawStep, at: number): Advice[] =>
  [
    [[part, at], step] as const,
    ...Object.entries(instead).map(([one, way]) => [[part, at, 'instead', one], way] as const),
  ].map(([path, { title, text, guard }]) => ({
    path: [...path, 'text'],
    text: `${title}. ${text}`,
    guard,
    instructs: true,
  }));

/** What is wrong with the advice of a valid first-aid record, as its file has it. */
export const firstAidAdviceProblems = (raw: RawFirstAid): AdviceProblem[] => {
  const parts = (['first_minute', 'then'] as const).flatMap((part) =>
    (raw[part] ?? []).map((step, at) => ({ part, step, at })),
  );
  const steps = parts.flatMap(({ part, step, at }) => stepAdvice(part, step, at));
  const captions = parts.flatMap(({ part, step, at }) =>
    (step.pictures ?? []).map(({ caption = '' }, n) => told([part, at, 'pictures', n, 'caption'], caption)),
  );
  const { triage } = raw;
  const signs = triage
    ? [
        told(['triage', 'question'], triage.question),
        ...triage.signs.map(({ sign }, at) => told(['triage', 'signs', at, 'sign'], sign)),
        told(['triage', 'otherwise', 'sign'], triage.otherwise.sign),
        told(['triage', 'meanwhile'], triage.meanwhile ?? ''),
      ]
    : [];
  const lists = (['never', 'leave_at_once'] as const).flatMap((list) =>
    (raw[list] ?? []).map((text, at) => told([list, at], text)),
  );
  return [
    ...steps.flatMap((step) => [
      ...guardProblems(step),
      ...guardedOnProblems(step),
      ...vomitProblems(step),
      ...clippedProblems(step),
      ...catchProblems(step),
    ]),
    ...figureProblems([...signs, ...steps, ...captions, ...lists], raw.figures ?? [], raw.sources.length),
  ];
};

type RawAct = string | { text: string; guard?: Guard };
export type RawToxic = RedLine & {
  kind: string;
  action: RawAct[];
  note?: string;
  figures?: Figure[];
  sources: unknown[];
};

/** What is wrong with the advice of a valid toxic, as its file has it. */
export const toxicAdviceProblems = (raw: RawToxic): AdviceProblem[] => {
  const advice: Advice[] = [
    ...raw.go_now.map(({ text }, at) => ({ path: ['go_now', at, 'text'], text, instructs: false })),
    ...raw.action.map((act, at) =>
      typeof act === 'string'
        ? { path: ['action', at], text: act, instructs: true }
        : { path: ['action', at, 'text'], text: act.text, guard: act.guard, instructs: true },
    ),
  ];
  const note: Advice[] = raw.note ? [{ path: ['note'], text: raw.note, instructs: false }] : [];
  return [
    ...advice.flatMap((one) => [
      ...guardProblems(one),
      ...guardedOnProblems(one),
      ...bathProblems(one),
      ...clippedProblems(one),
    ]),
    ...[...advice, ...note].flatMap((one) => [
      ...vomitProblems(one),
      ...(raw.kind === 'animal' ? catchProblems(one) : []),
    ]),
    ...softProblems(raw, advice),
    ...figureProblems([...advice, ...note], raw.figures ?? [], raw.sources.length),
  ];
};
