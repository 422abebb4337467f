import type { ReactNode } from 'react';
import { allergyFact } from '../../lib/allergies.ts';
import { dayOfMonth, monthText, shortMonth } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import type { CarneAct, Due } from '../../shared/schemas/carne.ts';
import type { Allergies } from '../../shared/schemas/patient-file.ts';
import { FOLDER_OF, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { instantOf } from '../../shared/time.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { dueTag, rhythm } from './words.ts';

/** The animal as the cover names it. */
export type CarnePet = Allergies & {
  name: string;
  species: Species;
  breed: string | null;
  birthMonth: string;
  microchip: string | null;
};

const stampDay = (date: string) =>
  `${String(dayOfMonth(date)).padStart(2, '0')} ${shortMonth(date)} ${date.slice(2, 4)}`;

/** A clinic's name as a stamp has room for it: 'Los Sauces' of 'Veterinaria Los Sauces (demo)'. */
const stampName = (name: string) =>
  name
    .replace(/\(.*?\)/g, '')
    .replace(/^\s*(cl[ií]nica|veterinaria|hospital|centro|consultorio)\s+((veterinari[ao]|animal|médico)\s+)?/i, '')
    .trim();

/** A rubber stamp: what was done, when and by whom. The words beside it say the same. */
export const Stamp = ({ act }: { act: CarneAct }) => (
  <span className="stamp" aria-hidden="true">
    <span>Aplicada</span>
    <b className="num">{stampDay(act.date)}</b>
    <span className="stamp-by">{act.clinicName === null ? 'Dueño' : stampName(act.clinicName)}</span>
  </span>
);

/** Where a stamp is missing. */
export const Hole = ({ late }: { late: boolean }) => (
  <span className={late ? 'hole late' : 'hole'} aria-hidden="true">
    {late ? 'Falta' : 'Después'}
  </span>
);

const DueLine = ({ due, today }: { due: Due; today: string }) => {
  const tag = dueTag(due, today);
  const { last } = due;
  return (
    <li className="carne-line">
      <div>
        <h3>
          {due.name}
          {due.isMandatory && <span className="carne-must">Obligatoria</span>}
        </h3>
        <p className="soft small">{[rhythm(due), due.note].filter(Boolean).join(' · ')}</p>
        {last && (
          <p className="sr-only">
            Aplicada el {stampDay(last.date)} · {last.clinicName ?? 'registrada por el dueño'}
          </p>
        )}
        <p className={`tag ${tag.tone}`}>
          {tag.tone === 'bad' && <Icon name="triangle-alert" />}
          {tag.text}
        </p>
      </div>
      {last && due.state !== 'overdue' ? <Stamp act={last} /> : <Hole late={due.state === 'overdue'} />}
    </li>
  );
};

/** A pet's carné: the cover in its colour, a stamp or a hole for each act. `acts` stand on the cover. */
export const CarneCard = ({
  pet,
  due,
  none,
  acts,
}: {
  pet: CarnePet;
  due: readonly Due[];
  /** What stands where nothing is routine. */
  none: string | null;
  acts?: ReactNode;
}) => {
  const today = useToday();
  const folder = FOLDER_OF[pet.species];
  return (
    <section className="carne" aria-labelledby="carne-de" data-species={folder}>
      <div className="carne-cover">
        <Mark name={`track-${folder}`} className="carne-crest" />
        <p className="small">Carné de vacunación</p>
        <h2 id="carne-de">{pet.name}</h2>
        <dl>
          <div>
            <dt>Raza</dt>
            <dd>{pet.breed ?? SPECIES_NAME[pet.species].one}</dd>
          </div>
          <div>
            <dt>Nació</dt>
            <dd>{monthText(instantOf(`${pet.birthMonth}-15T12:00`))}</dd>
          </div>
          <div>
            <dt>Microchip</dt>
            <dd className="num">{pet.microchip?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? 'Sin registrar'}</dd>
          </div>
          <div>
            <dt>Alergias</dt>
            <dd>{allergyFact(pet)}</dd>
          </div>
        </dl>
        {acts && <div className="carne-acts no-print">{acts}</div>}
      </div>
      {due.length > 0 ? (
        <ul className="carne-lines">
          {due.map((one) => (
            <DueLine key={one.key} due={one} today={today} />
          ))}
        </ul>
      ) : (
        <p className="carne-none">{none}</p>
      )}
    </section>
  );
};
