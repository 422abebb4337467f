import * as z from 'zod';
import { ACTS, type Act, cardsOf, LEAVING } from './act-kinds.ts';
import { line, slug } from './common.ts';

const act = z.enum(Object.keys(ACTS) as [Act, ...Act[]]);

const way = z.strictObject({
  sign: line(90).describe('What is seen: "Solo da bocanadas sueltas".'),
  first: act.describe('What comes first for it, one of act-kinds.ts.'),
  id: slug().optional().describe('Name of the sign for a door of the guide that opens at it: "sangre-por-dentro".'),
  step: slug().optional().describe('Step that says how, by its id: of this page, or of `entry`.'),
  entry: slug().optional().describe('Another entry that says how, by its slug.'),
  for: z
    .array(z.enum(['perros', 'gatos', 'hamsters', 'loros']))
    .min(1)
    .optional()
    .describe('Only for these species; left out when for all.'),
  main: z
    .literal(true)
    .optional()
    .describe('The sign with which people open this page, of those that cannot wait: its door is on the first screen.'),
  never: line(50)
    .optional()
    .describe('What is done wrong most, said above all signs: "No le metas la mano en la boca".'),
});
export type TriageWay = z.output<typeof way>;

export const triage = z.strictObject({
  question: line(80).describe('Question that opens the page.'),
  signs: z
    .array(way)
    .min(2)
    .max(14)
    .describe('Each sign with what comes first: the main one or the gravest first. Some are for one species only.'),
  otherwise: way.describe('None of them is seen: what then.'),
  meanwhile: line(110).optional().describe('What another person does at the same time: who calls while you compress.'),
});
export type Triage = z.output<typeof triage>;

type Rule = { seen: RegExp; unless?: RegExp; acts: readonly Act[]; small?: readonly Act[]; why: string };

/** Pressing the chest of one that breathes can kill it: only two fingers, and only after a look. */
const isSmall = ({ for: own }: TriageWay) =>
  Boolean(own?.every((folder) => folder === 'hamsters' || folder === 'loros'));

/** What cannot be right. `seen` is read in the sign's words; the first rule that it meets judges it. */
const RULES: readonly Rule[] = [
  {
    seen: /\bcría\b.*no respira/i,
    acts: ['frotar'],
    why: 'a una cría que nace sin respirar se le limpia la nariz y se la frota',
  },
  {
    seen: /\bno (sabes si )?respira\b|dej(a|ó) de (respirar|moverse)|bocanadas/i,
    acts: ['comprimir'],
    small: ['dedos', 'revisar'],
    why: 'quien no respira necesita compresiones antes que el viaje',
  },
  {
    seen: /no responde|no despierta|inconsciente|desmaya|desploma|no reacciona|no sabes si vive/i,
    unless: /respira/i,
    acts: ['revisar', 'comprimir'],
    why: 'primero se mira si respira, que decide si se comprime',
  },
  { seen: /corriente|\bcable/i, acts: ['cortar'], why: 'la corriente se corta antes de tocarlo' },
  { seen: /\bhumo\b|\bgas\b|vapores/i, acts: ['aire'], why: 'del aire malo se sale antes que nada' },
  {
    seen: /a chorro\b|\bchorro que\b|\bsangra\b|empapa|gotea sin parar/i,
    unless: /no sangra/i,
    acts: ['presionar'],
    why: 'la sangre que se ve se aprieta antes de salir',
  },
];

/** Acts that cannot wait for the reading of other signs than the main one's. */
const MUST_LEAD = new Set<Act>(['comprimir', 'dedos', 'revisar']);

type Problem = { path: (string | number)[]; message: string };

const wayProblems = ({ first, step, entry }: TriageWay, steps: ReadonlySet<string>): string[] => {
  const leads = Boolean(step ?? entry);
  if (LEAVING.has(first) || first === 'pasos')
    return leads ? ['salir, llamar y seguir los pasos no llevan a otro sitio: quita step y entry'] : [];
  if (!leads) return ['di a dónde lleva: step, entry o los dos'];
  return step && !entry && !steps.has(step) ? [`ningún paso de esta página tiene id «${step}»`] : [];
};

const signProblems = (way: TriageWay): string[] => {
  const { sign, first } = way;
  const rule = RULES.find(({ seen, unless }) => seen.test(sign) && !unless?.test(sign));
  const acts = (isSmall(way) && rule?.small) || rule?.acts;
  return rule && acts && !acts.includes(first) ? [`«${sign}» pide ${acts.join(' o ')}: ${rule.why}`] : [];
};

/** Index of the first sign that asks for compressions behind a card that is neither the main sign's nor asks for them too. */
const lateOf = (signs: readonly TriageWay[]): number => {
  const cards = cardsOf(signs);
  // A bird's own door may stand first: its page asks about breath again. So may the current: who looks at the breath touches the animal.
  const other = cards.findIndex(
    (card) =>
      !card.some(
        (way) =>
          way.main || MUST_LEAD.has(way.first) || way.first === 'cortar' || (way.first === 'caja' && isSmall(way)),
      ),
  );
  const late = cards
    .slice(other < 0 ? cards.length : other)
    .flat()
    .find(({ first }) => MUST_LEAD.has(first));
  return late ? signs.indexOf(late) : -1;
};

/** Problems of the triage of one record: acts that cannot be right, ways that lead nowhere, what is gravest behind something else. */
export const triageProblems = ({ signs, otherwise }: Triage, steps: ReadonlySet<string>): Problem[] => {
  const late = lateOf(signs);
  const mains = signs.filter(({ main }) => main).length;
  return [
    ...signs.flatMap((way, at) =>
      [...wayProblems(way, steps), ...signProblems(way)].map((message) => ({ path: ['triage', 'signs', at], message })),
    ),
    ...wayProblems(otherwise, steps).map((message) => ({ path: ['triage', 'otherwise'], message })),
    ...(late < 0
      ? []
      : [{ path: ['triage', 'signs', late], message: 'solo la señal principal va antes que revisar y comprimir' }]),
    ...(mains === 1 ? [] : [{ path: ['triage', 'signs'], message: `una señal es la principal (main), no ${mains}` }]),
  ];
};
