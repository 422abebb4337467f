import type { DrawPet } from '../../lib/draw-pet.ts';
import { Book } from './book.tsx';
import { MyVisits } from './my-visits.tsx';

/** The dashboard's tab of appointments: book one, what there is, and their calendar. */
export const VisitsTab = ({ draw }: { draw: DrawPet }) => (
  <div className="grid gap-14">
    <section>
      <h2 className="mb-5">Agendar Cita</h2>
      <Book draw={draw} />
    </section>
    <MyVisits />
  </div>
);
