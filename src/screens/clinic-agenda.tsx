import { AgendaPage } from '../features/agenda/agenda-page.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Agenda</h1>
      </header>
      <AgendaPage onBook={() => {}} />
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Agenda', description: 'El día y la semana de tu clínica, por horas y cupos.' }),
  View,
});
