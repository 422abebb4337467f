import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import { mergeEdited, type OtherChange } from './merge-edited.ts';
import { BirthFields, BodyFields, HealthFields, NameFields } from './pet-edit-fields.tsx';
import { SpeciesChoice } from './species-choice.tsx';
import { currentOf, useKeepPet } from './use-pet.ts';

/** What somebody else saved meanwhile, field by field. */
const OtherChanges = ({ changes }: { changes: readonly OtherChange[] }) => (
  <section aria-label="Lo que cambió mientras editabas">
    <p className="font-semibold">Mientras editabas cambiaron:</p>
    <ul className="consequences">
      {changes.map(({ name, theirs, keepsMine }) => (
        <li key={name}>
          {name}: «{theirs}». {keepsMine ? 'Si guardas, queda lo que escribiste tú.' : 'Ya está en este formulario.'}
        </li>
      ))}
    </ul>
  </section>
);

/** Why it cannot be saved any more: the person's right to act for it ended while the form stood open. */
const goneText = ({ name, sharedBy }: PetFile): string =>
  sharedBy === null
    ? `${name} ya no está en tu cuenta: pasó a otra familia mientras editabas. No guardamos lo que escribiste.`
    : `Ya no cuidas a ${name}: ${sharedBy} te retiró de su hogar, o ${name} pasó a otra familia, mientras editabas. No guardamos lo que escribiste.`;

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
  const { control, register, handleSubmit, getValues, setValue, setError, setFocus, formState } = form;
  /** As the pet stood when this person last saw it. */
  const base = useRef(editedPet(pet));
  const [others, setOthers] = useState<readonly OtherChange[]>([]);
  const { errors, isSubmitting } = formState;
  for (const name of EDITED) register(name);
  const breed = useController({ control, name: 'breed' });
  const [species, allergic] = useWatch({ control, name: ['species', 'allergic'] });
  const draft = useDraft(form, `ficha:${pet.id}`, EDITED);
  useEffect(() => setFocus('name'), [setFocus]);

  const refused = async (error: unknown) => {
    const current = currentOf(error);
    if (current) {
      const theirs = editedPet(current);
      const { taken, changes } = mergeEdited(base.current, getValues(), theirs);
      for (const field of taken) setValue(field, theirs[field]);
      base.current = theirs;
      setOthers(changes);
      await keep(current);
    }
    if (knownError(error)?.key === 'pet_not_found') {
      setError('root.server', { message: goneText(pet) });
      return;
    }
    const birth = knownError(error)?.issues.find(({ path }) => path === 'birthMonth');
    const later = current ? ' Guarda otra vez para sumar lo que escribiste, o cancela para ver lo guardado.' : '';
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
      {errors.root?.server && others.length > 0 && <OtherChanges changes={others} />}
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
