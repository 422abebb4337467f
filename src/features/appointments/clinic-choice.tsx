import type { UseFormRegisterReturn } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import type { ListedClinic } from '../../shared/schemas/appointment.ts';
import type { Species } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Call, Refused } from './call.tsx';
import { notSeenText } from './words.ts';

/** Clinics that take bookings, by city, with the address and phone of the chosen one. */
export const ClinicChoice = ({
  clinics,
  chosen,
  species,
  usualOf,
  field,
  error,
}: {
  clinics: readonly ListedClinic[];
  chosen: string;
  /** The animal that it is for. */
  species?: Species | undefined;
  /** The pet that goes there. */
  usualOf?: string | undefined;
  field: UseFormRegisterReturn;
  error?: string | undefined;
}) => {
  const cities = [...new Set(clinics.map((clinic) => clinic.city))];
  const clinic = clinics.find(({ id }) => id === chosen);
  const notSeen = clinic && notSeenText(clinic, species);
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
      {notSeen && <Alert tone="info">{notSeen}</Alert>}
      {clinic?.isClosedToMe && <Refused text={errorMessage('clinic_closed_to_you')} phone={clinic.phone} />}
    </div>
  );
};
