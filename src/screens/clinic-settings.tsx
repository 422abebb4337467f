import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { Entries } from '../features/clinic/entries.tsx';
import { SettingsPage } from '../features/clinic-settings/settings-page.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Configuración</h1>
      </header>
      <Entries />
      <SettingsPage />
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Configuración', description: 'Los datos, el horario, las reglas y el equipo de tu clínica.' }),
  View,
});
