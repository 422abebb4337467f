import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { type PetFile, type PetPapers, petPapersInput } from '../../shared/schemas/pet-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { currentOf, useKeepPet } from './use-pet.ts';

type Typed = { permitUntil: string; policyUntil: string; censusOn: string };
type Dates = Omit<PetPapers, 'id' | 'version'>;
const FIELDS = ['permitUntil', 'policyUntil', 'censusOn'] as const;
const form = petPapersInput.omit({ id: true, version: true });

/** The dates of the papers of a dog 'de manejo especial'; an empty one is not there. */
export const PapersForm = ({ pet, onDone }: { pet: PetFile; onDone: () => void }) => {
  const trpc = useTRPC();
  const keep = useKeepPet();
  const save = useMutation(trpc.pets.setPapers.mutationOptions());
  const { register, handleSubmit, setError, setFocus, formState, ...rest } = useForm<Typed, unknown, Dates>({
    resolver: zodResolver(form) as unknown as Resolver<Typed, unknown, Dates>,
    defaultValues: {
      permitUntil: pet.permitUntil ?? '',
      policyUntil: pet.policyUntil ?? '',
      censusOn: pet.censusOn ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const draft = useDraft(rest, `papeles:${pet.id}`, FIELDS);
  useEffect(() => setFocus('permitUntil'), [setFocus]);

  const submit = handleSubmit(async (dates) => {
    try {
      await keep(await save.mutateAsync({ id: pet.id, version: pet.version, ...dates }));
      draft.done();
      say(`Anotamos los papeles de ${pet.name}.`);
      onDone();
    } catch (error) {
      const current = currentOf(error);
      if (current) await keep(current);
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, FALLBACK.petSave) });
    }
  });
  const cancel = () => {
    draft.done();
    onDone();
  };

  return (
    <form className="form papers-form" noValidate onSubmit={submit} aria-label={`Papeles de ${pet.name}`}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <div className="field-row three">
        <TextField
          label="El permiso vence"
          type="date"
          optional
          error={errors.permitUntil?.message}
          {...register('permitUntil')}
        />
        <TextField
          label="La póliza vence"
          type="date"
          optional
          error={errors.policyUntil?.message}
          {...register('policyUntil')}
        />
        <TextField
          label="Registro en el censo"
          type="date"
          optional
          error={errors.censusOn?.message}
          {...register('censusOn')}
        />
      </div>
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <div className="form-acts">
        <SubmitButton pendingText="Guardando..." pending={isSubmitting}>
          Guardar fechas
        </SubmitButton>
        <button type="button" className="btn line" onClick={() => !isSubmitting && cancel()}>
          Cancelar
        </button>
      </div>
    </form>
  );
};
