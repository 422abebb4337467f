import { EmergencyNumbers } from '../features/guides/first-aid/emergency-numbers.tsx';
import { emergencyNumbers } from '../features/guides/first-aid/numbers.ts';
import { EmergencyPage } from '../features/pets/emergency-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  load: emergencyNumbers,
  head: () => ({
    title: 'Tarjeta para urgencias',
    description: 'Lo que hay que saber de tu mascota cuando no hay tiempo: para leer, entregar o imprimir.',
  }),
  View: ({ data, params }) => <EmergencyPage id={params.id ?? ''} lines={<EmergencyNumbers numbers={data} />} />,
});
