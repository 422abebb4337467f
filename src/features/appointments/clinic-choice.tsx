import type { UseFormRegisterReturn } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import type { ListedClinic } from '../../shared/schemas/appointment.ts';
import { SelectField } from '../../ui/field.tsx';
import { Call, Refused } from './call.tsx';

/** Clinics that take bookings, by city, with the address and phone of the chosen one. */
export const ClinicChoice = ({
  clinics,
  chosen,
  usualOf,
  field,
  error,
}: {
  clinics: readonly ListedClinic[];
  chosen: string;
  /** The pet that goes there. */
  usualOf?: string | undefined;
  field: UseFormRegisterReturn;
  error?: string | undefined;
}) => {
  const cities = [...new Set(clinics.map((clinic) => clinic.city))];
  const clinic = clinics.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-2">
      <SelectField label="Clínica" required error={error} {...field}>
        <option value="">Elige una clínica</option>
        {cities.map((city) => (
          <optgroup key={city} label={city}>
            {clinics
              .filter((one) => one.city === city)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}, {one.city}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {clinic && (
        <p className="soft small">
          {usualOf && `La clínica de ${usualOf}. `}
          {clinic.address} · <Call phone={clinic.phone} />
        </p>
      )}
      {clinic?.isClosedToMe && <Refused text={errorMessage('clinic_closed_to_you')} phone={clinic.phone} />}
    </div>
  );
};
