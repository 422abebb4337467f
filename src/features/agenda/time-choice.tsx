import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayOfMonth, longDate, shortMonth, shortWeekday, slotTime } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentType } from '../../shared/appointments.ts';
import { addDays, isRealDate } from '../../shared/time.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dayText, freeSeats } from './slot-words.ts';

/** Days that stand as chips beside 'otra'. */
const DAYS = 7;
const NOON = '12:00';
const PARTS = [
  { name: 'Mañana', suffix: ' a. m.', has: (time: string) => time < NOON },
  { name: 'Tarde', suffix: ' p. m.', has: (time: string) => time >= NOON },
];

/** A day and one of its free times, as the clinic itself can book them for a type of visit. `start` is wall time; its time may be missing yet. */
export const TimeChoice = ({
  date,
  time,
  type,
  moves,
  agenda,
  onChange,
  error,
}: {
  date: string;
  time: string;
  /** What for: some types take more than a half hour. */
  type?: AppointmentType | undefined;
  /** The visit that is to move, by its id. */
  moves?: string;
  /** The agenda that it has to be, by its number. */
  agenda?: number | undefined;
  onChange: (date: string, time: string) => void;
  error?: string | undefined;
}) => {
  const trpc = useTRPC();
  const today = useToday();
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const [isOther, setOther] = useState(!days.includes(date));
  // A free time that was offered may lie further away.
  if (!isOther && !days.includes(date)) setOther(true);
  const possible = isRealDate(date) && date >= today;
  const day = useQuery(
    trpc.clinic.day.queryOptions(
      { date, type, moves, agenda },
      { enabled: possible, staleTime: 0, refetchInterval: 30_000 },
    ),
  );
  const slots = possible ? day.data?.slots : undefined;
  const none = slots?.every(({ refusal }) => refusal !== null);
  return (
    <div className="form">
      <ChoiceGroup legend="Fecha" className="days">
        {days.map((day) => (
          <Choice
            key={day}
            className="card-choice day"
            name="dia"
            value={day}
            aria-label={longDate(day)}
            checked={!isOther && date === day}
            onChange={() => {
              setOther(false);
              onChange(day, time);
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
          name="dia"
          value="otra"
          aria-label="Otra fecha"
          checked={isOther}
          onChange={() => setOther(true)}
        >
          <Icon name="calendar-days" />
          <span aria-hidden="true">otra</span>
        </Choice>
      </ChoiceGroup>
      {isOther && (
        <TextField
          label="Otra fecha"
          type="date"
          min={today}
          required
          value={date}
          onChange={({ target }) => onChange(target.value, time)}
          error={date && !possible ? 'Elige una fecha de hoy en adelante.' : undefined}
        />
      )}
      <ChoiceGroup
        legend="Hora"
        aside={possible ? longDate(date) : undefined}
        className="slot-parts"
        error={error}
        data-unknown={slots === undefined || undefined}
      >
        {day.error && !day.data && (
          <p className="soft" role="status">
            {errorText(day.error, 'No se pudieron cargar las horas')}
          </p>
        )}
        {none && day.data && (
          <p className="soft" role="status">
            {slots?.every(({ refusal }) => refusal === 'past')
              ? 'Ya pasaron las horas de ese día. Elige otra fecha; si llegó sin cita, márcala como urgencia.'
              : `No quedan horas libres ese día (${dayText(day.data).toLowerCase()}). Elige otra fecha.`}
          </p>
        )}
        {slots &&
          !none &&
          PARTS.map(({ name, suffix, has }) => (
            <div key={name}>
              <p className="soft small">{name}</p>
              <div className="slots">
                {slots
                  .filter((slot) => has(slot.time))
                  .map((slot) => (
                    <Choice
                      key={slot.time}
                      className="card-choice slot num"
                      name="hora"
                      value={slot.time}
                      disabled={slot.refusal !== null}
                      checked={time === slot.time && slot.refusal === null}
                      onChange={() => onChange(date, slot.time)}
                    >
                      {slotTime(slot.time)}
                      <span className="sr-only">
                        {suffix}
                        {slot.refusal !== null && ' no disponible'}
                      </span>
                      {slot.refusal === null && agenda === undefined && slot.capacity > 1 && slot.sold > 0 && (
                        <span className="slot-left">
                          {freeSeats(slot) === 1 ? 'queda 1' : `quedan ${freeSeats(slot)}`}
                        </span>
                      )}
                    </Choice>
                  ))}
              </div>
            </div>
          ))}
      </ChoiceGroup>
    </div>
  );
};
