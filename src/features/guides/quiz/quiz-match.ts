import { span } from '../figures.ts';
import { NEEDS, type Need, type QuizAnimal } from './quiz-animals.ts';
import { CRITERION, DEGREES, EXPENSES, QUESTIONS, type QuestionKey } from './quiz-words.ts';

/** What was answered; a question left out does not weigh. */
export type Answers = Partial<Record<QuestionKey, string>>;

/** The answers of a query string; unknown ones are left out. */
export const parseAnswers = (search: string): Answers => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    QUESTIONS.flatMap(({ key, options }) => {
      const value = options.find(([name]) => name === query.get(key))?.[0];
      return value ? [[key, value]] : [];
    }),
  );
};

/** `?tiempo=poco&ninos=si`, empty without answers. */
export const answersQuery = (answers: Answers): string => {
  const rows = QUESTIONS.flatMap(({ key }) => (answers[key] ? [`${key}=${answers[key]}`] : []));
  return rows.length > 0 ? `?${rows.join('&')}` : '';
};

/** How an animal meets one thing that was asked: 'fits', 'tight' (with adjustments), 'clashes'. */
export type Effect = { key: string; name: string; verdict: 'fits' | 'tight' | 'clashes'; text: string };
export type Proposal = { animal: QuizAnimal; effects: Effect[]; score: number };

/** How far up each answer goes on the scale of needs. */
const REACH: Record<Need, Record<string, number>> = {
  tiempo: { poco: 1, medio: 3, mucho: 5 },
  espacio: { pequeno: 2, amplio: 3, casa: 5 },
  ruido: { poco: 2, medio: 3, mucho: 5 },
  dinero: { basico: 2, medio: 3, holgado: 5 },
};

const verdictOf = (beyond: number): Effect['verdict'] => (beyond <= 0 ? 'fits' : beyond === 1 ? 'tight' : 'clashes');

const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

const needEffect = (animal: QuizAnimal, key: Need, answer: string): Effect => {
  const need = animal.needs[key];
  const degree = DEGREES[key][need - 1] ?? '';
  const text =
    key === 'dinero' ? `${degree}: ${EXPENSES[animal.folder]}` : key === 'tiempo' ? `pide ${degree}` : degree;
  return { key, name: CRITERION[key], verdict: verdictOf(need - (REACH[key][answer] ?? 5)), text: sentence(text) };
};

const childrenEffect = ({ children }: QuizAnimal, answer: string): Effect => ({
  key: 'ninos',
  name: CRITERION.ninos,
  verdict: children || answer === 'no' ? 'fits' : 'clashes',
  text:
    answer === 'no'
      ? 'En casa no hay niños pequeños, así que esto no lo limita.'
      : children
        ? 'Suele llevarse bien con niños, siempre con un adulto al lado.'
        : 'No va con niños pequeños.',
});

/** Years a person has answered for: up to about five, up to about fifteen, all of them. */
const YEARS: Record<string, number> = { pocos: 5, medio: 16, todos: Number.POSITIVE_INFINITY };

const yearsEffect = ({ years }: QuizAnimal, answer: string): Effect => {
  const reach = YEARS[answer] ?? Number.POSITIVE_INFINITY;
  const short = answer === 'todos' && years.max < 5;
  const verdict = years.max <= reach && !short ? 'fits' : short || years.min <= reach ? 'tight' : 'clashes';
  const text = `Vive ${span(years, 'años')}${short ? ', y la despedida llega pronto' : ''}.`;
  return { key: 'anos', name: CRITERION.anos, verdict, text };
};

/** What weighs without being asked. */
const OWN: Record<string, Omit<Effect, 'key'>> = {
  criollo: {
    name: 'Adopción',
    verdict: 'fits',
    text: 'Los albergues tienen criollos de todas las edades; un adulto ya muestra el tamaño y el carácter que tendrá.',
  },
  bienestar: {
    name: 'Bienestar',
    verdict: 'clashes',
    text: 'Tiene un aviso de bienestar; léelo en su página antes de decidir.',
  },
  'manejo-especial': {
    name: 'Ley',
    verdict: 'clashes',
    text: 'Es de manejo especial, con registro, permiso y póliza; los deberes están en su página.',
  },
  'exotica-cria': { name: 'Ley', verdict: 'tight', text: 'Exótica de cría; debe llegar con prueba de su origen.' },
};

const ownEffects = ({ flags }: QuizAnimal): Effect[] =>
  flags.flatMap((flag) => {
    const own = OWN[flag];
    return own ? [{ key: flag, ...own }] : [];
  });

const answered = (animal: QuizAnimal, answers: Answers): Effect[] =>
  QUESTIONS.flatMap(({ key }) => {
    const answer = answers[key];
    if (!answer) return [];
    if (key === 'ninos') return [childrenEffect(animal, answer)];
    if (key === 'anos') return [yearsEffect(animal, answer)];
    return NEEDS.includes(key) ? [needEffect(animal, key, answer)] : [];
  });

const POINTS = { fits: 2, tight: 0, clashes: -3 } as const;

/** One animal before these answers, with what each does to it. */
export const weigh = (animal: QuizAnimal, answers: Answers): Proposal => {
  const effects = [...answered(animal, answers), ...ownEffects(animal)];
  return { animal, effects, score: effects.reduce((sum, { verdict }) => sum + POINTS[verdict], 0) };
};

/**
 * Whether it goes against something the person answered, or its own welfare does: nobody is offered what the next line judges. The
 * duties of special handling lower an animal, and are said, but do not rule it out.
 */
const clashes = ({ effects }: Proposal) =>
  effects.some(({ key, verdict }) => verdict === 'clashes' && (key === 'bienestar' || !(key in OWN)));
const isCriollo = ({ animal }: Proposal) => animal.flags.includes('criollo');

/** How many are proposed, and how many of one species. */
const MOST = 6;
const MOST_OF_A_SPECIES = 2;

/** Two pages of one animal, which a proposal does not set side by side: the exhibition type of a bird and the bird. */
const ONE_ANIMAL = ['loros/periquito-australiano', 'loros/perico-australiano'];
const isSameAnimal = (...both: readonly Proposal[]) =>
  both.every(({ animal }) => ONE_ANIMAL.includes(`${animal.folder}/${animal.slug}`));

const spread = (proposals: Proposal[], most: number): Proposal[] => {
  const taken: Proposal[] = [];
  for (const one of proposals) {
    const same = taken.filter(({ animal }) => animal.folder === one.animal.folder).length;
    if (taken.length < most && same < MOST_OF_A_SPECIES && !taken.some((other) => isSameAnimal(other, one)))
      taken.push(one);
  }
  return taken;
};

export type Match = {
  /** Nothing clashes with them; criollos first, then by points. */
  proposals: Proposal[];
  /** When nothing fits: the nearest three, to see what would have to change. */
  nearest: Proposal[];
};

/** The animals for these answers, out of those that may be proposed at all. Equal points keep the order of the guide. */
export const matchAnimals = (animals: readonly QuizAnimal[], answers: Answers): Match => {
  const weighed = animals
    .map((animal) => weigh(animal, answers))
    .sort((a, b) => Number(isCriollo(b)) - Number(isCriollo(a)) || b.score - a.score);
  const proposals = spread(
    weighed.filter((one) => !clashes(one)),
    MOST,
  );
  const nearest =
    proposals.length > 0
      ? []
      : spread(
          [...weighed].sort((a, b) => b.score - a.score),
          3,
        );
  return { proposals, nearest };
};
