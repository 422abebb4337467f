import { useEffect } from 'react';
import { defineScreen } from '../lib/screen.ts';
import { OFFLINE_PATH } from '../shared/offline.ts';
import { Icon } from '../ui/icon.tsx';

const TITLE = 'Sin conexión';
const TEXT = 'Esta parte de tu cuenta necesita internet. Apenas vuelva la señal se abre sola.';

/** A private page whose code is not on the device: nothing of anybody's account is kept here, so there is nothing to show. */
export const screen = defineScreen({
  head: () => ({ title: TITLE, description: TEXT }),
  View: () => {
    useEffect(() => {
      const again = () => location.reload();
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, []);
    return (
      <div className="wrap notice-page">
        <h1>{TITLE}</h1>
        <p className="lede measure">{TEXT}</p>
        <p className="acts">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            <Icon name="refresh-cw" />
            Reintentar
          </button>
          <a href="/primeros-auxilios" className="btn danger-line">
            Primeros Auxilios
          </a>
          <a href={OFFLINE_PATH} className="btn line">
            Qué puedes ver sin conexión
          </a>
        </p>
      </div>
    );
  },
});
