import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { JoinInput } from '../../shared/schemas/wait.ts';
import { PART_NAME, WAIT_PARTS } from '../../shared/waits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';

/** Where a day is full: to be told when an hour frees, that day or until a later one. */
export const JoinWait = ({
  wait,
  day,
}: {
  wait: Pick<JoinInput, 'petId' | 'clinicId' | 'type' | 'agenda'>;
  day: string;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const own = useQuery(trpc.waits.own.queryOptions());
  const [until, setUntil] = useState(day);
  const [part, setPart] = useState<JoinInput['part']>('any');
  const join = useMutation(
    trpc.waits.join.mutationOptions({
      onSuccess: () => {
        say('Quedaste en la lista de espera. Te avisamos si se libera una hora.');
        return client.invalidateQueries(trpc.waits.pathFilter());
      },
    }),
  );
  if (own.data?.some(({ petId, clinicId }) => petId === wait.petId && clinicId === wait.clinicId))
    return <Alert tone="ok">Estás en la lista de espera de esta clínica. Te avisamos si se libera una hora.</Alert>;
  const issue = knownError(join.error)?.issues.find(({ path }) => path === 'until')?.message;
  return (
    <section className="nearest" aria-labelledby="en-espera">
      <h3 id="en-espera">¿Te avisamos si se libera una hora?</h3>
      <ChoiceGroup legend="A qué hora te sirve">
        {WAIT_PARTS.map((one) => (
          <Choice key={one} name="parte" value={one} checked={part === one} onChange={() => setPart(one)}>
            <Tick />
            {PART_NAME[one]}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextField
        label="Hasta qué día te sirve"
        type="date"
        min={day}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        error={issue}
      />
      {join.error && !issue && <Alert tone="bad">{errorText(join.error, 'No se pudo guardar')}</Alert>}
      <button
        type="button"
        className="btn line justify-self-start"
        aria-disabled={join.isPending || undefined}
        onClick={() => !join.isPending && join.mutate({ ...wait, from: day, until, part })}
      >
        <Icon name="clock" />
        {join.isPending ? 'Guardando...' : 'Avisarme si se libera'}
      </button>
    </section>
  );
};
