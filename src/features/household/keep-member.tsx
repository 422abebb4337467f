import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { say } from '../../ui/toasts.tsx';

/** The owner's yes to somebody who waits for it; their credential is asked on the way (lib/step-up.ts). */
export const KeepMember = ({ id, name }: { id: string; name: string }) => {
  const client = useQueryClient();
  const keep = useMutation(
    useTRPC().household.keep.mutationOptions({
      onSuccess: async () => {
        say(`${name} ve otra vez a tus mascotas.`);
        await client.invalidateQueries();
      },
    }),
  );
  return (
    <>
      <button
        type="button"
        className="btn line small"
        aria-disabled={keep.isPending}
        onClick={() => keep.isPending || keep.mutate({ id })}
      >
        {keep.isPending ? 'Guardando...' : 'Sí, sigue'}
        <span className="sr-only"> en tu hogar {name}</span>
      </button>
      {keep.error && <Alert tone="bad">{errorText(keep.error, 'No se pudo guardar tu sí')}</Alert>}
    </>
  );
};
