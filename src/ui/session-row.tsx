import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Icon } from './icon.tsx';

const isHandheld = (device: string | null) => /Android|iPhone|iPad/.test(device ?? '');

/** A device as people read it. */
export const deviceName = (device: string | null): string => device ?? 'Equipo desconocido';

/** One open session: its device, since when, and the way to end it. */
export const SessionRow = ({
  device,
  tag,
  used,
  opened,
  end,
}: {
  /** `Chrome · Android`; null: it does not say. */
  device: string | null;
  tag?: ReactNode;
  /** 'Último uso: hoy, 10:30 a. m.' */
  used: string;
  /** 'hoy, 10:30 a. m.' */
  opened: string;
  /** Missing: it is not ended here. */
  end?: { busy: boolean; error: string | null; onPress: () => void } | undefined;
}) => {
  const name = deviceName(device);
  return (
    <li className="own-session">
      <span className="tile">
        <Icon name={isHandheld(device) ? 'smartphone' : 'monitor'} />
      </span>
      <div>
        <p className="own-session-name">
          {name} {tag}
        </p>
        <p className="soft small">
          {used} · Abierta: {opened}
        </p>
        {end?.error && !end.busy && <Alert tone="bad">{end.error}</Alert>}
      </div>
      {end && (
        <button
          type="button"
          className="btn line small"
          aria-disabled={end.busy || undefined}
          onClick={() => !end.busy && end.onPress()}
        >
          {end.busy ? 'Cerrando...' : 'Cerrar'}
          <span className="sr-only">
            {' '}
            la sesión de {name}, abierta {opened}
          </span>
        </button>
      )}
    </li>
  );
};
