import './offline.css';
import { emergencyNumbers } from '../features/guides/first-aid/aid-data.ts';
import { AidFrame } from '../features/guides/first-aid/aid-frame.tsx';
import { CallBar, CallLines } from '../features/guides/first-aid/call-lines.tsx';
import { Folio } from '../features/guides/folio.tsx';
import { OfflineGuide } from '../features/offline/offline-guide.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Sin conexión';
const TEXT =
  'Esto lo puedes leer sin internet: los primeros auxilios, los tóxicos, los teléfonos y las guías que ya abriste en este dispositivo.';

export const screen = defineScreen({
  load: emergencyNumbers,
  head: () => ({ title: TITLE, description: TEXT }),
  View: ({ data }) => (
    <AidFrame
      parts={{
        folio: <Folio trail={[]} current={TITLE} />,
        lines: <CallLines numbers={data} />,
        bar: <CallBar numbers={data} />,
      }}
      print="Imprimir esta página"
    >
      <OfflineGuide title={TITLE} text={TEXT} />
    </AidFrame>
  ),
});
