import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { RETENTION_YEARS } from '../../shared/limits.ts';
import { retentionInput } from '../../shared/schemas/clinic.ts';
import { SelectField } from '../../ui/field.tsx';
import { BlockedList } from './blocked.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

const { min, usual, max } = RETENTION_YEARS;
const YEARS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** How long the clinic keeps what a law asks of those who are gone, and what is blocked now. */
export const Retention = ({ settings, data }: PartProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(useTRPC().clinicSettings.updateRetention.mutationOptions());
  const [years, setYears] = useState(data.retentionYears);
  if (data.memberRole !== 'titular')
    return (
      <p className="soft">
        La clínica conserva {data.retentionYears ?? usual} años{data.retentionYears === null && ' (por defecto)'} lo que
        la ley le pide de quien ya no está. Solo el titular lo cambia y lo lee.
      </p>
    );
  const onSend = async () => {
    const input = check(retentionInput, { version: data.version, years });
    if (!input) return;
    const core = await send(() => save.mutateAsync(input), 'El plazo quedó guardado.');
    if (core) settings.apply(core);
  };
  const shorter = (years ?? usual) < (data.retentionYears ?? usual);
  return (
    <div className="grid gap-10">
      <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
        <p>
          Cuando un dueño elimina su cuenta o borras a un cliente, su nombre y sus datos desaparecen enseguida. La
          historia y los cobros de sus animales quedan bloqueados esa noche: no salen en listas ni búsquedas y solo los
          lee un titular. Al cumplirse el plazo se borran solos.
        </p>
        <SelectField
          label="Cuánto se conservan"
          hint={
            shorter
              ? 'Es menos que antes: lo bloqueado que ya cumpla este plazo se borra esta noche, para siempre.'
              : 'Cuenta desde lo último que la clínica hizo con el animal.'
          }
          value={years ?? ''}
          onChange={({ target }) => setYears(target.value === '' ? null : Number(target.value))}
          error={issues.years}
        >
          <option value="">{usual} años (por defecto)</option>
          {YEARS.map((count) => (
            <option key={count} value={count}>
              {count} años
            </option>
          ))}
        </SelectField>
      </PartForm>
      <BlockedList />
    </div>
  );
};
