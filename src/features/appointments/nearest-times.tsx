import { useToday } from '../../lib/now.ts';
import { SLOTS_ERROR } from './slot-choice.tsx';
import { whenText } from './words.ts';

/**
 * Free times near the one that could not be had, each a button that chooses it. Nothing while there are none. `because`: the
 * hours were refused, and what says why (SlotChoice's error) is read out with them.
 */
export const NearestTimes = ({
  times,
  because,
  onPick,
}: {
  times: readonly string[];
  because: boolean;
  onPick: (time: string) => void;
}) => {
  const today = useToday();
  if (times.length === 0) return null;
  return (
    <section className="nearest" id="cercanas" aria-labelledby="cercanas-titulo">
      <h3 id="cercanas-titulo">Lo más cercano que está libre</h3>
      <ul>
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              className="btn line small num"
              aria-describedby={because ? SLOTS_ERROR : undefined}
              onClick={() => onPick(time)}
            >
              {whenText(time, today)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
