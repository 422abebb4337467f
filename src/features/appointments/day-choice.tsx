import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { dayOfMonth, longDate, shortMonth, shortWeekday } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { AppointmentInput } from '../../shared/schemas/appointment.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Booking, nextDays } from './booking.ts';

/** The next days as chips, and a date of its own for any other. */
export const DayChoice = ({ control }: { control: Control<Booking, unknown, AppointmentInput> }) => {
  const { field, fieldState } = useController({ control, name: 'day' });
  const now = useMinute();
  const days = nextDays(now);
  const [other, setOther] = useState(!days.includes(field.value));
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend="Fecha" className="days" error={other ? undefined : fieldState.error?.message}>
        {days.map((day) => (
          <Choice
            key={day}
            className="card-choice day"
            name="day"
            value={day}
            aria-label={longDate(day)}
            checked={!other && field.value === day}
            onChange={() => {
              setOther(false);
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
          name="day"
          value="other"
          aria-label="Otra fecha"
          checked={other}
          onChange={() => setOther(true)}
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
          error={fieldState.error?.message}
          name={field.name}
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </div>
  );
};
