import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Over every screen that calls the API: why nothing comes and nothing can be saved. It stands as a live region, empty while all is well. */
export const NoConnection = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="no-connection">
          <Icon name="wifi-off" />
          <span>
            <b>Sin conexión.</b> Lo que ves puede estar incompleto, y lo que cambies no se puede guardar todavía.
          </span>
        </p>
      )}
    </div>
  );
};
