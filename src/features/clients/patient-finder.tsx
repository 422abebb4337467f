import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, phoneText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
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
  typed,
  onType,
  onChoose,
  onRegister,
  error,
}: {
  chosen: PatientRow | null;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (patient: PatientRow | null) => void;
  /** Left out where nobody new is looked for. */
  onRegister?: (() => void) | undefined;
  error?: string | undefined;
}) => {
  const trpc = useTRPC();
  const q = useDeferredValue(typed.trim());
  const found = useQuery(
    trpc.clients.find.queryOptions(
      { q, limit: SUGGESTED },
      { enabled: chosen === null && q !== '', placeholderData: keepPreviousData },
    ),
  );
  // What answers an earlier text is no answer to this one.
  const rows = q !== '' && found.data ? found.data.rows : [];
  const isSettled = q === typed.trim() && found.data !== undefined && !found.isPlaceholderData;
  const isNobody = q !== '' && isSettled && rows.length === 0;
  const only = isSettled && rows.length === 1 ? rows[0] : null;
  /** The text whose Enter came before its answer: who types faster than the line chooses all the same. */
  const [entered, setEntered] = useState<string | null>(null);
  const chooseOnly = useEffectEvent(() => {
    setEntered(null);
    if (only) onChoose(only);
  });
  const isDue = entered !== null && entered === typed && isSettled;
  useEffect(() => {
    if (isDue) chooseOnly();
  }, [isDue]);
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
    <ComboboxProvider
      value={typed}
      setValue={(text) => {
        setEntered(null);
        onType(text);
      }}
      open={rows.length > 0}
      // A choice is a patient, not a text.
      setSelectedValue={(id) => {
        const row = rows.find((one) => one.id === id);
        if (row) onChoose(row);
      }}
      selectedValue=""
    >
      <div className="form">
        <Field label="Paciente" hint="Nombre, dueño, teléfono, correo o microchip." error={error}>
          {(control) => (
            // Who opens a booking has somebody on the line: the dialog gives this field the focus.
            <Combobox
              className="input"
              autoComplete="off"
              placeholder="Buscar entre tus pacientes"
              data-autofocus
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
                event.preventDefault();
                setEntered(typed);
              }}
              {...control}
            />
          )}
        </Field>
        {/* Above what is found, which takes its own room: nothing covers it and it does not move. */}
        {onRegister && (
          <button type="button" className="btn line justify-self-start" onClick={onRegister}>
            <Icon name="user-plus" />
            Registrar cliente nuevo
          </button>
        )}
        <p role="status" className={isNobody ? 'soft small' : 'sr-only'}>
          {isNobody
            ? 'Nadie así entre tus pacientes.'
            : q !== '' && isSettled && counted(rows.length, 'paciente.', 'pacientes.')}
        </p>
        {found.error && !found.data && <Alert tone="bad">{errorText(found.error, 'No se pudo buscar')}</Alert>}
        {rows.length > 0 && (
          <ComboboxList className="patient-list" alwaysVisible aria-label="Pacientes">
            {rows.map((patient) => (
              <ComboboxItem
                key={patient.id}
                value={patient.id}
                className="suggestion patient-suggestion"
                setValueOnClick={false}
                data-species={FOLDER_OF[patient.species]}
              >
                <Words patient={patient} />
              </ComboboxItem>
            ))}
          </ComboboxList>
        )}
      </div>
    </ComboboxProvider>
  );
};
