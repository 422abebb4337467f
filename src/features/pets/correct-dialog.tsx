import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import {
  type FieldErrors,
  type Resolver,
  type UseFormRegister,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PersonFields } from '../../ui/person-fields.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { BreedField } from './breed-field.tsx';
import { CORRECTED, type Corrected, type Correction, correctedForm, correctedOf, DRAFTED } from './corrected.ts';
import type { EditedPet } from './edited-pet.ts';
import { BirthFields, BodyFields, HealthFields, NameFields } from './pet-edit-fields.tsx';

/** What a correction starts from. */
type Own = NonNullable<OpenFile['file']['own']>;

/** A clinic corrects its own client and one animal of theirs. `breeds` are the catalogue's names of the species. */
export const CorrectDialog = ({
  of,
  own,
  breeds,
  onClose,
}: {
  of: OpenFile;
  own: Own;
  breeds: readonly string[];
  onClose: () => void;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const formId = useId();
  const month = useToday().slice(0, 7);
  const correct = useMutation(trpc.clients.correct.mutationOptions());
  const form = useForm<Corrected, unknown, Correction>({
    resolver: zodResolver(correctedForm(month)) as unknown as Resolver<Corrected, unknown, Correction>,
    defaultValues: correctedOf(of),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  for (const name of CORRECTED) register(name);
  const breed = useController({ control, name: 'breed' });
  const allergic = useWatch({ control, name: 'allergic' });
  const draft = useDraft(form, `paciente:${of.pet.id}`, DRAFTED);
  const petForm = {
    register: register as unknown as UseFormRegister<EditedPet>,
    errors: errors as FieldErrors<EditedPet>,
    longest: TEXT,
  };

  const refresh = () =>
    Promise.all(
      [trpc.clinicRecords, trpc.clients, trpc.clinic].map((part) => client.invalidateQueries(part.pathFilter())),
    );
  const refused = async (error: unknown) => {
    const known = knownError(error);
    const isSecond = known?.key === 'client_changed';
    if (isSecond) await refresh();
    const birth = known?.issues.find(({ path }) => path === 'birthMonth');
    const later = isSecond ? ' Guarda otra vez para dejar lo que escribiste, o cancela para ver lo guardado.' : '';
    if (birth) setError('birthYear', { message: birth.message }, { shouldFocus: true });
    else if (!showIssues(error, setError, CORRECTED))
      setError('root.server', { message: errorText(error, FALLBACK.petSave) + later });
  };
  const submit = handleSubmit(async (correction) => {
    try {
      const patient = await correct.mutateAsync({ id: of.pet.id, ...own, ...correction });
      draft.done();
      await refresh();
      say(`Guardamos los datos de ${patient.owner} y ${patient.name}.`);
      onClose();
    } catch (error) {
      await refused(error);
    }
  });
  const cancel = () => {
    draft.done();
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={`Corregir datos de ${of.pet.name}`}
      footer={
        <>
          <button type="button" className="btn line" onClick={() => !isSubmitting && cancel()}>
            Cancelar
          </button>
          <SubmitButton form={formId} pendingText="Guardando..." pending={isSubmitting}>
            Guardar
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={submit}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <PersonFields
          nameLabel="Nombre de quien la trae"
          register={(part) => register(`contact.${part}`)}
          errors={errors.contact}
          longest={TEXT}
        />
        <NameFields {...petForm} label="Nombre de la mascota" />
        <BreedField field={breed.field} error={breed.fieldState.error?.message} breeds={breeds} />
        <BirthFields {...petForm} />
        <BodyFields {...petForm} />
        <HealthFields {...petForm} allergic={allergic} />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      </form>
    </Modal>
  );
};
