import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { clinicDataInput } from '../../shared/schemas/clinic.ts';
import { TextField } from '../../ui/field.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** Name, city, address and phone: what owners read of the clinic. */
export const DataForm = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updateData.mutationOptions());
  const { name, city, address, phone } = data;
  const [typed, setTyped] = useState({ name, city, address, phone });
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    error: issues[key],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });
  const onSend = async () => {
    const input = check(clinicDataInput, { version: data.version, ...typed });
    if (!input) return;
    const core = await send(() => save.mutateAsync(input), 'Los datos de la clínica quedaron guardados.');
    if (core) settings.apply(core);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      <TextField label="Nombre" autoComplete="organization" maxLength={TEXT.name} {...field('name')} />
      <TextField label="Ciudad" autoComplete="address-level2" maxLength={TEXT.name} {...field('city')} />
      <TextField label="Dirección" autoComplete="street-address" maxLength={TEXT.address} {...field('address')} />
      <TextField
        label="Teléfono"
        hint="El que ven los dueños para llamar a la clínica."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        {...field('phone')}
      />
    </PartForm>
  );
};
