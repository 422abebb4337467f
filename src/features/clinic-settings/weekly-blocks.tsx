import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { type WeeklyBlock, weeklyBlockInput } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { CheckField, FieldError, SelectField, TextField } from '../../ui/field.tsx';
import { blockOwner, Kept, OfAgenda, PartForm } from './parts.tsx';
import { DAYS, EDGES } from './times.ts';
import { type PartProps, useSend } from './use-settings.ts';

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** 'lunes y jueves, 12:00 p. m. a 2:00 p. m.' */
const weeklyText = ({ days, fromTime, untilTime }: WeeklyBlock): string =>
  `${days.length === 7 ? 'todos los días' : listed.format(days.map((day) => (DAYS[day] ?? '').toLowerCase()))}, ${clockTime(fromTime)} a ${clockTime(untilTime)}`;

/** From when and until when it holds; empty: it has begun and goes on. */
const spanText = ({ fromDate, untilDate }: WeeklyBlock, today: string): string =>
  [fromDate > today && `desde el ${longDate(fromDate, today)}`, untilDate && `hasta el ${longDate(untilDate, today)}`]
    .filter(Boolean)
    .join(' ');

/** Hours that leave the agenda every week: a meeting, the bank, an afternoon without the surgeon. */
export const WeeklyBlocks = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const add = useMutation(trpc.clinicSettings.addWeeklyBlock.mutationOptions());
  const remove = useMutation(trpc.clinicSettings.removeBlock.mutationOptions());
  const blank = { fromTime: '12:00', untilTime: '14:00', fromDate: today, untilDate: '', reason: '' };
  const [typed, setTyped] = useState(blank);
  const [days, setDays] = useState<number[]>([]);
  const [agenda, setAgenda] = useState<number | null>(null);
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  const [leaving, setLeaving] = useState<WeeklyBlock | null>(null);
  const set = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
    error: issues[key],
  });
  const onSend = async () => {
    const input = check(weeklyBlockInput, { days, ...typed, agenda, untilDate: typed.untilDate || null });
    if (!input) return;
    const answer = await send(() => add.mutateAsync(input), 'El bloqueo de cada semana quedó en la agenda.');
    if (!answer) return;
    setKept(answer.kept);
    setTyped(blank);
    setAgenda(null);
    setDays([]);
  };
  const times = (key: 'fromTime' | 'untilTime', label: string) => (
    <SelectField label={label} {...set(key)}>
      {EDGES.map((time) => (
        <option key={time} value={time}>
          {clockTime(time)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <section aria-labelledby="cada-semana" className="grid gap-6">
      <h3 id="cada-semana">Cada semana</h3>
      <Kept visits={kept} />
      {data.weeklyBlocks.length > 0 && (
        <ul className="setting-lines narrow-form">
          {data.weeklyBlocks.map((block) => (
            <li key={block.id} className="setting-line">
              <span>
                <b className="first-up">{weeklyText(block)}</b>
                {[blockOwner(data.agendas, block), spanText(block, today), block.reason].filter(Boolean).map((text) => (
                  <span key={text} className="block small soft first-up">
                    {text}
                  </span>
                ))}
              </span>
              <button type="button" className="btn line small" onClick={() => setLeaving(block)}>
                Quitar<span className="sr-only"> el bloqueo de {weeklyText(block)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error} button="Agregar cada semana">
        <fieldset className="week-days">
          <legend>Días</legend>
          {issues.days && <FieldError id="dias-error">{issues.days}</FieldError>}
          {DAYS.map((name, day) => (
            <CheckField
              key={name}
              checked={days.includes(day)}
              aria-invalid={issues.days ? true : undefined}
              aria-describedby={issues.days ? 'dias-error' : undefined}
              onChange={({ target }) => setDays(target.checked ? [...days, day] : days.filter((one) => one !== day))}
            >
              {name}
            </CheckField>
          ))}
        </fieldset>
        <div className="field-row">
          {times('fromTime', 'De las')}
          {times('untilTime', 'A las')}
        </div>
        <div className="field-row">
          <TextField label="Primer día" type="date" required {...set('fromDate')} />
          <TextField label="Último día" type="date" optional min={typed.fromDate} {...set('untilDate')} />
        </div>
        <OfAgenda agendas={data.agendas} value={agenda} onChange={setAgenda} />
        <TextField
          label="Motivo"
          optional
          hint="Lo ve el equipo en la agenda, no los dueños."
          maxLength={TEXT.reason}
          {...set('reason')}
        />
      </PartForm>
      {leaving && (
        <Confirm
          title={`¿Quitar el bloqueo de ${weeklyText(leaving)}?`}
          verb="Quitar el bloqueo"
          pendingText="Quitando..."
          pending={isBusy}
          error={error}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            const done = 'El bloqueo se quitó: esas horas vuelven a la agenda.';
            if ((await send(() => remove.mutateAsync({ id: leaving.id }), done)) !== null) setLeaving(null);
          }}
        >
          <p>Esas horas de cada semana se pueden agendar otra vez, también por los dueños.</p>
        </Confirm>
      )}
    </section>
  );
};
