import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { errorText } from '../../../lib/errors.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { useToday } from '../../../lib/now.ts';
import { CONSENT_WAY_NAME, CONSENT_WAYS } from '../../../shared/care.ts';
import { TEXT } from '../../../shared/limits.ts';
import { consentForm } from '../../../shared/schemas/care.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { say } from '../../../ui/toasts.tsx';
import { useCareWork } from './use-care.ts';

const FIELDS = ['procedure', 'agreedBy', 'document', 'agreedOn', 'way', 'note'] as const;

/** Notes who agreed to what, when and how. */
export const ConsentDialog = ({
  petId,
  ownerName,
  document,
  onClose,
}: {
  petId: string;
  ownerName: string;
  document: string | null;
  onClose: () => void;
}) => {
  const today = useToday();
  const { noteConsent } = useCareWork();
  const [id] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof consentForm>,
    unknown,
    z.output<typeof consentForm>
  >({
    resolver: zodResolver(consentForm),
    defaultValues: {
      procedure: '',
      agreedBy: ownerName,
      document: document ?? '',
      agreedOn: today,
      way: 'papel',
      note: '',
    },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (typed) => {
    try {
      await noteConsent.mutateAsync({ ...typed, id, petId });
      say('El consentimiento quedó anotado.');
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo anotar el consentimiento') });
    }
  });
  return (
    <FormDialog
      title="Anotar un consentimiento"
      verb="Anotar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={send}
      onClose={onClose}
      lead={<p className="soft">La hoja firmada se agrega como foto o PDF al registro del procedimiento.</p>}
    >
      <TextField
        label="Procedimiento"
        data-autofocus
        required
        maxLength={TEXT.reason}
        error={errors.procedure?.message}
        {...register('procedure')}
      />
      <TextField
        label="Quién lo autoriza"
        required
        maxLength={TEXT.name}
        error={errors.agreedBy?.message}
        {...register('agreedBy')}
      />
      <TextField
        label="Documento"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        error={errors.document?.message}
        {...register('document')}
      />
      <div className="field-row">
        <TextField
          type="date"
          label="Cuándo"
          max={today}
          required
          error={errors.agreedOn?.message}
          {...register('agreedOn')}
        />
        <SelectField label="Cómo" error={errors.way?.message} {...register('way')}>
          {CONSENT_WAYS.map((way) => (
            <option key={way} value={way}>
              {CONSENT_WAY_NAME[way]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Notas"
        optional
        rows={2}
        maxLength={TEXT.notes}
        error={errors.note?.message}
        {...register('note')}
      />
    </FormDialog>
  );
};
