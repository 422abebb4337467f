import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { allergyFact } from '../../lib/allergies.ts';
import { phoneText, weightText } from '../../lib/formats.ts';
import { takenText } from '../../lib/medicine-words.ts';
import { useToday } from '../../lib/now.ts';
import type { OwnClinic } from '../../lib/own-clinics.ts';
import { paths } from '../../shared/paths.ts';
import { ageText } from '../../shared/pets.ts';
import type { PetCard } from '../../shared/schemas/pet-file.ts';
import { FOLDER_OF, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClinicCall } from './clinic-call.tsx';
import { NoClinic } from './no-clinic.tsx';
import { chipText, SEX_NAME, yesNo } from './pet-words.ts';

const Line = ({ name, children, loud = false }: { name: string; children: ReactNode; loud?: boolean }) => (
  <div className={loud ? 'loud' : ''}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const said = (text: string | null) => text ?? <span className="soft">Nada anotado</span>;

/** Females that have a word of their own. */
const FEMALE: Partial<Record<Species, string>> = { perro: 'perra', gato: 'gata', loro: 'lora' };

/** 'perra, Labrador', 'hámster, Roborovski': how one begins to tell of it. */
const kindText = ({ species, sex, breed }: PetCard): string => {
  const word = (sex === 'hembra' && FEMALE[species]) || SPECIES_NAME[species].one.toLowerCase();
  return breed ? `${word}, ${breed}` : word;
};

const Script = ({ card, month, taken }: { card: PetCard; month: string; taken: string | null }) => (
  <section className="card-script" aria-labelledby="llamada">
    <h2 id="llamada">Qué decir por teléfono</h2>
    <p className="card-said">
      «Llamo por {card.name}: {kindText(card)}, {ageText(card.birthMonth, month)}, {weightText(card.weight)}.
      {card.allergies && ` Alergias: ${card.allergies.replace(/\.$/, '')}.`}
      {card.allergiesNoneOn && ' Alergias: ninguna conocida.'}
      {taken && ` Toma: ${taken.replace(/\.$/, '')}.`}»
    </p>
    <ol>
      <li>Qué pasó y hace cuánto.</li>
      <li>Cómo respira y de qué color tiene las encías, si se dejan ver.</li>
      <li>Si camina, si responde a su nombre, si sangra.</li>
      <li>Si comió o tocó algo: qué, cuánto y a qué hora. Ten el empaque a mano.</li>
      <li>Cuánto tardas en llegar. Después, escucha.</li>
    </ol>
  </section>
);

const Calls = ({ card, others, lines }: { card: PetCard; others: readonly OwnClinic[]; lines: ReactNode }) => (
  <section className="card-calls" aria-labelledby="llama">
    <h2 id="llama" className="sr-only">
      Llama
    </h2>
    {card.clinic ? <ClinicCall clinic={card.clinic} solid /> : <NoClinic card={card} others={others} />}
    <div className="card-lines">{lines}</div>
  </section>
);

/** What is done before somebody answers: all of it stands without connection. */
const doorsOf = (species: Species) =>
  [
    { href: paths.firstAid('rcp', FOLDER_OF[species]), icon: 'heart-pulse', text: 'No respira' },
    { href: paths.eaten, icon: 'skull', text: 'Comió algo' },
    { href: '/primeros-auxilios', icon: 'briefcase-medical', text: 'Primeros auxilios' },
  ] as const;

const Doors = ({ species }: Pick<PetCard, 'species'>) => (
  <ul className="card-doors no-print">
    {doorsOf(species).map(({ href, icon, text }) => (
      <li key={href}>
        <Link href={href}>
          <Icon name={icon} />
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

const Facts = ({ card, taken }: { card: PetCard; taken: string | null }) => (
  <dl className="card-facts">
    <Line name="Alergias" loud={card.allergies !== null}>
      {allergyFact(card)}
    </Line>
    <Line name="Medicinas que toma" loud={taken !== null}>
      {said(taken)}
    </Line>
    <Line name="Notas">{said(card.notes)}</Line>
    <Line name="Sexo">
      {card.sex ? SEX_NAME[card.sex] : 'Sin anotar'}
      {card.isNeutered !== null && ` · esterilización: ${yesNo(card.isNeutered).toLowerCase()}`}
    </Line>
    <Line name="Color y señas">{said(card.colour)}</Line>
    <Line name="Microchip">
      {card.microchip ? <span className="num">{chipText(card.microchip)}</span> : said(null)}
    </Line>
    <Line name="Quién responde">
      {card.ownerName}
      {card.ownerPhone && <span className="num"> · {phoneText(card.ownerPhone)}</span>}
    </Line>
  </dl>
);

/**
 * One page with what must be known of a pet in a hurry, whom to call first: to read aloud, to hand over, to print. `others`: clinics of
 * the owner's other pets; `lines`: the guides' numbers.
 */
export const EmergencyCard = ({
  card,
  photo,
  others,
  lines,
}: {
  card: PetCard;
  /** Address of its own photo. */
  photo?: string | undefined;
  others: readonly OwnClinic[];
  lines: ReactNode;
}) => {
  const month = useToday().slice(0, 7);
  const taken = takenText(card);
  return (
    <article className="emergency-card" data-species={FOLDER_OF[card.species]}>
      <header className="card-head">
        {photo && <img className="card-photo" src={photo} width={72} height={72} alt="" />}
        <div>
          <p>Tarjeta para urgencias</p>
          <h1>{card.name}</h1>
          <p>
            {[SPECIES_NAME[card.species].one, card.breed, ageText(card.birthMonth, month)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="card-weight num">{weightText(card.weight)}</p>
      </header>
      <div className="card-body">
        <Calls card={card} others={others} lines={lines} />
        <Doors species={card.species} />
        <Script card={card} month={month} taken={taken} />
        <Facts card={card} taken={taken} />
      </div>
      <footer className="card-foot no-print">
        <button type="button" className="btn primary" onClick={() => window.print()}>
          <Icon name="printer" />
          Imprimir
        </button>
      </footer>
    </article>
  );
};
