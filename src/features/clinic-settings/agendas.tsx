import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { AGENDA_COLOURS, type AgendaColour, MAX_AGENDAS } from '../../shared/agendas.ts';
import { APPOINTMENT_TYPES, type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { TEXT } from '../../shared/limits.ts';
import { clinicAgendasInput, type SetAgenda } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { Kept, PartForm } from './parts.tsx';
import { coreOf, type PartProps, useSend } from './use-settings.ts';

const COLOUR_NAME: Record<AgendaColour, string> = {
  pino: 'Verde pino',
  teja: 'Teja',
  uva: 'Uva',
  miel: 'Miel',
  hoja: 'Verde hoja',
  piedra: 'Piedra',
};

/** A row of the form; `key` tells it from the others, `number` null: nobody has saved it yet. */
type Row = Omit<SetAgenda, 'number'> & { key: string; number: number | null };
const rowOf = (agenda: SetAgenda): Row => ({ ...agenda, key: String(agenda.number) });

const takes = ({ types }: Pick<SetAgenda, 'types'>, type: AppointmentType) => types === null || types.includes(type);

const INTRO =
  'Una agenda es una persona o un lugar: la doctora Nieto, el quirófano, el baño. Cada una atiende una cita a la vez, de principio a fin.';

const Names = ({ agendas }: { agendas: readonly SetAgenda[] }) =>
  agendas.length === 0 ? (
    <p>La clínica no tiene agendas.</p>
  ) : (
    <ul className="setting-lines narrow-form">
      {agendas.map(({ number, name, colour, isChoosable, types }) => (
        <li key={number} className="setting-line">
          <span className="agenda-name" data-colour={colour}>
            {name}
          </span>
          {types && <span className="soft small">{types.map((type) => TYPE_NAME[type]).join(', ')}</span>}
          {isChoosable && <span className="soft small">Los dueños pueden elegirla</span>}
        </li>
      ))}
    </ul>
  );

const AgendasForm = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updateAgendas.mutationOptions());
  const [rows, setRows] = useState(data.agendas.map(rowOf));
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  const set = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const key = crypto.randomUUID();
    const colour =
      AGENDA_COLOURS.find((one) => rows.every((row) => row.colour !== one)) ??
      AGENDA_COLOURS[rows.length % AGENDA_COLOURS.length] ??
      'pino';
    setRows([...rows, { key, number: null, name: '', colour, isChoosable: false, types: null }]);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.agenda-row:last-of-type input')?.focus());
  };
  const onSend = async () => {
    const agendas = rows.map(({ key: _, ...row }) => row);
    const input = check(clinicAgendasInput, { version: data.version, agendas });
    if (!input) return;
    const answer = await send(() => save.mutateAsync(input), 'Las agendas quedaron guardadas.');
    if (!answer) return;
    settings.apply(coreOf(answer));
    setRows(answer.agendas.map(rowOf));
    setKept(answer.kept);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      <p className="soft">
        {INTRO} Con agendas, caben tantas citas a la vez como agendas haya; sin ninguna, las que digas en Cupos y
        reglas.
      </p>
      {rows.map((row, at) => (
        <fieldset key={row.key} className="agenda-row" data-colour={row.colour}>
          <legend className="sr-only">Agenda {at + 1}</legend>
          <TextField
            label="Nombre"
            required
            autoComplete="off"
            maxLength={TEXT.agenda}
            value={row.name}
            onChange={({ target }) => set(row.key, { name: target.value })}
            error={issues[`agendas.${at}.name`]}
          />
          <SelectField
            label="Color"
            value={row.colour}
            onChange={({ target }) => set(row.key, { colour: target.value as AgendaColour })}
          >
            {AGENDA_COLOURS.map((colour) => (
              <option key={colour} value={colour}>
                {COLOUR_NAME[colour]}
              </option>
            ))}
          </SelectField>
          <CheckField
            checked={row.isChoosable}
            onChange={({ target }) => set(row.key, { isChoosable: target.checked })}
          >
            Los dueños pueden elegirla
          </CheckField>
          <ChoiceGroup legend="Qué citas atiende" error={issues[`agendas.${at}.types`]}>
            {APPOINTMENT_TYPES.map((type) => (
              <Choice
                key={type}
                type="checkbox"
                checked={takes(row, type)}
                onChange={({ target }) =>
                  set(row.key, {
                    types: APPOINTMENT_TYPES.filter((one) => (one === type ? target.checked : takes(row, one))),
                  })
                }
              >
                <Tick />
                {TYPE_NAME[type]}
              </Choice>
            ))}
          </ChoiceGroup>
          <button
            type="button"
            className="btn line small"
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            Quitar<span className="sr-only"> {row.name || `la agenda ${at + 1}`}</span>
          </button>
        </fieldset>
      ))}
      {rows.length < MAX_AGENDAS && (
        <button type="button" className="btn line small justify-self-start" onClick={add}>
          Agregar agenda
        </button>
      )}
      {rows.length < data.agendas.length && (
        <p className="soft small">
          La que quitas no recibe más citas. Las que ya tiene siguen en pie, y al guardar te mostramos cuáles son.
        </p>
      )}
      <Kept visits={kept} />
    </PartForm>
  );
};

/** Who and where the clinic divides its day among: a titular says so, the others read it. */
export const Agendas = (props: PartProps) =>
  props.data.memberRole === 'titular' ? (
    <AgendasForm {...props} />
  ) : (
    <div className="grid gap-4">
      <p className="soft">{INTRO} Las cambia un titular.</p>
      <Names agendas={props.data.agendas} />
    </div>
  );
