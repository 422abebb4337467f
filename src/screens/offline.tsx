import './offline.css';
import { emergencyNumbers } from '../features/guides/aid-data.ts';
import { CallLines } from '../features/guides/call-lines.tsx';
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
    <div className="aid pb-12" data-species="house">
      <div className="wrap">
        <Folio trail={[]} current={TITLE} />
        <div className="aid-columns">
          <OfflineGuide title={TITLE} text={TEXT} />
          <div className="aid-rail">
            <section className="call-card" aria-labelledby="llama-titulo">
              <h2 id="llama-titulo">Llama</h2>
              <CallLines numbers={data} />
            </section>
          </div>
        </div>
      </div>
    </div>
  ),
});
