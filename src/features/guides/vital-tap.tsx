import { type MouseEvent, useEffect, useState } from 'react';
import { FEWEST_TAPS, TAP_SECONDS, tappedRate, withTap } from './vital-count.ts';

/**
 * A tap for each one. It ends by itself, so that nobody has to look at a clock; `onRate` gets the result. What stands where the
 * thumb was is then no button: a tap too many calls nobody.
 */
export const VitalTap = ({ one, onRate }: { one: string; onRate: (rate: number) => void }) => {
  const [taps, setTaps] = useState<number[]>([]);
  const [few, setFew] = useState(false);
  const [ended, setEnded] = useState(false);
  const running = taps.length > 0 && !ended;
  const rate = tappedRate(taps);

  const end = () => {
    if (rate === null) {
      setFew(true);
      setTaps([]);
      return;
    }
    setEnded(true);
    onRate(rate);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts with the first tap; each tap brings the newest `end`.
  useEffect(() => {
    if (!running) return;
    const left = (taps[0] ?? 0) + TAP_SECONDS * 1000 - performance.now();
    const timer = setTimeout(end, Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [running, taps]);

  const tap = (event: MouseEvent) => {
    setFew(false);
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
        <b className="num">{taps.length === 0 ? 'Toca aquí' : taps.length}</b>
        <span>
          {taps.length === 0 ? `con cada ${one}, durante ${TAP_SECONDS} segundos` : `Toca con cada ${one}`}
          {rate !== null && <span className="num"> · van {rate} por minuto</span>}
        </span>
      </button>
      {few && (
        <p role="alert" className="count-few">
          Fueron muy pocos toques para calcular. Haz al menos {FEWEST_TAPS}.
        </p>
      )}
      {running && (
        <p className="acts">
          <button type="button" className="btn primary" onClick={end}>
            Terminar
          </button>
          <button type="button" className="btn line" onClick={() => setTaps([])}>
            Empezar de nuevo
          </button>
        </p>
      )}
    </>
  );
};
