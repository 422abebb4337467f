import { useState } from 'react';
import { Link } from 'wouter';
import { useToday } from '../../lib/now.ts';
import { useWide } from '../../lib/wide.ts';
import type { OwnerSummary } from '../../shared/schemas/owner-summary.ts';
import { Icon } from '../../ui/icon.tsx';
import { type First, firstThings } from './first-words.ts';

/** Lines that stand before somebody asks for all. */
const SHORT = 2;
/** The same where the next visit and the animals stand beside them. */
const SHORT_WIDE = 5;
const WIDE_REM = 60;

const Line = ({ first }: { first: First }) => (
  <li className="first" data-degree={first.degree}>
    <span className="first-mark">
      <Icon name={first.icon} />
    </span>
    <div className="first-words">
      <h3>{first.title}</h3>
      <p className="soft small">{first.text}</p>
    </div>
    <Link href={first.act.href} className={first.degree === 'overdue' ? 'btn primary' : 'btn line'}>
      {first.act.label}
      <span className="sr-only"> {first.act.about}</span>
    </Link>
  </li>
);

/** What is due or overdue, before everything else (design notes: due row). */
export const FirstThings = ({ summary }: { summary: OwnerSummary }) => {
  const today = useToday();
  const [all, setAll] = useState(false);
  const wide = useWide(WIDE_REM);
  const things = firstThings(summary, today);
  const shown = all ? things : things.slice(0, wide ? SHORT_WIDE : SHORT);
  const more = things.length - shown.length;
  // Nobody who lives is left: nothing is asked, and 'todo al día' would hurt.
  if (things.length === 0 && summary.petCount > 0 && summary.livingCount === 0) return null;
  // Nor is all done while a medicine waits.
  if (things.length === 0 && summary.medicines.length > 0) return null;
  return (
    <section aria-labelledby="lo-primero">
      <h2 id="lo-primero" className="first-title">
        Lo primero
      </h2>
      {things.length === 0 ? (
        <p className="first-none">
          <Icon name="circle-check" />
          {summary.petCount === 0
            ? 'Registra a tu mascota y aquí verás lo que le toca.'
            : 'Todo al día. Aquí aparece lo que se acerque.'}
        </p>
      ) : (
        <ul className="firsts">
          {shown.map((first) => (
            <Line key={first.key} first={first} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className="btn quiet small" onClick={() => setAll(true)}>
          Ver {more} más
        </button>
      )}
    </section>
  );
};
