import type { NumbersFile } from '../../../../content/schema/facts.ts';
import { DIRECTORY_PATH } from '../../../shared/directory.ts';
import { SEARCH_WORDS } from '../../../shared/search/labels.ts';
import { Icon } from '../../../ui/icon.tsx';
import { monthOf } from '../figures.ts';
import { CLINIC_LINK } from './clinic-phone.ts';

type Line = NumbersFile['lines'][number];

/** Lines of a page's card, poison lines only where the matter may be a poison; the page Contactos lists all. */
const FIRST = ['emergencias'];
const FIRST_OF_POISON = ['toxicologia', 'toxicologia-bogota', ...FIRST];

type CallLinesProps = { numbers: NumbersFile; poison: boolean; all?: boolean };

export const lineOf = (numbers: NumbersFile, key: string): Line | undefined =>
  numbers.lines.find((line) => line.key === key);

/** Whom a line is for, on paper: on a screen the note below it says so. */
export const Whom = () => <span className="call-whom">, línea de personas</span>;

/** The telephone lines, each a target that a shaking thumb hits, and the day on which somebody last checked them. */
export const CallLines = ({ numbers, poison, all = false }: CallLinesProps) => {
  const lines = all ? numbers.lines : (poison ? FIRST_OF_POISON : FIRST).flatMap((key) => lineOf(numbers, key) ?? []);
  return (
    <>
      <ul>
        {lines.map(({ key, label, display, tel, note, scope }) => (
          <li key={key}>
            <a className="call-line" href={`tel:${tel}`}>
              <Icon name="phone" />
              <span>
                <b className="num">{display}</b>
                {label}
                {label.includes(scope) || scope === 'Colombia' ? '' : ` · ${scope}`}
                {FIRST_OF_POISON.includes(key) && <Whom />}
              </span>
            </a>
            <p>{note}.</p>
          </li>
        ))}
      </ul>
      {!all && (
        <a href="/primeros-auxilios/contactos" className="link no-print">
          Más teléfonos
        </a>
      )}
      <a href={DIRECTORY_PATH} className="link no-print">
        Veterinarias de tu ciudad
      </a>
      <p className="text-s text-soft">Números revisados en {monthOf(numbers.reviewed)}.</p>
    </>
  );
};

/** Toxicology and 123 on the first screen of a page where nothing is happening yet, with whom they are for. */
export const FirstCalls = ({ numbers }: { numbers: NumbersFile }) => (
  <div className="first-calls">
    {(['toxicologia', 'emergencias'] as const).map((key) => {
      const line = lineOf(numbers, key);
      return (
        line && (
          <a key={key} className="btn danger-line" href={`tel:${line.tel}`}>
            <Icon name="phone" />
            <span>
              {key === 'toxicologia' ? 'Toxicología' : 'Emergencias'} <b className="num">{line.display}</b>{' '}
              <small>de personas</small>
            </span>
          </a>
        )
      );
    })}
    <p>{`${SEARCH_WORDS.poisonNote} ${SEARCH_WORDS.callNote}`}</p>
  </div>
);

/**
 * The same lines along the foot of a phone, always in reach, with whom they are for. The clinic's leads to where its number is
 * kept, until there is one.
 */
export const CallBar = ({ numbers, poison }: Omit<CallLinesProps, 'all'>) => {
  const toxicology = poison && lineOf(numbers, 'toxicologia');
  const emergency = lineOf(numbers, 'emergencias');
  return (
    <nav className="call-bar no-print" aria-label="Llamar">
      <a className="btn line" {...CLINIC_LINK}>
        <Icon name="phone" />
        <span className="call-kept">Mi clínica</span>
        <span className="call-none">A quién llamar</span>
      </a>
      {toxicology && (
        <a className="btn danger-line" href={`tel:${toxicology.tel}`}>
          <span>
            Toxicología <small>de personas</small>
          </span>
        </a>
      )}
      {emergency && (
        <a className="btn danger-line num" href={`tel:${emergency.tel}`}>
          <span>
            {emergency.display} <small>personas</small>
          </span>
        </a>
      )}
    </nav>
  );
};
