import { clockTime, counted } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { TEXT } from '../../shared/limits.ts';
import { SLOTS, slotEnd } from '../../shared/slots.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AgendaField, useAgendas } from './agenda-choice.tsx';
import { Done, Found } from './clear-hours-found.tsx';
import { type ClearHours, useClearHours } from './use-clear-hours.ts';

const endOf = (time: string) => slotEnd(`2026-01-01T${time}`).slice(11);

const verbOf = ({ found, chosen, closes, isClosed }: ClearHours): string => {
  if (!found) return 'Ver las citas';
  if (chosen.length > 0) return `Mover ${counted(chosen.length, 'cita', 'citas')}`;
  return closes && !isClosed ? 'Cerrar esas horas' : 'Ver las citas';
};

/** A sick afternoon: the visits of some hours move to others in one act. */
export const ClearHoursDialog = ({
  date,
  agenda,
  onClose,
}: {
  date: string;
  agenda: number | undefined;
  onClose: () => void;
}) => {
  const today = useToday();
  const agendas = useAgendas();
  const clearing = useClearHours({ date, agenda });
  const { hours, setHours, issues, found, chosen, closes, isClosed, done } = clearing;
  const acts = found && (chosen.length > 0 || (closes && !isClosed));
  return (
    <FormDialog
      title="Despejar horas"
      lead={
        done ? (
          <Done clearing={clearing} />
        ) : (
          <p>
            Cuando alguien no puede atender: mira qué citas tiene y muévelas de una vez. Cada dueño recibe su aviso.
          </p>
        )
      }
      verb={verbOf(clearing)}
      pendingText={found ? 'Moviendo...' : 'Buscando...'}
      pending={clearing.busy}
      ready={!done}
      leave={done ? 'Cerrar' : 'Cancelar'}
      problem={clearing.problem}
      onSubmit={acts ? clearing.clear : clearing.look}
      onClose={onClose}
    >
      <AgendaField
        agendas={agendas}
        value={hours.agenda}
        none="Toda la clínica"
        onChange={(number) => setHours({ agenda: number })}
      />
      <TextField
        label="Día"
        type="date"
        min={today}
        required
        value={hours.date}
        onChange={({ target }) => setHours({ date: target.value })}
        error={issues.date}
      />
      <div className="field-row">
        <SelectField label="Desde las" value={hours.from} onChange={({ target }) => setHours({ from: target.value })}>
          {SLOTS.map((time) => (
            <option key={time} value={time}>
              {clockTime(time)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Hasta las"
          value={hours.until}
          onChange={({ target }) => setHours({ until: target.value })}
          error={issues.until}
        >
          {SLOTS.map(endOf).map((time) => (
            <option key={time} value={time}>
              {clockTime(time)}
            </option>
          ))}
        </SelectField>
      </div>
      {agendas.length > 0 && (
        <CheckField checked={hours.stays} onChange={({ target }) => setHours({ stays: target.checked })}>
          Solo a horas de la misma agenda
        </CheckField>
      )}
      <CheckField checked={closes} onChange={({ target }) => clearing.setCloses(target.checked)}>
        Cerrar esas horas, para que nadie más las agende
      </CheckField>
      <TextAreaField
        label="Motivo"
        optional
        hint="Lo leen los dueños en su aviso y el equipo en la agenda."
        rows={2}
        maxLength={TEXT.reason}
        value={clearing.reason}
        onChange={({ target }) => clearing.setReason(target.value)}
      />
      <Found clearing={clearing} agendas={agendas} />
    </FormDialog>
  );
};
