import { useState } from 'react';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { PatientFinder } from './patient-finder.tsx';
import { RegisterForm } from './register-form.tsx';

/** Who comes: found among the patients, or (`registerId` is the form's id) registered now with what was typed in the search. */
export const PatientChoice = ({
  chosen,
  onChoose,
  registerId,
  onRegister,
  onBusy,
  error,
}: {
  chosen: PatientRow | null;
  onChoose: (patient: PatientRow | null) => void;
  registerId: string | null;
  onRegister: () => void;
  onBusy: (busy: boolean) => void;
  error?: string | undefined;
}) => {
  const [typed, setTyped] = useState('');
  return registerId ? (
    <RegisterForm formId={registerId} typed={typed.trim()} onDone={onChoose} onBusy={onBusy} />
  ) : (
    <PatientFinder
      chosen={chosen}
      typed={typed}
      onType={setTyped}
      onChoose={onChoose}
      onRegister={onRegister}
      error={error}
    />
  );
};
