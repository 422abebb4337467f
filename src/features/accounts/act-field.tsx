import { useState } from 'react';
import { ACTS, type Act } from '../../shared/acts.ts';
import { PickField } from '../../ui/pick-field.tsx';
import { actsNamed } from './act-filters.ts';

/** Chooses an act by a part of its words or of its subject; opened without a text it offers all by subject. */
export const ActField = ({
  act,
  onChange,
}: {
  act: Act | undefined;
  /** undefined: none in particular. */
  onChange: (act: Act | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PickField
      label="Acto"
      hint="Una parte de su nombre, como «contraseña» o «clínica»."
      placeholder="Todos"
      chosen={act ? ACTS[act] : ''}
      typed={typed}
      onType={setTyped}
      offered={actsNamed(typed?.trim() ?? '')}
      none="Ningún acto se llama así"
      unchosen={(text) => `Elige un acto de la lista: «${text}» todavía no filtra nada.`}
      onPick={(value) => onChange(value as Act | undefined)}
    />
  );
};
