import { TEXT } from '../../shared/limits.ts';
import { TextField } from '../../ui/field.tsx';

/** Why: it stays in the audit log, which the person reads too. */
export const ReasonField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextField
    label="Motivo"
    optional
    hint="Queda en la auditoría, y la persona lo lee en su cuenta."
    autoComplete="off"
    maxLength={TEXT.reason}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
