import { VisitsPage } from '../features/appointments/visits-page.tsx';
import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { OwnerNav } from '../features/owner/owner-nav.tsx';
import { defineScreen } from '../lib/screen.ts';
import { Icon } from '../ui/icon.tsx';

const View = ({ data }: { data: BreedsByFolder }) => (
  <>
    <OwnerNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Mis citas</h1>
        <a href="#agendar" className="btn primary">
          <Icon name="calendar-plus" />
          Agendar Cita
        </a>
      </header>
      <VisitsPage draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />} />
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  load: everyBreed,
  head: () => ({
    title: 'Agendar Cita',
    description: 'Agenda una cita veterinaria para tu mascota y mira las que tienes.',
  }),
  View,
});
