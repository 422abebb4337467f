import './offline.css';
import { AidSheet } from '../features/guides/first-aid/aid-sheet.tsx';
import { emergencyNumbers } from '../features/guides/first-aid/numbers.ts';
import { Island } from '../lib/island.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Sin conexión';
const TEXT =
  'Esto lo puedes leer sin internet: los primeros auxilios, los tóxicos, los teléfonos y las guías que ya abriste en este dispositivo.';

export const screen = defineScreen({
  load: emergencyNumbers,
  head: () => ({ title: TITLE, description: TEXT }),
  View: ({ data }) => (
    <AidSheet trail={[]} current={TITLE} numbers={data} print="Imprimir esta página">
      <Island name="offline-guide" props={{ title: TITLE, text: TEXT }} />
    </AidSheet>
  ),
});
