import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { blockInput } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit, Block } from '../../shared/schemas/visit.ts';
import { addDays } from '../../shared/time.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { blockOwner, Kept, OfAgenda, PartForm } from './parts.tsx';
import { EDGES } from './times.ts';
import { type PartProps, useSend } from './use-settings.ts';
import { WeeklyBlocks } from './weekly-blocks.tsx';

const MIDNIGHT = '00:00';

const dayOf = (wall: string) => wall.slice(0, 10);

/** 'jueves 24 de diciembre, todo el día'; a block of whole days ends at the midnight after its last one. */
const blockText = ({ startsAt, endsAt }: Block, today: string): string => {
  const whole = startsAt.endsWith(MIDNIGHT) && endsAt.endsWith(MIDNIGHT);
  const last = whole ? addDays(dayOf(endsAt), -1) : dayOf(endsAt);
  if (whole)
    return last === dayOf(startsAt)
      ? `${longDate(last, today)}, todo el día`
      : `del ${longDate(dayOf(startsAt), today)} al ${longDate(last, today)}`;
  const from = `${longDate(dayOf(startsAt), today)}, ${clockTime(startsAt.slice(11))}`;
  const until = last === dayOf(startsAt) ? '' : `${longDate(last, today)}, `;
  return `${from} a ${until}${clockTime(endsAt.slice(11))}`;
};

/** Hours taken out of the agenda: training, holidays of the team; below, what leaves it every week. */
export const Blocks = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const add = useMutation(trpc.clinicSettings.addBlock.mutationOptions());
  const remove = useMutation(trpc.clinicSettings.removeBlock.mutationOptions());
  const tomorrow = addDays(today, 1);
  const blank = { from: tomorrow, fromTime: '12:00', until: tomorrow, untilTime: '14:00', reason: '' };
  const [typed, setTyped] = useState(blank);
  const [whole, setWhole] = useState(false);
  const [agenda, setAgenda] = useState<number | null>(null);
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  const [leaving, setLeaving] = useState<Block | null>(null);
  const set = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });
  const onSend = async () => {
    const until = typed.until || typed.from;
    const input = check(blockInput, {
      startsAt: `${typed.from}T${whole ? MIDNIGHT : typed.fromTime}`,
      endsAt: whole ? `${until && addDays(until, 1)}T${MIDNIGHT}` : `${until}T${typed.untilTime}`,
      agenda,
      reason: typed.reason,
    });
    if (!input) return;
    const answer = await send(() => add.mutateAsync(input), 'El bloqueo quedó en la agenda.');
    if (!answer) return;
    setKept(answer.kept);
    setTyped(blank);
    setAgenda(null);
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
    <div className="grid gap-8">
      <Kept visits={kept} />
      {data.blocks.length > 0 && (
        <ul className="setting-lines narrow-form">
          {data.blocks.map((block) => (
            <li key={block.id} className="setting-line">
              <span>
                <b>{blockText(block, today)}</b>
                {[blockOwner(data.agendas, block), block.reason].filter(Boolean).map((text) => (
                  <span key={text} className="block small soft">
                    {text}
                  </span>
                ))}
              </span>
              <button type="button" className="btn line small" onClick={() => setLeaving(block)}>
                Quitar<span className="sr-only"> el bloqueo del {blockText(block, today)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error} button="Agregar bloqueo">
        <CheckField checked={whole} onChange={({ target }) => setWhole(target.checked)}>
          Días completos
        </CheckField>
        <div className="field-row">
          <TextField
            label="Desde el día"
            type="date"
            min={today}
            required
            error={issues.startsAt}
            value={typed.from}
            // An end that was not reached yet goes along, where everybody sees it.
            onChange={({ target: { value: from } }) =>
              setTyped({ ...typed, from, until: [from, typed.until].sort().at(-1) ?? from })
            }
          />
          {!whole && times('fromTime', 'Desde las')}
        </div>
        <div className="field-row">
          <TextField
            label="Hasta el día"
            type="date"
            min={typed.from}
            required
            error={issues.endsAt}
            {...set('until')}
          />
          {!whole && times('untilTime', 'Hasta las')}
        </div>
        <OfAgenda agendas={data.agendas} value={agenda} onChange={setAgenda} />
        <TextField
          label="Motivo"
          optional
          hint="Lo ve el equipo en la agenda, no los dueños."
          maxLength={TEXT.reason}
          error={issues.reason}
          {...set('reason')}
        />
      </PartForm>
      <WeeklyBlocks settings={settings} data={data} />
      {leaving && (
        <Confirm
          title={`¿Quitar el bloqueo: ${blockText(leaving, today)}?`}
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
          <p>Esas horas se pueden agendar otra vez, también por los dueños.</p>
        </Confirm>
      )}
    </div>
  );
};
