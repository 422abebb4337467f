import { type Ref, useState } from 'react';
import { dayOfMonth, longDate, shortMonth, shortWeekday } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nextDays } from './booking.ts';

/** What a form's controller hands to the choice. */
type DayControl = {
  name: string;
  value: string;
  onChange: (day: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The next days as chips, and a date of its own for any other. */
export const DayChoice = ({ field, error }: { field: DayControl; error: string | undefined }) => {
  const now = useMinute();
  const days = nextDays(now);
  const [asksOther, setAsksOther] = useState(false);
  // A day further on may be chosen for them too: the nearest free time.
  const other = asksOther || !days.includes(field.value);
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend="Fecha" className="days" error={other ? undefined : error}>
        {days.map((day) => (
          <Choice
            key={day}
            className="card-choice day"
            name={`${field.name}-chip`}
            value={day}
            aria-label={longDate(day)}
            checked={!other && field.value === day}
            onChange={() => {
              setAsksOther(false);
              field.onChange(day);
            }}
          >
            <span aria-hidden="true">{shortWeekday(day)}</span>
            <b className="num" aria-hidden="true">
              {dayOfMonth(day)}
            </b>
            <span aria-hidden="true">{shortMonth(day)}</span>
          </Choice>
        ))}
        <Choice
          className="card-choice day other"
          name={`${field.name}-chip`}
          value="other"
          aria-label="Otra fecha"
          checked={other}
          onChange={() => setAsksOther(true)}
        >
          <Icon name="calendar-days" />
          <span aria-hidden="true">otra</span>
        </Choice>
      </ChoiceGroup>
      {other && (
        <TextField
          label="Otra fecha"
          type="date"
          min={now.slice(0, 10)}
          required
          error={error}
          name={field.name}
          ref={field.ref}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
        />
      )}
    </div>
  );
};
