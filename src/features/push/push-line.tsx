import { useState } from 'react';
import { Link } from 'wouter';
import { readDevice, writeDevice } from '../../lib/device.ts';
import { useAuth } from '../../lib/session.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { abilityOf } from './browser.ts';
import './push.css';
import { usePush } from './use-push.ts';
import { faultText } from './words.ts';

/** Keeps that this person wants no such line in this browser. */
const LATER = 'avisos-luego';

const focus = (node: HTMLElement | null) => node?.focus();

/** Offers once to show notices in this browser; what was answered stays. Nothing where it cannot, or shows them already. */
export const PushLine = ({ what }: { what: string }) => {
  const { user } = useAuth();
  const [isAside, setAside] = useState(() => readDevice(user?.id ?? '', LATER) !== null);
  const push = usePush(!isAside && abilityOf() === 'yes');
  const [step, setStep] = useState<'asked' | 'busy' | 'on' | 'refused'>('asked');
  const [error, setError] = useState<unknown>(null);
  const later = () => {
    writeDevice(user?.id ?? '', LATER, '1');
    setAside(true);
  };
  const press = async () => {
    setStep('busy');
    setError(null);
    try {
      setStep((await push.add()) ? 'on' : 'refused');
    } catch (thrown) {
      setError(thrown);
      setStep('asked');
    }
  };
  if (step === 'on' || step === 'refused')
    return (
      <p className="push-line push-what" role="status">
        <Icon name="smartphone" />
        <span>
          {step === 'on' ? 'Este dispositivo ya muestra tus avisos. ' : 'El navegador no dio permiso para avisarte. '}
          <Link href="/cuenta#avisos" className="link" ref={focus}>
            {step === 'on' ? 'Elegir cuáles' : 'Cómo se activa'}
          </Link>
        </span>
      </p>
    );
  if (isAside || !push.devices || push.isOn || push.ability !== 'yes') return null;
  return (
    <section className="push-line" aria-label="Avisos en este dispositivo">
      <p className="push-what">
        <Icon name="smartphone" />
        <span>{what}</span>
      </p>
      <span className="push-acts">
        <button type="button" className="btn line small" aria-disabled={step === 'busy' || undefined} onClick={press}>
          {step === 'busy' ? 'Activando...' : 'Activar avisos aquí'}
        </button>
        <button type="button" className="btn quiet small" onClick={later}>
          Ahora no
        </button>
      </span>
      {error !== null && <Alert tone="bad">{faultText(error, 'No se pudieron activar los avisos')}</Alert>}
    </section>
  );
};
