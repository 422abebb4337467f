import { paths } from '../../../shared/paths.ts';
import { SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { BreedThumb } from '../breeds/breed-thumb.tsx';
import type { Answers, Effect, Match, Proposal } from './quiz-match.ts';
import { questionId } from './quiz-question.tsx';
import { CRITERION, QUESTIONS } from './quiz-words.ts';

const VERDICT: Record<Effect['verdict'], { icon: 'check' | 'minus' | 'x'; word: string }> = {
  fits: { icon: 'check', word: 'A favor' },
  tight: { icon: 'minus', word: 'Con ajustes' },
  clashes: { icon: 'x', word: 'En contra' },
};

const EffectRow = ({ effect: { verdict, name, text } }: { effect: Effect }) => (
  <li data-verdict={verdict}>
    <Icon name={VERDICT[verdict].icon} />
    <span>
      <b>
        {name} <small>{VERDICT[verdict].word}</small>
      </b>
      {text}
    </span>
  </li>
);

const ProposalCard = ({ proposal: { animal, effects } }: { proposal: Proposal }) => (
  <li className="proposal" data-species={animal.folder}>
    <BreedThumb
      folder={animal.folder}
      breed={{ slug: animal.slug, portrait: animal.drawn ? animal.name : null }}
      sizes="(min-width: 60rem) 220px, 120px"
    />
    <div>
      <p className="proposal-kind">
        <Mark name={`track-${animal.folder}`} />
        {SPECIES_NAME[SPECIES_OF[animal.folder]].one}
      </p>
      <h3>
        <a href={paths.breed(animal.folder, animal.slug)}>{animal.name}</a>
      </h3>
      <ul className="effects">
        {effects.map((effect) => (
          <EffectRow key={effect.key} effect={effect} />
        ))}
      </ul>
    </div>
  </li>
);

/** What was answered, each a way back to its question. */
const Answered = ({ answers }: { answers: Answers }) => (
  <nav className="answered" aria-label="Tus respuestas">
    {QUESTIONS.map(({ key, legend, options }, index) => {
      const label = options.find(([value]) => value === answers[key])?.[1];
      return (
        <a key={key} href={`#${questionId(index)}`} className="chip" data-empty={!label || undefined}>
          <span className="sr-only">{legend} </span>
          {CRITERION[key]}: {label ?? 'sin contestar'}
        </a>
      );
    })}
  </nav>
);

/** What the answers lead to: each proposal with what every criterion does to it. */
export const QuizResults = ({
  match: { proposals, nearest },
  answers,
  titleRef,
}: {
  match: Match;
  answers: Answers;
  titleRef: React.RefObject<HTMLHeadingElement | null>;
}) => (
  <section className="quiz-results" aria-labelledby="resultado">
    <h2 id="resultado" ref={titleRef} tabIndex={-1}>
      {proposals.length > 0 ? 'Los que van contigo' : 'Ninguno encaja del todo'}
    </h2>
    <p className="measure mt-2">
      {proposals.length > 0
        ? 'Los criollos que encajan van primero, porque esperan en adopción. De cada uno ves qué pesa a favor y qué pide ajustes; el orden sale de esa suma y de nada más.'
        : 'Con estas respuestas, esperar también es una buena decisión. Estos son los más cercanos, con lo que tendría que cambiar.'}
    </p>
    <Answered answers={answers} />
    <ol className="proposals">
      {[...proposals, ...nearest].map((proposal) => (
        <ProposalCard key={`${proposal.animal.folder}/${proposal.animal.slug}`} proposal={proposal} />
      ))}
    </ol>
    <p className="measure mt-5 text-soft">
      Antes de comprar, pregunta en los albergues y en el centro de bienestar animal de tu ciudad, que también reciben
      animales de raza. Esta página no guarda tus respuestas: están solo en la dirección, y puedes compartirla.
    </p>
  </section>
);
