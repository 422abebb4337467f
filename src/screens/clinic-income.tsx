import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { IncomePage } from '../features/income/income-page.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Ingresos</h1>
      </header>
      <OpenRecords>
        <IncomePage />
      </OpenRecords>
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Ingresos', description: 'Lo que tu clínica cobró, mes por mes.' }),
  View,
});
