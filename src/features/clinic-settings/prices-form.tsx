import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parsePesos, typedPesos } from '../../lib/pesos.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { IVA_NAME, IVA_RATES, type IvaRate } from '../../shared/charges.ts';
import { clinicPricesInput } from '../../shared/schemas/clinic.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { PartForm } from './parts.tsx';
import { Services } from './price-list.tsx';
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
  const [iva, setIva] = useState<Partial<Record<AppointmentType, IvaRate>>>(data.priceIva);
  const onSend = async () => {
    const prices = Object.fromEntries(APPOINTMENT_TYPES.map((type) => [type, parsePesos(typed[type]) ?? null]));
    const input = check(clinicPricesInput, { version: data.version, prices, priceIva: iva });
    if (!input) return;
    const core = await send(() => save.mutateAsync(input), 'Los precios quedaron guardados.');
    if (core) settings.apply(core);
  };
  const ivaOf = (type: AppointmentType, rate: string) => {
    const { [type]: _, ...rest } = iva;
    setIva(rate === '' ? rest : { ...rest, [type]: rate as IvaRate });
  };
  return (
    <div className="grid gap-10">
      <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
        <p className="soft">
          Los ven los dueños al agendar, y están listos al cobrar, con su IVA incluido. El que dejes en blanco no se
          publica.
        </p>
        {APPOINTMENT_TYPES.map((type) => (
          <div key={type} className="priced">
            <TextField
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
            <SelectField
              label={`IVA de ${TYPE_NAME[type].toLowerCase()}`}
              value={iva[type] ?? ''}
              onChange={({ target }) => ivaOf(type, target.value)}
            >
              <option value="">Sin definir</option>
              {IVA_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {IVA_NAME[rate]}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </PartForm>
      <Services />
    </div>
  );
};
