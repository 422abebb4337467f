import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { TEXT } from '../../shared/limits.ts';
import { answerInput, type InboxRequest } from '../../shared/schemas/request.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useAnswer } from './use-requests.ts';

const answerOnly = answerInput.pick({ answer: true });

/** Answers one request, for good: it reaches the person as it is written here. */
export const AnswerForm = ({ request: { id, person }, onClose }: { request: InboxRequest; onClose: () => void }) => {
  const send = useAnswer();
  const form = useForm({ resolver: zodResolver(answerOnly), defaultValues: { answer: '' } });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors } = formState;
  const draft = useDraft(form, `respuesta:${id}`, ['answer']);
  useEffect(() => setFocus('answer'), [setFocus]);

  /** What is about to be sent. */
  const [asked, setAsked] = useState<string | null>(null);
  const submit = handleSubmit(({ answer }) => setAsked(answer));
  const confirm = async (answer: string) => {
    try {
      await send.mutateAsync({ id, answer });
      draft.done();
      say(person ? `Respuesta enviada a ${person.name}.` : 'Solicitud cerrada.');
    } catch (error) {
      if (!showIssues(error, setError, ['answer']))
        setError('root.server', { message: errorText(error, 'No se pudo enviar la respuesta') });
      setAsked(null);
    }
  };

  return (
    <form className="form narrow-form" noValidate onSubmit={submit}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <TextAreaField
        label="Respuesta"
        hint="La persona la lee en su cuenta tal como la escribas. No se puede cambiar después."
        rows={5}
        maxLength={TEXT.request}
        required
        error={errors.answer?.message}
        {...register('answer')}
      />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <div className="acts">
        <SubmitButton className="btn primary" pendingText="Enviando..." pending={send.isPending}>
          Enviar respuesta
        </SubmitButton>
        <button type="button" className="btn line" onClick={onClose}>
          Cancelar
        </button>
      </div>
      {asked !== null && (
        <Confirm
          title={person ? `¿Enviar esta respuesta a ${person.name}?` : '¿Cerrar la solicitud con esta respuesta?'}
          verb={person ? 'Enviar' : 'Cerrar la solicitud'}
          pendingText="Enviando..."
          tone="primary"
          pending={send.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <div className="request-answer">
            <p className="request-words">{asked}</p>
          </div>
          <p className="soft small">
            {person
              ? `La lee en su cuenta y le llega un aviso a ${person.email}, si no lo apagó. No se puede cambiar después.`
              : 'La cuenta ya no existe: nadie la lee. No se puede cambiar después.'}
          </p>
        </Confirm>
      )}
    </form>
  );
};
