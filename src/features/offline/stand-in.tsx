import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { OFFLINE_PATH } from '../../shared/offline.ts';
import { Icon } from '../../ui/icon.tsx';

const MISSING = 'La página que buscabas no está guardada en este dispositivo.';
/** Its index is not fetched ahead while the person saves data. */
const NO_SEARCH = 'Buscar en toda la guía necesita internet. Sin señal responde lo que sigue; llamar no gasta datos.';

/** Where this page stands in for another one: says that it is missing, and offers it again, at once when the network is back. */
export const StandIn = () => {
  const hydrated = useHydrated();
  const [back, setBack] = useState(false);
  useEffect(() => {
    const online = () => setBack(true);
    const offline = () => setBack(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, []);
  if (!hydrated || location.pathname === OFFLINE_PATH) return null;
  return (
    <div className="stand-in">
      <p role="status">{back ? 'Volvió la conexión.' : location.pathname === '/buscar' ? NO_SEARCH : MISSING}</p>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        <Icon name="refresh-cw" />
        {back ? 'Abrir la página' : 'Reintentar'}
      </button>
    </div>
  );
};
