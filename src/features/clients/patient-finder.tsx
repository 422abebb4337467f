import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { phoneText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { Field } from '../../ui/field.tsx';
import { Icon, Mark } from '../../ui/icon.tsx';

/** Patients that one search suggests. */
const SUGGESTED = 8;

const Words = ({ patient }: { patient: PatientRow }) => (
  <>
    <Mark name={`track-${FOLDER_OF[patient.species]}`} className="text-sp" />
    <span>
      <b>{patient.name}</b> <span className="soft small">{patient.breed ?? SPECIES_NAME[patient.species].one}</span>
      <span className="block small">
        {patient.owner}
        {patient.ownerPhone && <span className="soft num"> · {phoneText(patient.ownerPhone)}</span>}
      </span>
    </span>
  </>
);

/** The patient of a booking: found among the clinic's own by any word, or registered now. */
export const PatientFinder = ({
  chosen,
  onChoose,
  onRegister,
  error,
}: {
  chosen: PatientRow | null;
  onChoose: (patient: PatientRow | null) => void;
  onRegister: () => void;
  error?: string | undefined;
}) => {
  const trpc = useTRPC();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useQuery(
    trpc.clients.find.queryOptions(
      { q, limit: SUGGESTED },
      { enabled: chosen === null, placeholderData: keepPreviousData },
    ),
  );
  const rows = found.data?.rows ?? [];
  if (chosen)
    return (
      <div className="chosen-patient" data-species={FOLDER_OF[chosen.species]}>
        <Words patient={chosen} />
        <button type="button" className="btn quiet small" onClick={() => onChoose(null)}>
          Cambiar<span className="sr-only"> de paciente</span>
        </button>
      </div>
    );
  return (
    <div className="form">
      <Field label="Paciente" hint="Nombre, dueño, teléfono, correo o microchip." error={error}>
        {(control) => (
          <ComboboxProvider
            value={typed}
            setValue={setTyped}
            // A choice is a patient, not a text.
            setSelectedValue={(id) => {
              const row = rows.find((one) => one.id === id);
              if (row) onChoose(row);
            }}
            selectedValue=""
          >
            {/* Who opens a booking has somebody on the line: the dialog gives this field the focus. */}
            <Combobox
              className="input"
              autoComplete="off"
              placeholder="Buscar entre tus pacientes"
              data-autofocus
              {...control}
            />
            <ComboboxPopover className="suggestions" gutter={6} sameWidth portal={false} aria-label="Pacientes">
              {rows.map((patient) => (
                <ComboboxItem
                  key={patient.id}
                  value={patient.id}
                  className="suggestion patient-suggestion"
                  setValueOnClick={false}
                  hideOnClick
                  data-species={FOLDER_OF[patient.species]}
                >
                  <Words patient={patient} />
                </ComboboxItem>
              ))}
              {found.data && rows.length === 0 && (
                <p className="suggestion soft">
                  {q ? 'Nadie así entre tus pacientes.' : 'Todavía no tienes pacientes: registra al primero.'}
                </p>
              )}
              {found.error && !found.data && (
                <p className="suggestion">{errorText(found.error, 'No se pudo buscar')}</p>
              )}
            </ComboboxPopover>
          </ComboboxProvider>
        )}
      </Field>
      <p role="status" className="sr-only">
        {q && found.data && (rows.length === 0 ? 'Nadie así entre tus pacientes.' : `${rows.length} pacientes.`)}
      </p>
      <button type="button" className="btn line justify-self-start" onClick={onRegister}>
        <Icon name="user-plus" />
        Registrar cliente nuevo
      </button>
    </div>
  );
};
