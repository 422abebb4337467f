import { useId } from 'react';
import { startText } from './words.ts';

/** Free times near one that could not be had; draws nothing when there are none. */
export const Nearest = ({ starts, onChoose }: { starts: readonly string[]; onChoose: (start: string) => void }) => {
  const id = useId();
  if (starts.length === 0) return null;
  return (
    <div className="near-times">
      <p className="small" id={id}>
        Horas libres más cercanas
      </p>
      <ul aria-labelledby={id}>
        {starts.map((start) => (
          <li key={start}>
            <button type="button" className="btn line small" onClick={() => onChoose(start)}>
              {startText({ date: start.slice(0, 10), time: start.slice(11) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
