import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { weightText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { useWeightDoubt } from '../../lib/weight-doubt.ts';
import { type PetFile, petWeightInput } from '../../shared/schemas/pet-file.ts';
import type { Species } from '../../shared/species.ts';
import { today as todayAt } from '../../shared/time.ts';
import { weightBefore } from '../../shared/weights.ts';
import { Alert } from '../../ui/alert.tsx';
import { Doubt } from '../../ui/doubt.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { isSmall, NUMBER_LENGTH, typedWeight } from './typed-pet.ts';
import { useKeepPet } from './use-pet.ts';

type Typed = { kg: string; date: string };
type Weight = { kg: number; date: string };
const FIELDS = ['kg', 'date'] as const;

const weightForm = (species: Species) =>
  z.object({
    kg: typedWeight(species).refine((kg) => kg > 0, 'El peso tiene que ser mayor que cero.'),
    date: petWeightInput.shape.date.refine(
      (date) => date <= todayAt(Date.now()),
      'La fecha no puede ser posterior a hoy.',
    ),
  });

/** Notes a weight of today or an earlier day. */
export const WeightForm = ({ pet }: { pet: PetFile }) => {
  const trpc = useTRPC();
  const keep = useKeepPet();
  const today = useToday();
  const add = useMutation(trpc.pets.addWeight.mutationOptions());
  const form = useForm<Typed, unknown, Weight>({
    resolver: zodResolver(weightForm(pet.species)) as unknown as Resolver<Typed, unknown, Weight>,
    defaultValues: { kg: '', date: today },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const doubt = useWeightDoubt();
  const draft = useDraft(form, `peso:${pet.id}`, FIELDS);

  const submit = handleSubmit(async (weight) => {
    if (!doubt.allows(weight.kg, weightBefore(pet.weights, weight.date))) return;
    try {
      await keep(await add.mutateAsync({ id: pet.id, ...weight }));
      reset({ kg: '', date: today });
      draft.done();
      say(`Anotamos ${weightText(weight.kg)} de ${pet.name}.`);
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo anotar el peso') });
    }
  });

  return (
    <form className="weight-form" noValidate onSubmit={submit} aria-label="Anotar peso">
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <TextField
        label="Peso"
        unit={isSmall(pet.species) ? 'g' : 'kg'}
        inputMode="decimal"
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        required
        error={errors.kg?.message}
        {...register('kg')}
      />
      <TextField label="Fecha" type="date" max={today} required error={errors.date?.message} {...register('date')} />
      <SubmitButton className="btn primary" pendingText="Anotando..." pending={isSubmitting}>
        Anotar peso
      </SubmitButton>
      {doubt.words && <Doubt {...doubt.words} onYes={() => doubt.confirm(submit)} />}
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
    </form>
  );
};
