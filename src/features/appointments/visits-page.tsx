import { Fragment, useState } from 'react';
import { useSearch } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { Book } from './book.tsx';
import { asksToBook } from './booking.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { ComingVisits } from './coming-visits.tsx';
import { OwnWaits } from './own-waits.tsx';
import { PastVisits } from './past-visits.tsx';

/** Whether the address asks to book: its anchor, or what it names. */
const useBooks = () => {
  const search = useSearch();
  const [books] = useState(() => asksToBook(location.hash, search));
  return books;
};

/**
 * An owner's visits: what is coming, the form of a new one, what was, and their calendar. Whoever came to book finds the form first.
 */
export const VisitsPage = ({ draw }: { draw: DrawPet }) => {
  const books = useBooks();
  const form = (
    <section key="form" id="agendar" aria-label="Cita nueva">
      <h2 className="visits-title">Agendar Cita</h2>
      <Book draw={draw} />
    </section>
  );
  const coming = (
    <Fragment key="coming">
      <OwnWaits />
      <ComingVisits />
    </Fragment>
  );
  return (
    <div className="visits-page">
      {books ? [form, coming] : [coming, form]}
      <PastVisits />
      <details className="fold">
        <summary>
          <h2>Tus citas en tu calendario</h2>
        </summary>
        <CalendarFeed />
      </details>
    </div>
  );
};
