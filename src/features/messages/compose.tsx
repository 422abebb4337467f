import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { captioned } from '../../lib/captioned.ts';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import type { Captioned } from '../../lib/sent-files.ts';
import { MAX_FILES, TEXT } from '../../shared/limits.ts';
import { type Canned, messageForm } from '../../shared/schemas/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useDrop } from '../../ui/use-drop.ts';
import { type MessageFiles, wordsOfFiles } from './message-files.ts';

type Typed = { text: string };

/** Says how much room is left once it gets short. */
const roomText = (length: number): string =>
  length > TEXT.message - 200 ? `Quedan ${TEXT.message - length} caracteres.` : '';

/**
 * Writes a message. What is typed stays on the device until it is sent; sending the same again after a lost answer writes it
 * once; its photos and papers go after it. `name` tells conversations apart.
 */
export const Compose = ({
  name,
  canned,
  files,
  send,
}: {
  name: string;
  canned: readonly Canned[];
  files: MessageFiles;
  send: (message: { id: string; text: string }) => Promise<unknown>;
}) => {
  const form = useForm<Typed>({ resolver: zodResolver(messageForm), defaultValues: { text: '' } });
  const { register, handleSubmit, setError, setValue, setFocus, reset, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, name, ['text']);
  // One id per message, not per try; what was changed after a try is another message.
  const tried = useRef<{ id: string; text: string } | null>(null);
  const text = watch('text');

  const [chosen, choose] = useState<readonly Captioned[]>([]);
  // What was said of files that were chosen goes with their message.
  const [sent, setSent] = useState(0);
  const place = useDrop((more) => choose((now) => [...now, ...captioned(more)]));

  const submitTyped = handleSubmit(async (typed) => {
    if (tried.current?.text !== typed.text) tried.current = { id: crypto.randomUUID(), text: typed.text };
    try {
      await send(tried.current);
      files.send(tried.current.id, chosen.slice(0, MAX_FILES.message));
      tried.current = null;
      choose([]);
      setSent((times) => times + 1);
      draft.done();
      reset({ text: '' });
      setFocus('text');
    } catch (error) {
      if (!showIssues(error, setError, ['text']))
        setError('root.server', { message: errorText(error, 'No se pudo enviar el mensaje') });
    }
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    if (text.trim() === '' && chosen.length > 0) setValue('text', wordsOfFiles(chosen));
    return submitTyped(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <form className="compose form" noValidate onSubmit={submit} {...place}>
      {canned.length > 0 && (
        <SelectField
          label="Respuesta preparada"
          optional
          value=""
          onChange={({ target }) => {
            const chosen = canned.find((one) => one.id === target.value);
            if (!chosen) return;
            setValue('text', text.trim() ? `${text.trimEnd()}\n${chosen.text}` : chosen.text, { shouldDirty: true });
            setFocus('text');
          }}
        >
          <option value="">Elige una para empezar</option>
          {canned.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label="Mensaje"
        hint={roomText(text.length)}
        maxLength={TEXT.message}
        error={errors.text?.message}
        onKeyDown={onKeyDown}
        {...register('text')}
      />
      <Fragment key={sent}>{files.choose(chosen, choose)}</Fragment>
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <SubmitButton pendingText="Enviando..." pending={isSubmitting}>
        Enviar
      </SubmitButton>
    </form>
  );
};
