import { TEXT } from '../../shared/limits.ts';
import { TextField } from '../../ui/field.tsx';

/** Why: it stays in the audit log, which the person reads too while they have an account. */
export const ReasonField = ({
  value,
  onChange,
  erases = false,
}: {
  value: string;
  onChange: (value: string) => void;
  /** The account goes: nobody reads it there. */
  erases?: boolean;
}) => (
  <TextField
    label="Motivo"
    optional
    hint={erases ? 'Queda en la auditoría.' : 'Queda en la auditoría, y la persona lo lee en su cuenta.'}
    autoComplete="off"
    maxLength={TEXT.reason}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
