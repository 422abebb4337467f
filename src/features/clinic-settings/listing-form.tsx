import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { cityPath, citySlug } from '../../shared/directory.ts';
import { ALL_HOURS_DAYS } from '../../shared/limits.ts';
import { clinicListingInput } from '../../shared/schemas/clinic.ts';
import { SPECIES, SPECIES_NAME } from '../../shared/species.ts';
import { DAY_MS } from '../../shared/time.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { CheckField } from '../../ui/field.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** Whether the clinic stands in the public directory, which animals it sees, and whether it says today that it sees emergencies day and night. */
export const ListingForm = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.updateListing.mutationOptions());
  const [isListed, setListed] = useState(data.isListed);
  const [species, setSpecies] = useState(data.species);
  const [allHours, setAllHours] = useState(data.allHoursAt !== null);
  const slug = citySlug(data.city);
  const onSend = async () => {
    const input = check(clinicListingInput, { version: data.version, isListed, species, allHours });
    const core = input && (await send(() => save.mutateAsync(input), 'El directorio quedó guardado.'));
    if (core) settings.apply(core);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      <p className="soft">
        En el directorio, cualquiera ve sin cuenta el nombre, la dirección, el teléfono, el horario y lo que marques
        aquí. La clínica aparece mientras recibe citas de los dueños.
      </p>
      <CheckField checked={isListed} onChange={({ target }) => setListed(target.checked)}>
        Aparecer en el directorio de veterinarias
      </CheckField>
      <ChoiceGroup legend="Animales que atienden" error={issues.species}>
        {SPECIES.map((one) => (
          <Choice
            key={one}
            type="checkbox"
            name="species"
            value={one}
            checked={species.includes(one)}
            onChange={({ target }) =>
              setSpecies(target.checked ? [...species, one] : species.filter((other) => other !== one))
            }
          >
            <Tick />
            {SPECIES_NAME[one].many}
          </Choice>
        ))}
      </ChoiceGroup>
      <CheckField checked={allHours} onChange={({ target }) => setAllHours(target.checked)}>
        Atendemos urgencias las 24 horas, todos los días
      </CheckField>
      <p className="soft small">
        {allHours && data.allHoursAt !== null
          ? `Lo confirmaron el ${dayText(data.allHoursAt)}; vale hasta el ${dayText(data.allHoursAt + ALL_HOURS_DAYS * DAY_MS)}. Guarda otra vez para confirmarlo hoy.`
          : `Guardar con esto marcado lo confirma hoy. El directorio deja de decirlo a los ${ALL_HOURS_DAYS} días si nadie lo confirma de nuevo.`}
      </p>
      {data.isListed && data.isBookable && slug && (
        <p>
          <a className="link" href={cityPath(slug)}>
            Ver cómo aparece
          </a>
        </p>
      )}
    </PartForm>
  );
};
