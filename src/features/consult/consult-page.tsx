import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import type { Triage } from '../../shared/red-flags/triage.ts';
import { MAX_QUESTION, questionForm } from '../../shared/schemas/consult.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import type { Species } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Agreement, Withdraw } from './agreement.tsx';
import { Answer, Flags } from './answer.tsx';
import { SaveTurn } from './save-turn.tsx';
import { questionDraft, type Turn, useConsult } from './use-consult.ts';

/** Questions to begin with. */
const EXAMPLES: Record<Species, readonly string[]> = {
  perro: ['¿Cada cuánto lo baño?', '¿Qué vacunas le tocan?', '¿Le puedo dar mango?'],
  gato: ['¿Cuántos areneros necesita?', '¿Qué alimentos no puede comer?', '¿Cada cuánto lo desparasito?'],
  hamster: ['¿De qué tamaño debe ser la jaula?', '¿Se baña con arena?', '¿Qué verduras puede comer?'],
  loro: ['¿Qué frutas puede comer?', '¿Por qué se quita las plumas?', '¿Cómo lo paso a pellets?'],
};

const OneTurn = ({
  turn,
  pet,
  declined,
  onDecline,
  onAgain,
  calls,
}: {
  turn: Turn;
  pet: PetFile;
  declined: boolean;
  onDecline: () => void;
  onAgain: () => void;
  calls: ReactNode;
}) => (
  <article className="turn" aria-label={turn.question} aria-busy={turn.pending}>
    <p className="asked">{turn.question}</p>
    <Flags turn={turn} />
    {turn.urgent && <div className="turn-calls">{calls}</div>}
    {turn.pending && !turn.found && (
      <p className="soft" role="status">
        Buscando en las guías...
      </p>
    )}
    <Answer turn={turn} />
    {turn.error && <LoadFailure text={turn.error} onRetry={onAgain} />}
    {turn.found?.model === 'ask' && !declined && (
      <Agreement name={pet.name} onAgreed={onAgain} onDeclined={onDecline} />
    )}
    {turn.found && !turn.pending && (
      <div className="turn-foot">
        <SaveTurn turn={turn} petId={pet.id} />
        {turn.found.model === 'writes' && <Withdraw onDone={onAgain} />}
      </div>
    )}
  </article>
);

/** 'Consultar con IA' about one pet (product.md): rules first, then the guides, cited. `triage` tells what must not wait, `calls` are the telephone lines. */
export const ConsultPage = ({ pet, triage, calls }: { pet: PetFile; triage: Triage; calls: ReactNode }) => {
  const { turns, put, again } = useConsult(pet.id, pet.species, triage);
  const [declined, setDeclined] = useState(false);
  const form = useForm({ resolver: zodResolver(questionForm), defaultValues: { question: '' } });
  const { register, handleSubmit, reset, setValue, setFocus, formState } = form;
  const draft = useDraft(form, questionDraft(pet.id), ['question']);
  const pending = turns.at(-1)?.pending ?? false;

  const submit = handleSubmit(({ question }) => {
    if (pending) return;
    reset({ question: '' });
    draft.done();
    void put(question);
  });
  const begin = (question: string) => {
    setValue('question', question, { shouldDirty: true });
    setFocus('question');
  };

  return (
    <div className="consult">
      <p className="measure">
        Pregunta con tus palabras. Buscamos en nuestras guías lo que sirve para {pet.name} y te decimos de dónde sale.
        Esto orienta: no reemplaza al veterinario, que sí lo puede examinar.
      </p>
      <div className="turns" aria-live="polite">
        {turns.map((turn) => (
          <OneTurn
            key={turn.id}
            turn={turn}
            pet={pet}
            declined={declined}
            onDecline={() => setDeclined(true)}
            onAgain={() => again(turn)}
            calls={calls}
          />
        ))}
      </div>
      <form className="form consult-form" noValidate onSubmit={submit}>
        {turns.length === 0 && (
          <ul className="consult-examples" aria-label="Preguntas para empezar">
            {EXAMPLES[pet.species].map((example) => (
              <li key={example}>
                <button type="button" className="chip" onClick={() => begin(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextAreaField
          label="Tu pregunta"
          rows={2}
          placeholder={`Qué le pasa a ${pet.name}, desde cuándo, qué has notado`}
          maxLength={MAX_QUESTION}
          error={formState.errors.question?.message}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
          {...register('question')}
        />
        <SubmitButton pendingText="Buscando..." pending={pending}>
          <Icon name="sparkles" />
          Preguntar
        </SubmitButton>
        <p className="soft small">Nada de esto se guarda, salvo que lo pases a su historia.</p>
      </form>
    </div>
  );
};
