import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Resolver, useController, useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { PetEdit as Edit, PetFile } from '../../shared/schemas/pet-file.ts';
import { SPECIES_NAME, type Species } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { BreedField } from './breed-field.tsx';
import { EDITED, type EditedPet, editedForm, editedPet } from './edited-pet.ts';
import { BirthFields, BodyFields, HealthFields, NameFields } from './pet-edit-fields.tsx';
import { SpeciesChoice } from './species-choice.tsx';
import { currentOf, useKeepPet } from './use-pet.ts';

/** Edits a pet's data. The second of two writers learns of it and keeps what they typed. `breedNames` are the catalogue's, by species. */
export const PetEdit = ({
  pet,
  breedNames,
  onDone,
}: {
  pet: PetFile;
  breedNames: Record<Species, readonly string[]>;
  onDone: () => void;
}) => {
  const trpc = useTRPC();
  const keep = useKeepPet();
  const month = useToday().slice(0, 7);
  const update = useMutation(trpc.pets.update.mutationOptions());
  const form = useForm<EditedPet, unknown, Omit<Edit, 'id' | 'version'>>({
    resolver: zodResolver(editedForm(month)) as unknown as Resolver<EditedPet, unknown, Omit<Edit, 'id' | 'version'>>,
    defaultValues: editedPet(pet),
  });
  const { control, register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  for (const name of EDITED) register(name);
  const breed = useController({ control, name: 'breed' });
  const [species, allergic] = useWatch({ control, name: ['species', 'allergic'] });
  const draft = useDraft(form, `ficha:${pet.id}`, EDITED);
  useEffect(() => setFocus('name'), [setFocus]);

  const refused = async (error: unknown) => {
    const current = currentOf(error);
    if (current) await keep(current);
    const birth = knownError(error)?.issues.find(({ path }) => path === 'birthMonth');
    const later = current ? ' Guarda otra vez para dejar lo que escribiste, o cancela para ver lo guardado.' : '';
    if (birth) setError('birthYear', { message: birth.message }, { shouldFocus: true });
    else if (!showIssues(error, setError, EDITED))
      setError('root.server', { message: errorText(error, FALLBACK.petSave) + later });
  };
  const submit = handleSubmit(async (edit) => {
    try {
      await keep(await update.mutateAsync({ id: pet.id, version: pet.version, ...edit }));
      draft.done();
      say(`Guardamos la ficha de ${edit.name}.`);
      onDone();
    } catch (error) {
      await refused(error);
    }
  });
  const cancel = () => {
    draft.done();
    onDone();
  };

  return (
    <form className="form pet-edit" noValidate onSubmit={submit} aria-label={`Ficha de ${pet.name}`}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <NameFields register={register} errors={errors} longest={TEXT} />
      {pet.hasVerified ? (
        <p className="soft small measure">
          {pet.name} es {SPECIES_NAME[pet.species].one.toLowerCase()} en la historia que escribió una clínica: la
          especie ya no se cambia aquí.
        </p>
      ) : (
        <SpeciesChoice field={register('species')} error={errors.species?.message} />
      )}
      <BreedField field={breed.field} error={breed.fieldState.error?.message} breeds={breedNames[species]} />
      <BirthFields register={register} errors={errors} />
      <BodyFields register={register} errors={errors} longest={TEXT} />
      <HealthFields register={register} errors={errors} longest={TEXT} allergic={allergic} />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <div className="form-acts">
        <SubmitButton className="btn primary" pendingText="Guardando..." pending={isSubmitting}>
          Guardar
        </SubmitButton>
        <button type="button" className="btn line" onClick={() => !isSubmitting && cancel()}>
          Cancelar
        </button>
      </div>
    </form>
  );
};
