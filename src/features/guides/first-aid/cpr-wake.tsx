import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CprBeatProps } from './cpr-beat.tsx';
import { type BeatSound, beatSound } from './cpr-sound.ts';

const load = () => import('./cpr-beat.tsx');
// Out of reach (a newer build, no connection): the step says the beat in words.
const CprBeat = lazy<ComponentType<CprBeatProps>>(() =>
  load().then(
    (module) => ({ default: module.CprBeat }),
    () => ({ default: () => null }),
  ),
);

type Running = { place: Element; start: HTMLElement; sound: BeatSound | null };

/** Wakes the place of the beat (cpr-place.tsx) in a page that React may not have drawn, and draws the beat there while it runs. */
export const CprWake = () => {
  const [running, setRunning] = useState<Running | null>(null);
  useEffect(() => {
    const starts = document.querySelectorAll<HTMLElement>('[data-beat-start]');
    if (starts.length === 0) return;
    load().catch(() => {});
    const press = ({ currentTarget }: Event) => {
      const start = currentTarget as HTMLElement;
      const place = start.nextElementSibling;
      if (place) setRunning({ place, start, sound: beatSound() });
    };
    for (const start of starts) start.addEventListener('click', press);
    return () => {
      for (const start of starts) start.removeEventListener('click', press);
    };
  }, []);
  useEffect(() => {
    if (!running) return;
    // A species whose chest is pressed otherwise hides the place: what nobody sees, and nobody can stop, must not go on sounding.
    const seen = new ResizeObserver(() => {
      if (!running.place.checkVisibility()) setRunning(null);
    });
    seen.observe(running.place);
    return () => seen.disconnect();
  }, [running]);
  if (!running) return null;
  const stop = () => {
    setRunning(null);
    running.start.hidden = false;
    running.start.focus({ preventScroll: true });
  };
  return createPortal(
    <Suspense>
      <CprBeat sound={running.sound} start={running.start} onStop={stop} />
    </Suspense>,
    running.place,
  );
};
