import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { beep } from '../first-aid/beep.ts';
import { COUNT_SECONDS, countedRate, PER_MINUTE } from './vital-count.ts';

/** How often the seconds left are looked at, ms. */
const LOOK_MS = 200;

/** Fifteen seconds by the clock: the reader counts, the end is heard, felt and said, and the count is typed. */
export const VitalClock = ({ many, onRate }: { many: string; onRate: (rate: number | null) => void }) => {
  const id = useId();
  const [from, setFrom] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const alarm = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (from === null) return;
    const timer = setInterval(() => {
      const seconds = Math.ceil(COUNT_SECONDS - (performance.now() - from) / 1000);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0) return;
      clearInterval(timer);
      alarm.current?.();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [from]);
  useEffect(() => {
    if (left === 0) field.current?.focus();
  }, [left]);

  const start = () => {
    // A browser lets a page sound only from a touch: the end's sound is made ready here.
    alarm.current = beep();
    setFrom(performance.now());
    setLeft(COUNT_SECONDS);
    setTyped('');
    onRate(null);
  };
  const type = (text: string) => {
    setTyped(text);
    onRate(countedRate(text));
  };

  if (left === null) {
    return (
      <button type="button" className="count-tap" onClick={start}>
        <b>Empezar</b>
        <span>
          Son {COUNT_SECONDS} segundos. Mira al animal y cuenta sus {many}; suena al terminar.
        </span>
      </button>
    );
  }
  if (left > 0) {
    return (
      <div className="count-still" role="timer">
        <b className="num">{left}</b>
        <span>Cuenta sus {many}</span>
      </div>
    );
  }
  return (
    <div className="count-ended">
      <p className="sr-only" role="status">
        Tiempo. Escribe lo que contaste.
      </p>
      <label htmlFor={id}>Lo que contaste</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-nota`}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-nota`}>Se multiplica por {PER_MINUTE}.</p>
      <button type="button" className="btn line" onClick={start}>
        <Icon name="refresh-cw" />
        Contar otra vez
      </button>
    </div>
  );
};
