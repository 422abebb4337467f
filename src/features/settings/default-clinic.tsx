import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import type { DefaultClinic } from '../../shared/schemas/settings.ts';
import { SelectField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSetDefaultClinic } from './use-settings.ts';

type Clinic = { id: string; name: string; city: string };

const placed = ({ name, city }: Clinic) => `${name}, ${city}`;

/** What stands wrong with the choice, when nothing went wrong with the change. */
const warning = (chosen: string, current: DefaultClinic | null) =>
  current && !current.isBookable && chosen === current.id
    ? 'Esta clínica ya no recibe citas: elige otra, o ninguna.'
    : undefined;

/** Chooses the clinic of bookings that name none. */
export const DefaultClinicForm = ({
  current,
  clinics,
}: {
  current: DefaultClinic | null;
  clinics: readonly Clinic[];
}) => {
  const change = useSetDefaultClinic();
  /** null: what the server says. */
  const [picked, setPicked] = useState<string | null>(null);
  const offered = new Set(['', current?.id, ...clinics.map(({ id }) => id)]);
  // A clinic that was picked may have left the list meanwhile: then what stands is shown again.
  const chosen = picked !== null && offered.has(picked) ? picked : (current?.id ?? '');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const { defaultClinic } = await change.mutateAsync({ clinicId: chosen || null });
      setPicked(null);
      say(defaultClinic ? `La clínica por defecto es ${defaultClinic.name}.` : 'Ya no hay clínica por defecto.');
    } catch {
      // `change.error` says it.
    }
  };
  return (
    <section className="setting" aria-labelledby="setting-clinic">
      <h3 id="setting-clinic">Clínica por defecto</h3>
      <p className="soft measure">
        Recibe las citas que no nombran una clínica, si la mascota todavía no tiene una. Sin clínica por defecto, quien
        agenda debe elegirla.
      </p>
      <form className="setting-form" noValidate onSubmit={submit}>
        <SelectField
          label="Clínica"
          hint={clinics.length === 0 ? 'Todavía ninguna clínica recibe citas.' : undefined}
          error={change.error ? errorText(change.error, 'No se pudo guardar la clínica') : warning(chosen, current)}
          value={chosen}
          onChange={({ target: { value } }) => {
            change.reset();
            setPicked(value);
          }}
        >
          <option value="">Ninguna</option>
          {current && !clinics.some(({ id }) => id === current.id) && (
            <option value={current.id}>{placed(current)} (no recibe citas)</option>
          )}
          {clinics.map((clinic) => (
            <option key={clinic.id} value={clinic.id}>
              {placed(clinic)}
            </option>
          ))}
        </SelectField>
        <SubmitButton pending={change.isPending} pendingText="Guardando...">
          Guardar
        </SubmitButton>
      </form>
    </section>
  );
};
