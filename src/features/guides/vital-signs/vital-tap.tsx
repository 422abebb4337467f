import { type MouseEvent, useEffect, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import {
  countedSeconds,
  FEWEST_SECONDS,
  FEWEST_TAPS,
  isStill,
  STILL_SECONDS,
  TAP_SECONDS,
  tappedRate,
  withTap,
} from './vital-count.ts';

/** How often the seconds left are looked at, ms. */
const LOOK_MS = 200;

/** `who`: the animal that is counted, where it was chosen. */
type VitalTapProps = { one: string; who: Folder | null; onRate: (rate: number) => void };

/**
 * A tap for each one. It ends by itself, so that nobody has to look at a clock; `onRate` gets the result. What stands where the
 * thumb was is then no button: a tap too many calls nobody.
 */
export const VitalTap = ({ one, who, onRate }: VitalTapProps) => {
  const [taps, setTaps] = useState<number[]>([]);
  const [counted, setCounted] = useState(0);
  const [few, setFew] = useState(false);
  const [still, setStill] = useState(false);
  const [ended, setEnded] = useState(false);
  const running = taps.length > 0 && !ended;

  const restart = () => {
    setTaps([]);
    setCounted(0);
  };
  const stop = () => {
    setStill(true);
    restart();
  };
  const end = () => {
    if (isStill(taps, performance.now())) {
      stop();
      return;
    }
    const rate = tappedRate(taps, performance.now());
    if (rate === null) {
      setFew(true);
      restart();
      return;
    }
    setEnded(true);
    onRate(rate);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts with the first tap; each tap brings the newest `end`.
  useEffect(() => {
    if (!running) return;
    const look = () => {
      const now = performance.now();
      const seconds = countedSeconds(taps, now);
      setCounted(Math.floor(seconds));
      if (seconds >= TAP_SECONDS || isStill(taps, now)) end();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [running, taps]);

  const tap = (event: MouseEvent) => {
    setFew(false);
    setStill(false);
    setTaps(withTap(taps, event.timeStamp));
  };

  if (ended) {
    return (
      <div className="count-still">
        <b>Listo</b>
        <span>{taps.length} toques</span>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="count-tap"
        onClick={tap}
        // A key that is held down is one tap.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <b className="num">{running ? taps.length : 'Toca aquí'}</b>
        <span>
          {running ? `Toca con cada ${one}` : `con cada ${one}, durante ${TAP_SECONDS} segundos`}
          {running && <span className="num"> · quedan {TAP_SECONDS - counted} s</span>}
        </span>
      </button>
      {few && (
        <p role="alert" className="count-few">
          Fueron muy pocos toques para calcular. Haz al menos {FEWEST_TAPS}. Si eso es todo lo que viste, llama ya.
        </p>
      )}
      {still && (
        <p role="alert" className="count-few">
          ¿Dejaste de contar? Van más de {STILL_SECONDS} segundos sin un toque y así no hay cifra: toca arriba para
          empezar de cero. Si seguías contando y no hubo más, llama ya; si no responde,{' '}
          <a href={paths.firstAid('rcp', who)}>reanímalo</a>.
        </p>
      )}
      {running && (
        <p className="acts">
          {counted >= FEWEST_SECONDS && (
            <button type="button" className="btn primary" onClick={end}>
              Terminar
            </button>
          )}
          <button type="button" className="btn line" onClick={restart}>
            Empezar de nuevo
          </button>
        </p>
      )}
    </>
  );
};
