import { AppointmentList } from './appointment-list.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

/** What there is already, below the form of a new visit: the list and its calendar. */
export const MyVisits = () => (
  <>
    <section>
      <h2 className="mb-5">Mis citas</h2>
      <AppointmentList />
    </section>
    <section>
      <h2 className="mb-5">Tus citas en tu calendario</h2>
      <CalendarFeed />
    </section>
  </>
);
