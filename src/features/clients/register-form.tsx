import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormRegister, useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { clientExistsDetails, type PatientRow } from '../../shared/schemas/client.ts';
import { searchKey } from '../../shared/search-key.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { PersonFields } from '../../ui/person-fields.tsx';
import { say } from '../../ui/toasts.tsx';
import { Alike } from './alike.tsx';
import { PetFields, unitsOf } from './pet-fields.tsx';
import {
  BLANK_CLIENT,
  type ClientCall,
  carriedOf,
  type TypedClient,
  type TypedPet,
  typedClient,
} from './typed-client.ts';

const FIELDS = [
  'name',
  'phone',
  'email',
  'authorisation',
  'petName',
  'species',
  'breed',
  'age',
  'ageUnit',
  'weight',
  'weightUnit',
  'notes',
] as const;

const resolver: Resolver<TypedClient, unknown, ClientCall> = (values, context, options) =>
  (zodResolver(typedClient(values.species) as never) as unknown as Resolver<TypedClient, unknown, ClientCall>)(
    values,
    context,
    options,
  );

/** Where the server's names of fields stand in the form. */
const fieldOf = (path: string) =>
  path.startsWith('client.') ? path.slice(7) : path === 'pet.name' ? 'petName' : path.replace(/^pet\./, '');

/** Registers a person without an account and their first pet; the button that sends it stands in the dialog's foot. */
export const RegisterForm = ({
  formId,
  typed = '',
  onDone,
  onBusy,
}: {
  formId: string;
  /** What was searched for before: it is not typed again. */
  typed?: string;
  onDone: (patient: PatientRow) => void;
  onBusy: (busy: boolean) => void;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [carried] = useState(() => carriedOf(typed));
  const [alike, setAlike] = useState<PatientRow[]>([]);
  const form = useForm<TypedClient, unknown, ClientCall>({
    resolver,
    defaultValues: { ...BLANK_CLIENT, ...carried },
  });
  const { register, handleSubmit, setError, setFocus, setValue, formState } = form;
  const { errors } = formState;
  for (const name of FIELDS) register(name);
  // Somebody else at the desk is another draft.
  const draft = useDraft(form, typed ? `cliente:${searchKey(typed)}` : 'cliente', FIELDS);
  useEffect(() => setFocus(carried.name ? 'phone' : 'name'), [setFocus, carried]);
  const create = useMutation(trpc.clients.register.mutationOptions());
  const add = useMutation(trpc.clients.addPet.mutationOptions());

  const tell = (error: unknown) => {
    const known = knownError(error);
    const details = clientExistsDetails.safeParse(known?.details).data;
    const issues = known?.issues.filter(({ path }) => FIELDS.some((name) => name === fieldOf(path))) ?? [];
    if (known?.key === 'client_exists' && details) setAlike(details.found);
    else if (issues.length === 0) setError('root.server', { message: errorText(error, 'No se pudo registrar') });
    for (const [index, { path, message }] of issues.entries())
      setError(fieldOf(path) as (typeof FIELDS)[number], { message }, { shouldFocus: index === 0 });
  };

  const send = async (work: () => Promise<PatientRow>) => {
    onBusy(true);
    setAlike([]);
    try {
      const patient = await work();
      draft.done();
      say(`${patient.owner} y ${patient.name} quedaron registrados.`);
      await Promise.all([
        client.invalidateQueries(trpc.clients.pathFilter()),
        client.invalidateQueries(trpc.clinic.pathFilter()),
      ]);
      onDone(patient);
    } catch (error) {
      tell(error);
    } finally {
      onBusy(false);
    }
  };
  const submit = handleSubmit((call) => send(() => create.mutateAsync({ ...call, anyway: false })));
  const anyway = handleSubmit((call) => send(() => create.mutateAsync({ ...call, anyway: true })));

  const addTo = ({ clientId }: PatientRow) =>
    handleSubmit(({ pet }) => send(() => add.mutateAsync({ clientId: clientId ?? '', pet })))();

  return (
    <form id={formId} className="form" noValidate onSubmit={submit}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <PersonFields nameLabel="Nombre de quien la trae" register={register} errors={errors} longest={TEXT} />
      <TextAreaField
        label="Autorización de sus datos"
        hint="Cómo y cuándo aceptó que la clínica guarde sus datos (Ley 1581 de 2012): 'firmó el formato el 22 de noviembre'."
        rows={2}
        maxLength={TEXT.reason}
        required
        error={errors.authorisation?.message}
        {...register('authorisation')}
      />
      <PetFields
        register={register as unknown as UseFormRegister<TypedPet>}
        errors={errors as FieldErrors<TypedPet>}
        onSpecies={(species) => {
          const units = unitsOf(species);
          setValue('ageUnit', units.ageUnit);
          setValue('weightUnit', units.weightUnit);
        }}
      />
      {alike.length > 0 && <Alike found={alike} onChoose={onDone} onAnyway={anyway} onAdd={addTo} />}
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
    </form>
  );
};
