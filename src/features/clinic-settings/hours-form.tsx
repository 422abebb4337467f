import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { clockTime } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { clinicHoursInput } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { FieldError, SelectField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Kept, PartForm } from './parts.tsx';
import { Pause } from './pause.tsx';
import { DAYS, times } from './times.ts';
import { coreOf, type PartProps, useSend } from './use-settings.ts';

/** Which days the clinic opens, and from when to when. */
export const HoursForm = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updateHours.mutationOptions());
  const [hours, setHours] = useState(data.hours);
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  // An older edit of the hours may have closed a day around its pause.
  const [pauses, setPauses] = useState(data.pauses.map((pause, day) => (data.hours[day] ? pause : null)));
  const setPause = (day: number, value: [string, string] | null) =>
    setPauses(pauses.map((old, index) => (index === day ? value : old)));
  const set = (day: number, value: [string, string] | null) => {
    setHours(hours.map((old, index) => (index === day ? value : old)));
    if (!value) setPause(day, null);
  };
  // The first open day is the one that is written; the others may follow it.
  const first = hours.findIndex((day) => day !== null);
  const model = hours[first] ?? null;
  const pauseOfModel = pauses[first] ?? null;
  const isCopyable = hours.some(
    (day, index) => day && (String(day) !== String(model) || String(pauses[index]) !== String(pauseOfModel)),
  );
  const copy = () => {
    setHours(hours.map((day) => (day && model ? [...model] : day)));
    setPauses(hours.map((day) => (day && pauseOfModel ? [...pauseOfModel] : null)));
  };
  const onSend = async () => {
    const input = check(clinicHoursInput, { version: data.version, hours, pauses });
    if (!input) return;
    const answer = await send(() => save.mutateAsync(input), 'El horario quedó guardado.');
    if (!answer) return;
    settings.apply(coreOf(answer));
    setKept(answer.kept);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={issues.hours ? null : error}>
      {DAYS.map((name, day) => {
        const open = hours[day] ?? null;
        const wrong = issues[`hours.${day}`];
        const wrongPause = issues[`pauses.${day}`];
        return (
          <fieldset key={name} className="hours-row">
            <legend>{name}</legend>
            <Switch
              on={open !== null}
              label={`Abre el ${name.toLowerCase()}`}
              words={{ on: 'Abre', off: 'Cerrado' }}
              onPress={() => set(day, open ? null : ['09:00', '17:30'])}
            />
            {open && (
              <>
                <SelectField label="Desde" value={open[0]} onChange={({ target }) => set(day, [target.value, open[1]])}>
                  {times(open[0]).map((time) => (
                    <option key={time} value={time}>
                      {clockTime(time)}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  label="Hasta"
                  value={open[1]}
                  aria-invalid={wrong ? true : undefined}
                  onChange={({ target }) => set(day, [open[0], target.value])}
                >
                  {times(open[1]).map((time) => (
                    <option key={time} value={time}>
                      {clockTime(time)}
                    </option>
                  ))}
                </SelectField>
              </>
            )}
            {open && (
              <Pause
                day={name}
                pause={pauses[day] ?? null}
                isWrong={wrongPause !== undefined}
                onChange={(value) => setPause(day, value)}
              />
            )}
            {open && day === first && isCopyable && (
              <button type="button" className="btn line small hours-copy" onClick={copy}>
                Copiar a todos<span className="sr-only"> los días que abren</span>
              </button>
            )}
            {wrong && <FieldError>{wrong}</FieldError>}
            {wrongPause && <FieldError>{wrongPause}</FieldError>}
          </fieldset>
        );
      })}
      {issues.hours && <FieldError>{issues.hours}</FieldError>}
      <Kept visits={kept} />
    </PartForm>
  );
};
