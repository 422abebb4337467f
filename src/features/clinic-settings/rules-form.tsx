import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { counted } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, TYPE_NAME } from '../../shared/appointments.ts';
import { MAX_CAPACITY, MAX_HALF_HOURS, MAX_HORIZON_DAYS } from '../../shared/limits.ts';
import { clinicRulesInput } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { lengthText } from '../../shared/visit-words.ts';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { Kept, PartForm } from './parts.tsx';
import { coreOf, type PartProps, useSend } from './use-settings.ts';

const NOTICES = [
  [0, 'Sin aviso previo'],
  [30, 'Media hora antes'],
  [60, '1 hora antes'],
  [120, '2 horas antes'],
  [240, '4 horas antes'],
  [720, '12 horas antes'],
  [1440, '1 día antes'],
  [2880, '2 días antes'],
  [10_080, '1 semana antes'],
] as const;

const whole = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const LENGTHS = Array.from({ length: MAX_HALF_HOURS }, (_, index) => index + 1);

/** How many visits fit into a half hour, how long each type takes, with how much notice owners book and how far ahead, and emergencies. */
export const RulesForm = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updateRules.mutationOptions());
  const [capacity, setCapacity] = useState(String(data.capacity));
  const [notice, setNotice] = useState(data.minNoticeMin);
  const [horizon, setHorizon] = useState(String(data.horizonDays));
  const [emergencies, setEmergencies] = useState(data.takesEmergencies);
  const [lengths, setLengths] = useState(data.lengths);
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  const onSend = async () => {
    const input = check(clinicRulesInput, {
      version: data.version,
      capacity: whole(capacity),
      minNoticeMin: notice,
      horizonDays: whole(horizon),
      takesEmergencies: emergencies,
      lengths,
    });
    if (!input) return;
    const answer = await send(() => save.mutateAsync(input), 'Las reglas de la agenda quedaron guardadas.');
    if (!answer) return;
    settings.apply(coreOf(answer));
    setKept(answer.kept);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      {data.agendas.length > 0 ? (
        <p>Caben {counted(data.agendas.length, 'cita', 'citas')} a la vez: una por agenda.</p>
      ) : (
        <TextField
          label="Citas por media hora"
          hint={`Cuántos pacientes atienden a la vez: de 1 a ${MAX_CAPACITY}.`}
          inputMode="numeric"
          maxLength={2}
          required
          value={capacity}
          onChange={({ target }) => setCapacity(target.value)}
          error={issues.capacity}
        />
      )}
      <fieldset className="lengths">
        <legend>Cuánto dura cada cita</legend>
        <p className="soft small">
          Vale para las que se agenden o se muevan desde ahora. Las que ya hay quedan como están.
        </p>
        {APPOINTMENT_TYPES.map((type) => (
          <SelectField
            key={type}
            label={TYPE_NAME[type]}
            value={lengths[type] ?? 1}
            onChange={({ target }) => setLengths({ ...lengths, [type]: Number(target.value) })}
            error={issues[`lengths.${type}`]}
          >
            {LENGTHS.map((halfHours) => (
              <option key={halfHours} value={halfHours}>
                {lengthText(halfHours)}
              </option>
            ))}
          </SelectField>
        ))}
      </fieldset>
      <SelectField
        label="Aviso mínimo"
        hint="Hasta cuándo puede agendar un dueño. La clínica agenda siempre."
        value={notice}
        onChange={({ target }) => setNotice(Number(target.value))}
        error={issues.minNoticeMin}
      >
        {NOTICES.some(([minutes]) => minutes === notice) ? null : (
          <option value={notice}>{notice} minutos antes</option>
        )}
        {NOTICES.map(([minutes, text]) => (
          <option key={minutes} value={minutes}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Agenda abierta"
        hint={`Con cuántos días de anticipación se puede agendar: hasta ${MAX_HORIZON_DAYS}.`}
        inputMode="numeric"
        maxLength={3}
        unit="días"
        required
        value={horizon}
        onChange={({ target }) => setHorizon(target.value)}
        error={issues.horizonDays}
      />
      <CheckField checked={emergencies} onChange={({ target }) => setEmergencies(target.checked)}>
        Atendemos urgencias: esas citas no necesitan aviso previo
      </CheckField>
      <Kept visits={kept} />
    </PartForm>
  );
};
