import { TEXT } from '../../shared/limits.ts';
import type { Consequences } from '../../shared/schemas/account.ts';
import { TextField } from '../../ui/field.tsx';
import { ReasonField } from './reason-field.tsx';

/** Whether a clinic with files would close: then its owners must read why. */
export const closes = (of: Consequences | undefined): boolean =>
  of?.clinic?.isLastMember === true && of.clinic.hasFiles;

/** Why it is done and, where a clinic closes, why those read who have visits there. */
export const LeaveFields = ({
  of,
  reason,
  onReason,
  closing,
  onClosing,
  missing,
  erases,
}: {
  of: Consequences;
  reason: string;
  onReason: (text: string) => void;
  closing: string;
  onClosing: (text: string) => void;
  /** It was sent without saying why the clinic closes. */
  missing: boolean;
  /** The account goes with it. */
  erases: boolean;
}) => (
  <>
    {closes(of) && (
      <TextField
        label="Por qué se cierra la clínica"
        hint="Lo leen las personas que tienen cita."
        autoComplete="off"
        required
        maxLength={TEXT.reason}
        value={closing}
        error={missing && !closing.trim() ? 'Este campo es obligatorio.' : undefined}
        onChange={({ target }) => onClosing(target.value)}
      />
    )}
    <ReasonField value={reason} onChange={onReason} erases={erases} />
  </>
);
