import { useOnline } from '../lib/online.ts';
import { Icon } from '../ui/icon.tsx';

/** Over every screen that calls the API: why nothing comes and nothing can be saved. It stands as a live region, empty while all is well. */
export const NoConnection = () => {
  const online = useOnline();
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
