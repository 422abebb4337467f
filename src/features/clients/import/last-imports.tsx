import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { counted, momentText } from '../../../lib/formats.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import type { Imports } from '../../../shared/schemas/import.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { say } from '../../../ui/toasts.tsx';

const stateOf = ({ undoneAt, takenBack, animals }: Imports[number]) => {
  if (undoneAt === null) return null;
  const kept = animals - (takenBack ?? 0);
  return kept === 0
    ? 'Se deshizo: no quedó nada.'
    : `Se deshizo: ${counted(kept, 'animal que ya se había usado se quedó', 'animales que ya se habían usado se quedaron')}.`;
};

/** What came in before, and the way back within a day. */
export const LastImports = ({ imports }: { imports: Imports }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const now = Date.now();
  const undo = useMutation(trpc.imports.undo.mutationOptions());
  const [asking, setAsking] = useState<Imports[number] | null>(null);
  if (imports.length === 0) return null;
  const confirm = async () => {
    if (!asking) return;
    try {
      const { takenBack, kept } = await undo.mutateAsync({ id: asking.id });
      say(
        `Se retiraron ${counted(takenBack, 'animal', 'animales')}${kept > 0 ? `; ${counted(kept, 'se quedó porque ya se usó', 'se quedaron porque ya se usaron')}` : ''}.`,
      );
      setAsking(null);
      await client.invalidateQueries();
    } catch {
      // `undo.error` says it.
    }
  };
  return (
    <section aria-labelledby="importadas" className="grid gap-3">
      <h2 id="importadas">Lo que se importó</h2>
      <ul className="import-list">
        {imports.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.fileName}</b>{' '}
              <span className="soft small num">
                {momentText(one.appliedAt, now)} · {counted(one.people, 'persona', 'personas')},{' '}
                {counted(one.animals, 'animal', 'animales')}
              </span>
              {stateOf(one) && <span className="block small">{stateOf(one)}</span>}
            </span>
            {one.undoneAt === null && one.appliedAt > now - DAY_MS && (
              <button type="button" className="btn line small" onClick={() => setAsking(one)}>
                Deshacer<span className="sr-only"> {one.fileName}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Confirm
          title={`¿Deshacer la importación de ${asking.fileName}?`}
          verb="Deshacer"
          pendingText="Deshaciendo..."
          pending={undo.isPending}
          error={undo.error ? errorText(undo.error, 'No se pudo deshacer') : null}
          onConfirm={confirm}
          onClose={() => setAsking(null)}
        >
          <p>
            Se retiran los animales y las personas que entraron con ella. Quien ya tiene una cita, un registro, un cobro
            o una corrección se queda.
          </p>
        </Confirm>
      )}
    </section>
  );
};
