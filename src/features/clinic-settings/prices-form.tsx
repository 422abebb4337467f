import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parsePesos, typedPesos } from '../../lib/pesos.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { clinicPricesInput } from '../../shared/schemas/clinic.ts';
import { TextField } from '../../ui/field.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** Reception reads what the others decide. */
const PriceList = ({ data }: Pick<PartProps, 'data'>) => (
  <>
    <p className="soft mb-4">Los cambia quien es veterinario o titular de la clínica.</p>
    <ul className="setting-lines narrow-form">
      {APPOINTMENT_TYPES.map((type) => (
        <li key={type} className="setting-line">
          <span>{TYPE_NAME[type]}</span>
          <span className="num">
            {data.prices[type] === undefined ? 'Sin publicar' : `$${typedPesos(data.prices[type])}`}
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** Usual prices by type of visit; an empty one is not published. */
export const PricesForm = (props: PartProps) =>
  props.data.memberRole === 'recepcion' ? <PriceList data={props.data} /> : <PricesEdited {...props} />;

const PricesEdited = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updatePrices.mutationOptions());
  const [typed, setTyped] = useState<Record<AppointmentType, string>>(
    () =>
      Object.fromEntries(APPOINTMENT_TYPES.map((type) => [type, typedPesos(data.prices[type])])) as Record<
        AppointmentType,
        string
      >,
  );
  const onSend = async () => {
    const prices = Object.fromEntries(APPOINTMENT_TYPES.map((type) => [type, parsePesos(typed[type]) ?? null]));
    const input = check(clinicPricesInput, { version: data.version, prices });
    if (!input) return;
    const core = await send(() => save.mutateAsync(input), 'Los precios quedaron guardados.');
    if (core) settings.apply(core);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      <p className="soft">
        Los ven los dueños al agendar, y están listos al cobrar. El que dejes en blanco no se publica.
      </p>
      {APPOINTMENT_TYPES.map((type) => (
        <TextField
          key={type}
          label={TYPE_NAME[type]}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          unit="COP"
          value={typed[type]}
          onChange={({ target }) => setTyped({ ...typed, [type]: target.value })}
          error={issues[`prices.${type}`]}
        />
      ))}
    </PartForm>
  );
};
