import { RequestsPage } from '../features/agenda/requests-page.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Solicitudes</h1>
      </header>
      <OpenRecords>
        <RequestsPage />
      </OpenRecords>
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Solicitudes', description: 'Las citas que piden los dueños, por cuenta y por plazo.' }),
  View,
});
