import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { PushDevice } from '../../shared/schemas/post.ts';
import { instantOf } from '../../shared/time.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deviceName } from '../../ui/session-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/toasts.tsx';
import type { Ability } from './browser.ts';
import './push.css';
import { QuietHours } from './quiet-hours.tsx';
import { usePush } from './use-push.ts';
import { faultText } from './words.ts';

const WORDS = { on: 'Sí', off: 'No' };

/** Why this browser shows nothing, and what to do about it. */
const WHY: Record<Exclude<Ability, 'yes'>, string> = {
  denied:
    'Este navegador tiene bloqueados los avisos de este sitio. Permítelos en la configuración del sitio (el ícono junto a la dirección) y vuelve a cargar la página.',
  install:
    'En un iPhone o un iPad los avisos llegan a la aplicación instalada: toca Compartir, luego «Agregar a inicio», ábrela desde ahí y vuelve a esta sección.',
  no: 'Este navegador no puede mostrar avisos. Los de correo te llegan igual.',
};

const Other = ({ device, now, onRemove }: { device: PushDevice; now: number; onRemove: () => Promise<void> }) => {
  const [error, setError] = useState<unknown>(null);
  const name = deviceName(device.device);
  const added = recentText(device.createdAt, now);
  const press = async () => {
    setError(null);
    try {
      await onRemove();
      say(`${name} ya no muestra tus avisos.`);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <li className="own-session">
      <span className="tile">
        <Icon name={/Android|iPhone|iPad/.test(name) ? 'smartphone' : 'monitor'} />
      </span>
      <div>
        <p className="own-session-name">{name}</p>
        <p className="soft small">
          Agregado: {added} ·{' '}
          {device.lastOkAt === null ? 'Todavía sin avisos' : `Último aviso: ${recentText(device.lastOkAt, now)}`}
          {device.failures > 0 &&
            ` · ${device.failures === 1 ? '1 intento fallido' : `${device.failures} intentos fallidos`}`}
        </p>
        {error !== null && <Alert tone="bad">{errorText(error, 'No se pudo quitar')}</Alert>}
      </div>
      <button type="button" className="btn line small" onClick={press}>
        Quitar
        <span className="sr-only">
          {' '}
          {name}, agregado {added}
        </span>
      </button>
    </li>
  );
};

/** Whether this browser shows notices, and the other devices that do, each with the way to end it. */
export const PushDevices = () => {
  const { ability, key, devices, error, isOn, own, add, remove, retry } = usePush();
  const now = instantOf(useMinute());
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const press = async () => {
    setBusy(true);
    setFault(null);
    try {
      if (isOn && own) {
        await remove(own.id);
        say('Este dispositivo ya no muestra tus avisos.');
      } else if (await add()) say('Este dispositivo muestra tus avisos.');
    } catch (thrown) {
      setFault(thrown);
    }
    setBusy(false);
  };
  if (error && !devices)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar tus dispositivos')} onRetry={retry} />;
  if (key === null) return null;
  if (!devices) return <Loading label="Cargando tus dispositivos" rows={1} />;
  const others = devices.filter(({ id }) => !(isOn && id === own?.id));
  return (
    <>
      <h3>En tus dispositivos</h3>
      <p className="soft measure">
        Avisan en la pantalla, aunque la página esté cerrada, mientras tengas la sesión abierta ahí. No dicen nombres ni
        por qué es la cita.
      </p>
      {ability === 'yes' ? (
        <p className="own-notice push-own">
          <span>Avisos en este dispositivo</span>
          <Switch on={isOn} label="Avisos en este dispositivo" words={WORDS} busy={isBusy} onPress={press} />
        </p>
      ) : (
        <Alert tone="info">{WHY[ability]}</Alert>
      )}
      {fault !== null && <Alert tone="bad">{faultText(fault, 'No se pudo cambiar')}</Alert>}
      <QuietHours hasDevice={devices.length > 0} />
      {others.length > 0 && (
        <ul className="own-sessions">
          {others.map((device) => (
            <Other key={device.id} device={device} now={now} onRemove={() => remove(device.id)} />
          ))}
        </ul>
      )}
    </>
  );
};
