import type { Species } from './species.ts';

/** How gums and conjunctivas look, as a vet writes it down. */
export const MUCOSA = ['rosadas', 'palidas', 'congestivas', 'cianoticas', 'ictericas', 'secas'] as const;
export type Mucosa = (typeof MUCOSA)[number];
export const MUCOSA_NAME: Record<Mucosa, string> = {
  rosadas: 'Rosadas',
  palidas: 'Pálidas',
  congestivas: 'Congestivas',
  cianoticas: 'Cianóticas',
  ictericas: 'Ictéricas',
  secas: 'Secas',
};

/** Pain from 0 to 4, in words. */
export const PAIN = ['Sin dolor', 'Leve', 'Moderado', 'Fuerte', 'Muy fuerte'] as const;
/** Body condition on the scale of nine. */
export const CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * What a consulta measured, each part alone: °C, beats and breaths a minute, capillary refill in seconds, mucosa, condition 1–9, pain 0–4.
 * Null: it was not looked at.
 */
export type Exam = {
  temperature: number | null;
  heart: number | null;
  breaths: number | null;
  refill: number | null;
  mucosa: Mucosa | null;
  condition: number | null;
  pain: number | null;
};
export const EXAM_FIELDS = [
  'temperature',
  'heart',
  'breaths',
  'refill',
  'mucosa',
  'condition',
  'pain',
] as const satisfies readonly (keyof Exam)[];

/** Parts that are measured with a number and a unit. */
export const MEASURES = ['temperature', 'heart', 'breaths', 'refill'] as const;
export type Measure = (typeof MEASURES)[number];

type Range = readonly [min: number, max: number];
type Ranges = Record<Measure, Range>;

const REFILL = { possible: [0, 15], plausible: [0, 4] } as const;

/**
 * `possible`: beyond it there is a typing error, or no living animal; refused. `plausible`: what a sick one may still have; beyond it whoever
 * types is asked. Neither says what is healthy: that is the guide's (content/signos-vitales.yaml).
 */
const BOUNDS: Record<Species, { possible: Ranges; plausible: Ranges }> = {
  perro: {
    possible: { temperature: [25, 44], heart: [10, 400], breaths: [1, 400], refill: REFILL.possible },
    plausible: { temperature: [35, 41.5], heart: [40, 240], breaths: [6, 120], refill: REFILL.plausible },
  },
  gato: {
    possible: { temperature: [25, 44], heart: [10, 450], breaths: [1, 350], refill: REFILL.possible },
    plausible: { temperature: [35, 41.5], heart: [80, 300], breaths: [8, 120], refill: REFILL.plausible },
  },
  hamster: {
    possible: { temperature: [5, 44], heart: [5, 800], breaths: [1, 400], refill: REFILL.possible },
    plausible: { temperature: [34, 41], heart: [200, 650], breaths: [20, 200], refill: REFILL.plausible },
  },
  loro: {
    possible: { temperature: [30, 48], heart: [20, 1200], breaths: [1, 400], refill: REFILL.possible },
    plausible: { temperature: [38, 44.5], heart: [90, 700], breaths: [8, 250], refill: REFILL.plausible },
  },
};

export const MEASURE_NAME: Record<Measure, string> = {
  temperature: 'Temperatura',
  heart: 'Frecuencia cardíaca',
  breaths: 'Frecuencia respiratoria',
  refill: 'Llenado capilar',
};
export const MEASURE_UNIT: Record<Measure, string> = {
  temperature: '°C',
  heart: 'latidos/min',
  breaths: 'resp/min',
  refill: 's',
};

const number = (value: number) => String(value).replace('.', ',');
/** '38,5 °C' */
export const measureText = (measure: Measure, value: number): string => `${number(value)} ${MEASURE_UNIT[measure]}`;

const outside = (exam: Pick<Exam, Measure>, ranges: Ranges) =>
  MEASURES.flatMap((measure) => {
    const value = exam[measure];
    const [min, max] = ranges[measure];
    return value !== null && (value < min || value > max) ? [{ measure, value, min, max }] : [];
  });

/** Parts that no animal of the species has, each with what to say below its field. */
export const impossible = (species: Species, exam: Pick<Exam, Measure>): { path: Measure; message: string }[] =>
  outside(exam, BOUNDS[species].possible).map(({ measure, min, max }) => ({
    path: measure,
    message: `Va de ${number(min)} a ${measureText(measure, max)}. Revisa el número.`,
  }));

/** Parts so far from what one sees that whoever types them is asked: 'Temperatura 33,1 °C'. */
export const doubtful = (species: Species, exam: Pick<Exam, Measure>): string[] =>
  outside(exam, BOUNDS[species].plausible).map(
    ({ measure, value }) => `${MEASURE_NAME[measure]} ${measureText(measure, value)}`,
  );

/** What was looked at, with its name, in the order of the form; nothing of what was not. */
export const examFacts = (exam: Exam): [name: string, value: string][] => [
  ...MEASURES.flatMap((measure): [string, string][] => {
    const value = exam[measure];
    return value === null ? [] : [[MEASURE_NAME[measure], measureText(measure, value)]];
  }),
  ...(exam.mucosa === null ? [] : ([['Mucosas', MUCOSA_NAME[exam.mucosa]]] as [string, string][])),
  ...(exam.condition === null ? [] : ([['Condición corporal', `${exam.condition} de 9`]] as [string, string][])),
  ...(exam.pain === null ? [] : ([['Dolor', PAIN[exam.pain] ?? String(exam.pain)]] as [string, string][])),
];
