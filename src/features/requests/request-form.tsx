import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { longDate } from '../../lib/formats.ts';
import { TEXT } from '../../shared/limits.ts';
import {
  REQUEST_KIND_NAME,
  REQUEST_KINDS,
  REQUEST_TERMS,
  type RequestKind,
  requestInput,
} from '../../shared/schemas/request.ts';
import { today } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useFile } from './use-requests.ts';

const FIELDS = ['kind', 'text'] as const;
const BLANK: { kind: RequestKind; text: string } = { kind: 'consulta', text: '' };

const ABOUT: Record<RequestKind, { what: string; ask: string }> = {
  consulta: {
    what: 'Preguntas qué datos tuyos guardamos, para qué o quién los ha visto.',
    ask: '¿Qué quieres saber?',
  },
  reclamo: {
    what: 'Pides corregir, actualizar o borrar un dato, retirar tu autorización, o avisas que se usaron mal.',
    ask: '¿Qué dato y qué debe pasar con él?',
  },
};

/** Files a consulta or a reclamo; says in how many business days it is answered. */
export const RequestForm = () => {
  const file = useFile();
  const form = useForm({ resolver: zodResolver(requestInput), defaultValues: BLANK });
  const { control, register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, 'solicitud', FIELDS);
  const kind = useWatch({ control, name: 'kind' });

  const submit = handleSubmit(async (request) => {
    try {
      const { dueOn } = await file.mutateAsync(request);
      reset(BLANK);
      draft.done();
      say(`Solicitud enviada. Te responden a más tardar el ${longDate(dueOn, today(Date.now()))}.`);
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo enviar la solicitud') });
    }
  });

  return (
    <form className="form narrow-form" noValidate onSubmit={submit} aria-label="Nueva solicitud">
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <ChoiceGroup legend="Qué pides" error={errors.kind?.message}>
        {REQUEST_KINDS.map((one) => (
          <Choice key={one} value={one} {...register('kind')}>
            <Tick />
            {REQUEST_KIND_NAME[one]}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextAreaField
        label={ABOUT[kind].ask}
        hint={`${ABOUT[kind].what} Se responde en máximo ${REQUEST_TERMS[kind].days} días hábiles.`}
        rows={4}
        maxLength={TEXT.request}
        required
        error={errors.text?.message}
        {...register('text')}
      />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <SubmitButton className="btn primary" pendingText="Enviando..." pending={isSubmitting}>
        Enviar solicitud
      </SubmitButton>
    </form>
  );
};
