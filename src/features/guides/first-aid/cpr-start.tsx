import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { clinicHref, useClinicPhone } from './clinic-phone.ts';
import type { CprBeatProps } from './cpr-beat.tsx';
import { PER_MINUTE, ROUND } from './cpr-rhythm.ts';
import { type BeatSound, beatSound } from './cpr-sound.ts';

const load = () => import('./cpr-beat.tsx');
// Out of reach (a newer build, no connection): the step says the beat in words.
const CprBeat = lazy<ComponentType<CprBeatProps>>(() =>
  load().then(
    (module) => ({ default: module.CprBeat }),
    () => ({ default: () => null }),
  ),
);

/** Ends the beat that runs: a page has several starts, and one rhythm. */
let endOther = () => {};

/** What now, for who stopped because it breathes: the step that says so stands thousands of pixels further down. */
const Stopped = ({ solo }: { solo: boolean }) => (
  <section className="beat-after" aria-label="Si respira">
    <p role="status">
      <b>Si respira o se mueve, no comprimas y sal.</b>
    </p>
    <p>
      {solo
        ? 'En su caja, abrigado y sin apretarlo. Míralo respirar todo el camino.'
        : 'Si no despierta, de lado y con el cuello estirado. Míralo respirar todo el camino.'}
    </p>
    <a className="btn danger" href={clinicHref(useClinicPhone(), '#llama')}>
      <Icon name="phone" />
      Llama y sal ya
    </a>
    <p>¿Dejó de respirar? Empieza otra vez.</p>
  </section>
);

/** Where the beat of the compressions starts and runs. `solo`: without breaths, for a hamster or a bird, whose step says the same rate. Without script the step says the beat in words. */
export const CprStart = ({ solo }: { solo: boolean }) => {
  const [running, setRunning] = useState<{ start: HTMLElement; sound: BeatSound | null } | null>(null);
  const [stopped, setStopped] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    load().catch(() => {});
  }, []);
  useEffect(() => {
    if (!running || !place.current) return;
    // A species whose chest is pressed otherwise hides the place: what nobody sees, and nobody can stop, must not go on sounding.
    const seen = new ResizeObserver(() => {
      if (!place.current?.checkVisibility()) setRunning(null);
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [running]);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    endOther();
    endOther = () => setRunning(null);
    setStopped(false);
    setRunning({ start: currentTarget, sound: beatSound() });
  };
  const stop = () => {
    setRunning(null);
    if (!running) return;
    setStopped(true);
    running.start.hidden = false;
    running.start.focus({ preventScroll: true });
  };
  return (
    <div className="beat-place needs-js no-print">
      {stopped && <Stopped solo={solo} />}
      <button type="button" className="urgent-door solid" data-beat-start={solo ? 'solo' : ''} onClick={press}>
        <Icon name="heart-pulse" />
        <span>
          <b>Empezar el ritmo</b>
          <small>
            {PER_MINUTE} por minuto{solo ? ', sin soplos' : `. Cuenta ${ROUND} y avisa cuándo soplar`}.
          </small>
        </span>
      </button>
      <div ref={place} data-beat-live>
        {running && (
          <Suspense>
            <CprBeat {...running} onStop={stop} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
