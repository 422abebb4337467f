import type { ComponentProps } from 'react';
import { MAX_PASSKEY_NAME } from '../../shared/limits.ts';
import { addPasskeyInput } from '../../shared/schemas/factors.ts';
import { TextField } from '../../ui/field.tsx';

/** The name of a passkey, as a form of its own. */
export const nameForm = addPasskeyInput.pick({ name: true });

/** The field for it. */
export const PasskeyName = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Nombre de la llave"
    maxLength={MAX_PASSKEY_NAME}
    autoComplete="off"
    required
    data-autofocus="true"
    {...field}
  />
);
