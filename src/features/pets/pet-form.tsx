import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Resolver, useController, useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { PetInput } from '../../shared/schemas/pet.ts';
import type { Species } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { BreedField } from './breed-field.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { SpeciesChoice } from './species-choice.tsx';
import { BLANK, firstUnit, type TypedPet, typedPet } from './typed-pet.ts';

const FIELDS = ['name', 'species', 'breed', 'age', 'weight', 'notes'] as const;
/** What a draft keeps: the units of age too, which follow the species. */
const TYPED = [...FIELDS, 'ageUnit'] as const;

const resolver: Resolver<TypedPet, unknown, PetInput> = (values, context, options) =>
  (zodResolver(typedPet(values.species, values.ageUnit)) as unknown as Resolver<TypedPet, unknown, PetInput>)(
    values,
    context,
    options,
  );

/** Under which name a pet that was not registered yet is kept on the device. */
export const PET_DRAFT = 'mascota';

/** Registers a pet (spec §5). `breedNames` are the catalogue's, by species; the text is free. `focus`: somebody opened it just now. */
export const PetForm = ({
  breedNames,
  focus = false,
}: {
  breedNames: Record<Species, readonly string[]>;
  focus?: boolean;
}) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useForm<TypedPet, unknown, PetInput>({ resolver, defaultValues: BLANK });
  const { control, register, handleSubmit, setError, setValue, setFocus, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  // As they stand on the screen: the first wrong one gets the focus.
  for (const name of FIELDS) register(name);
  const breed = useController({ control, name: 'breed' });
  const species = useWatch({ control, name: 'species' });
  const speciesField = register('species', {
    onChange: ({ target }) => setValue('ageUnit', firstUnit(target.value)),
  });
  const draft = useDraft(form, PET_DRAFT, TYPED);
  useEffect(() => {
    if (focus) setFocus('name');
  }, [focus, setFocus]);
  const create = useMutation(trpc.pets.create.mutationOptions());

  const submit = handleSubmit(async (pet) => {
    try {
      await create.mutateAsync(pet);
      await Promise.all(
        [trpc.pets.list.pathFilter(), trpc.owner.pathFilter()].map((filter) => queryClient.invalidateQueries(filter)),
      );
      reset(BLANK);
      draft.done();
      say(SUCCESS.pet);
    } catch (error) {
      if (!showIssues(error, setError, FIELDS)) setError('root.server', { message: errorText(error, FALLBACK.pet) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <NameField
        label="Nombre"
        autoComplete="off"
        longest={TEXT.givenName}
        error={errors.name?.message}
        {...register('name')}
      />
      <SpeciesChoice field={speciesField} error={errors.species?.message} />
      <BreedField
        field={breed.field}
        error={breed.fieldState.error?.message}
        breeds={species ? breedNames[species] : []}
      />
      <MeasureFields control={control} register={register} errors={errors} />
      <TextAreaField
        label="Notas"
        optional
        placeholder="Alergias, medicinas, qué le da miedo"
        maxLength={TEXT.notes}
        error={errors.notes?.message}
        {...register('notes')}
      />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <SubmitButton className="btn primary tall" pendingText="Registrando..." pending={isSubmitting}>
        Registrar mascota
      </SubmitButton>
    </form>
  );
};
