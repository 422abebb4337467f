import { Book } from '../features/appointments/book.tsx';
import { MyVisits } from '../features/appointments/my-visits.tsx';
import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { OwnerNav } from '../features/owner/owner-nav.tsx';
import type { DrawPet } from '../lib/draw-pet.ts';
import { defineScreen } from '../lib/screen.ts';

const View = ({ data }: { data: BreedsByFolder }) => {
  const draw: DrawPet = (pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />;
  return (
    <>
      <OwnerNav />
      <div className="wrap-app app-screen">
        <header className="screen-head">
          <div>
            <h1>Agendar Cita</h1>
            <p className="lede mt-2">Elige quién va, a dónde y cuándo. La clínica confirma.</p>
          </div>
        </header>
        <section className="opened" aria-label="Cita nueva">
          <Book draw={draw} />
        </section>
        <MyVisits />
      </div>
    </>
  );
};

export const screen = defineScreen({
  api: true,
  load: everyBreed,
  head: () => ({
    title: 'Agendar Cita',
    description: 'Agenda una cita veterinaria para tu mascota y mira las que tienes.',
  }),
  View,
});
