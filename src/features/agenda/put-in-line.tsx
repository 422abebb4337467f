import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { ClinicWait } from '../../shared/schemas/wait.ts';
import { PART_NAME, WAIT_PARTS } from '../../shared/waits.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { say } from '../../ui/toasts.tsx';

/** Where no hour suits: puts the patient in line for one that frees. */
export const PutInLine = ({
  wait,
  day,
  onDone,
}: {
  wait: Pick<ClinicWait, 'petId' | 'type'>;
  day: string;
  onDone: () => void;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [until, setUntil] = useState(day);
  const [part, setPart] = useState<ClinicWait['part']>('any');
  const put = useMutation(
    trpc.waits.put.mutationOptions({
      onSuccess: async () => {
        say('Quedó en la lista de espera.');
        onDone();
        await client.invalidateQueries(trpc.waits.pathFilter());
      },
    }),
  );
  const issue = knownError(put.error)?.issues.find(({ path }) => path === 'until')?.message;
  return (
    <details className="fold">
      <summary>Lista de espera</summary>
      <div className="grid gap-4">
        <p className="soft small">Si ninguna hora sirve: apenas se libere una, se la ofrecemos.</p>
        <TextField
          label="Hasta qué día"
          type="date"
          min={day}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={issue}
        />
        <SelectField
          label="A qué hora"
          value={part}
          onChange={({ target }) => setPart(target.value as ClinicWait['part'])}
        >
          {WAIT_PARTS.map((one) => (
            <option key={one} value={one}>
              {PART_NAME[one]}
            </option>
          ))}
        </SelectField>
        {put.error && !issue && <Alert tone="bad">{errorText(put.error, 'No se pudo guardar')}</Alert>}
        <button
          type="button"
          className="btn line small justify-self-start"
          aria-disabled={put.isPending || undefined}
          onClick={() => !put.isPending && put.mutate({ ...wait, from: day, until, part })}
        >
          Poner en la lista de espera
        </button>
      </div>
    </details>
  );
};
