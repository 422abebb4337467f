import { clockTime } from '../../lib/formats.ts';
import { SelectField } from '../../ui/field.tsx';
import { times } from './times.ts';

type Span = [from: string, to: string];
/** Lunch, for most. */
const USUAL: Span = ['12:00', '14:00'];

/** A pause in the hours of one day: nobody is booked into it. One button that stays where it is adds it and takes it away. */
export const Pause = ({
  day,
  pause,
  isWrong,
  onChange,
}: {
  day: string;
  pause: Span | null;
  isWrong: boolean;
  onChange: (pause: Span | null) => void;
}) => (
  <>
    <button type="button" className="btn line small hours-pause" onClick={() => onChange(pause ? null : USUAL)}>
      {pause ? 'Quitar pausa' : 'Agregar pausa'}
      <span className="sr-only"> del {day.toLowerCase()}</span>
    </button>
    {pause && (
      <div className="hours-pause-times">
        <SelectField
          label="Comienza la pausa"
          value={pause[0]}
          aria-invalid={isWrong ? true : undefined}
          onChange={({ target }) => onChange([target.value, pause[1]])}
        >
          {times(pause[0]).map((time) => (
            <option key={time} value={time}>
              {clockTime(time)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Termina la pausa"
          value={pause[1]}
          aria-invalid={isWrong ? true : undefined}
          onChange={({ target }) => onChange([pause[0], target.value])}
        >
          {times(pause[1]).map((time) => (
            <option key={time} value={time}>
              {clockTime(time)}
            </option>
          ))}
        </SelectField>
      </div>
    )}
  </>
);
