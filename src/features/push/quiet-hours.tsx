import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { clockTime, ended } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type QuietHours as Hours, QUIET } from '../../shared/quiet.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const WORDS = { on: 'Sí', off: 'No' };
const NONE: Hours = { startsAt: '00:00', endsAt: '00:00' };

const isNone = ({ startsAt, endsAt }: Hours) => startsAt === endsAt;

const Chosen = ({ kept, save, isBusy }: { kept: Hours; save: (hours: Hours) => Promise<void>; isBusy: boolean }) => {
  const [hours, setHours] = useState(kept);
  const isOn = !isNone(kept);
  const field = (label: string, key: keyof Hours) => (
    <SelectField
      label={label}
      value={hours[key]}
      onChange={({ target }) => setHours({ ...hours, [key]: target.value })}
    >
      {HOURS.map((time) => (
        <option key={time} value={time}>
          {clockTime(time)}
        </option>
      ))}
    </SelectField>
  );
  const toggle = async () => {
    const next = isOn ? NONE : QUIET;
    setHours(next);
    await save(next);
  };
  const isChanged = hours.startsAt !== kept.startsAt || hours.endsAt !== kept.endsAt;
  return (
    <>
      <p className="own-notice push-own">
        <span>Horas de silencio</span>
        <Switch on={isOn} label="Horas de silencio" words={WORDS} busy={isBusy} onPress={toggle} />
      </p>
      {isOn && (
        <div className="push-quiet">
          {field('Desde', 'startsAt')}
          {field('Hasta', 'endsAt')}
          {isChanged && (
            <TwoFaced className="btn line small" busy={isBusy} busyText="Guardando..." onPress={() => save(hours)}>
              Guardar
            </TwoFaced>
          )}
        </div>
      )}
    </>
  );
};

/** Hours in which no device of this person sounds; without one (`hasDevice`) they hold from the first on. */
export const QuietHours = ({ hasDevice }: { hasDevice: boolean }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [fault, setFault] = useState<unknown>(null);
  const { data } = useQuery(trpc.post.quiet.queryOptions());
  const change = useMutation(trpc.post.setQuiet.mutationOptions());
  if (!data) return null;
  const save = async (hours: Hours) => {
    setFault(null);
    try {
      await change.mutateAsync(hours);
      await client.invalidateQueries(trpc.post.quiet.pathFilter());
      say(
        isNone(hours)
          ? 'Los avisos llegan a cualquier hora.'
          : ended(`Los avisos esperan de ${clockTime(hours.startsAt)} a ${clockTime(hours.endsAt)}`),
      );
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <>
      <Chosen key={`${data.startsAt} ${data.endsAt}`} kept={data} save={save} isBusy={change.isPending} />
      <p className="soft measure small">
        En esas horas tus dispositivos no suenan: el aviso espera a que terminen. Suena de todos modos si una clínica
        cancela o mueve una cita que ya casi empieza, o si es la hora que le pusiste a una medicina. Los correos llegan
        igual.{!hasDevice && ' Valen desde que actives un dispositivo.'}
      </p>
      {fault !== null && <Alert tone="bad">{errorText(fault, 'No se pudieron guardar las horas de silencio')}</Alert>}
    </>
  );
};
