import { useToday } from '../../lib/now.ts';
import { whenText } from './words.ts';

/**
 * Free times near the one that could not be had, each a button that chooses it. Nothing while there are none. They belong to
 * the hours `of` (SlotChoice's id); `because` is why those were refused, which is read out with each.
 */
export const NearestTimes = ({
  of,
  times,
  because,
  onPick,
}: {
  of: string;
  times: readonly string[];
  because: string | undefined;
  onPick: (time: string) => void;
}) => {
  const today = useToday();
  if (times.length === 0) return null;
  return (
    <section className="nearest" id={`cercanas-a-${of}`} aria-labelledby={`${of}-cercanas`}>
      <h3 id={`${of}-cercanas`}>Lo más cercano que está libre</h3>
      <ul>
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              className="btn line small num"
              aria-describedby={because && `${of}-error`}
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
