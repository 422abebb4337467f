import { z } from 'zod';
import { ACTS, type Act, LEAVING } from './act-kinds.ts';
import { line, slug } from './common.ts';

const act = z.enum(Object.keys(ACTS) as [Act, ...Act[]]);

const way = z.strictObject({
  sign: line(90).describe('What is seen: "Solo da bocanadas sueltas".'),
  first: act.describe('What comes first for it, one of act-kinds.ts.'),
  step: slug().optional().describe('Step of this page that says how, by its id.'),
  entry: slug().optional().describe('Another entry that says how, by its slug.'),
});
export type TriageWay = z.output<typeof way>;

export const triage = z.strictObject({
  question: line(80).describe('Question that opens the page.'),
  signs: z.array(way).min(2).max(9).describe('Each sign with what comes first, the gravest first.'),
  otherwise: way.describe('None of them is seen: what then.'),
});
export type Triage = z.output<typeof triage>;

type Rule = { seen: RegExp; unless?: RegExp; acts: readonly Act[]; why: string };

/** What cannot be right. `seen` is read in the sign's words; the first rule that it meets judges it. */
const RULES: readonly Rule[] = [
  {
    seen: /\bno respira\b|deja de respirar|bocanadas/i,
    acts: ['comprimir', 'cortar'],
    why: 'quien no respira necesita compresiones antes que el viaje',
  },
  {
    seen: /no responde|no despierta|inconsciente|desmaya|desploma|no reacciona/i,
    unless: /respira/i,
    acts: ['revisar', 'comprimir', 'cortar'],
    why: 'primero se mira si respira, que decide si se comprime',
  },
  {
    seen: /corriente|\bcable/i,
    acts: ['cortar'],
    why: 'la corriente se corta antes de tocarlo',
  },
  {
    seen: /\bhumo\b|\bgas\b/i,
    acts: ['aire'],
    why: 'del aire malo se sale antes que nada',
  },
  {
    seen: /chorro|sangra|empapa/i,
    unless: /vomita|orina|popó|coagul/i,
    acts: ['presionar'],
    why: 'la sangre que se ve se aprieta antes de salir',
  },
];

const MUST_LEAD = new Set<Act>(['comprimir', 'revisar']);

/** Problems of the triage of one record: acts that cannot be right and ways that lead nowhere. */
export const triageProblems = (
  own: Triage,
  steps: ReadonlySet<string>,
): { path: (string | number)[]; message: string }[] => {
  const ways = [
    ...own.signs.map((one, at) => ({ one, path: ['triage', 'signs', at] })),
    { one: own.otherwise, path: ['triage', 'otherwise'] },
  ];
  const grave = own.signs.map(({ first }) => MUST_LEAD.has(first));
  return ways
    .flatMap(({ one: { sign, first, step, entry }, path }) => {
      const rule = path.includes('signs') && RULES.find(({ seen, unless }) => seen.test(sign) && !unless?.test(sign));
      const told = [
        rule && !rule.acts.includes(first) && `«${sign}» pide ${rule.acts.join(' o ')}: ${rule.why}`,
        LEAVING.has(first) && (step || entry) && 'llamar y salir no llevan a un paso: quita step y entry',
        !LEAVING.has(first) && Boolean(step) === Boolean(entry) && 'di a dónde lleva: step o entry, uno de los dos',
        step && !steps.has(step) && `ningún paso de esta página tiene id «${step}»`,
      ];
      return told.flatMap((message) => (message ? [{ path, message }] : []));
    })
    .concat(
      grave.some((one, at) => one && grave.slice(0, at).includes(false))
        ? [{ path: ['triage', 'signs'], message: 'revisar y comprimir van antes que cualquier otra señal' }]
        : [],
    );
};
