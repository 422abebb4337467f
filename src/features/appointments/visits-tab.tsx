import type { DrawPet } from '../../lib/draw-pet.ts';
import { AppointmentList } from './appointment-list.tsx';
import { Book } from './book.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

/** The dashboard's tab of appointments: book one, what there is, and their calendar. */
export const VisitsTab = ({ draw }: { draw: DrawPet }) => (
  <div className="grid gap-14">
    <section>
      <h2 className="mb-5">Agendar Cita</h2>
      <Book draw={draw} />
    </section>
    <section>
      <h2 className="mb-5">Mis citas</h2>
      <AppointmentList />
    </section>
    <section>
      <h2 className="mb-5">Tus citas en tu calendario</h2>
      <CalendarFeed />
    </section>
  </div>
);
