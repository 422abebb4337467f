import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { allergyFact } from '../../lib/allergies.ts';
import { phoneText, telLink, weightText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { ageText } from '../../shared/pets.ts';
import type { PetCard } from '../../shared/schemas/pet-file.ts';
import { FOLDER_OF, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
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

const Script = ({ card, month }: { card: PetCard; month: string }) => (
  <section className="card-script" aria-labelledby="llamada">
    <h2 id="llamada">Qué decir por teléfono</h2>
    <p className="card-said">
      «Llamo por {card.name}: {kindText(card)}, {ageText(card.birthMonth, month)}, {weightText(card.weight)}.
      {card.allergies && ` Alergias: ${card.allergies.replace(/\.$/, '')}.`}
      {card.allergiesNoneOn && ' Alergias: ninguna conocida.'}
      {card.medicines && ` Toma: ${card.medicines.replace(/\.$/, '')}.`}»
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

/** The clinic that saw the pet last, to be called. */
export const ClinicCall = ({ clinic }: { clinic: NonNullable<PetCard['clinic']> }) => (
  <a className="card-call" href={telLink(clinic.phone)}>
    <Icon name="phone" />
    <span>
      <b className="num">{phoneText(clinic.phone)}</b>
      {clinic.name}
      <span className="small"> · {clinic.address}</span>
    </span>
  </a>
);

const Calls = ({ card, lines }: { card: PetCard; lines: ReactNode }) => (
  <section className="card-calls" aria-labelledby="llama">
    <h2 id="llama">Llama</h2>
    {card.clinic ? (
      <ClinicCall clinic={card.clinic} />
    ) : (
      <p className="soft">
        Todavía no ha ido a una clínica de aquí. Anota en papel el teléfono de la tuya y el de una abierta 24 horas.
      </p>
    )}
    {lines}
  </section>
);

/** One page with what must be known of a pet in a hurry: to read aloud, to hand over, to print. `lines` are the guides' numbers. */
export const EmergencyCard = ({ card, lines }: { card: PetCard; lines: ReactNode }) => {
  const month = useToday().slice(0, 7);
  return (
    <article className="emergency-card" data-species={FOLDER_OF[card.species]}>
      <header className="card-head">
        <div>
          <p>Tarjeta para urgencias</p>
          <h1>{card.name}</h1>
          <p>
            {[SPECIES_NAME[card.species].one, card.breed, ageText(card.birthMonth, month)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Mark name={`track-${FOLDER_OF[card.species]}`} />
        <p className="card-weight num">{weightText(card.weight)}</p>
      </header>
      <div className="card-body">
        <dl className="card-facts">
          <Line name="Alergias" loud={card.allergies !== null}>
            {allergyFact(card)}
          </Line>
          <Line name="Medicinas que toma" loud={card.medicines !== null}>
            {said(card.medicines)}
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
        <Calls card={card} lines={lines} />
        <Script card={card} month={month} />
      </div>
      <footer className="card-foot no-print">
        <button type="button" className="btn primary" onClick={() => window.print()}>
          <Icon name="printer" />
          Imprimir
        </button>
        <Link href="/primeros-auxilios" className="btn danger-line">
          Guía de primeros auxilios
        </Link>
      </footer>
    </article>
  );
};
