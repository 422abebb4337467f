import { useState } from 'react';
import { Link } from 'wouter';
import { readDevice, writeDevice } from '../../lib/device.ts';
import { counted } from '../../lib/formats.ts';
import { DAY_MS } from '../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';

const TO = '/cuenta#entrada';
const DISMISSED = 'sin-segundo-paso';

/** Over every screen of who runs the service: until when a second step must stand. */
export const SecondStepLine = ({ until }: { until: string }) => {
  const days = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS));
  return (
    <p className="second-step-line">
      <Icon name="shield-check" />
      <span>
        <b>
          Te {days === 1 ? 'queda' : 'quedan'} {counted(days, 'día', 'días')} para poner un segundo paso.
        </b>{' '}
        Después solo podrás ponerlo. <Link href={TO}>Ponerlo ahora</Link>
      </span>
    </p>
  );
};

/** Advises a clinic's person, until they close it. */
export const SecondStepAdvice = ({ userId }: { userId: string }) => {
  const [closed, setClosed] = useState(() => readDevice(userId, DISMISSED) !== null);
  if (closed) return null;
  return (
    <p className="second-step-line calm">
      <Icon name="shield-check" />
      <span>
        Cuida las historias de tus pacientes: que para entrar no baste la contraseña.{' '}
        <Link href={TO}>Poner un segundo paso</Link>
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label="Cerrar este consejo"
        onClick={() => {
          writeDevice(userId, DISMISSED, 'si');
          setClosed(true);
        }}
      >
        <Icon name="x" />
      </button>
    </p>
  );
};
