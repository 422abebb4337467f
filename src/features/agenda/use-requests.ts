import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { say } from '../../ui/toasts.tsx';

/** Others of the team answer too: the list is asked anew this often, ms. */
const REFRESH_MS = 60_000;

/** What owners ask of the clinic. */
export const useRequests = () => {
  const trpc = useTRPC();
  return useQuery(trpc.clinicRequests.list.queryOptions(undefined, { staleTime: 0, refetchInterval: REFRESH_MS }));
};

type Who = { userId: string; name: string };

/** The acts on an account's requests. Each answers null when it is done, else why not. */
export const useRequestActs = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const declining = useMutation(trpc.clinicRequests.decline.mutationOptions());
  const closing = useMutation(trpc.clinicRequests.close.mutationOptions());
  const opening = useMutation(trpc.clinicRequests.reopen.mutationOptions());
  const refresh = () =>
    Promise.all([
      client.invalidateQueries(trpc.clinicRequests.pathFilter()),
      client.invalidateQueries(trpc.clinic.pathFilter()),
    ]);
  const run = async (work: () => Promise<string>): Promise<string | null> => {
    setBusy(true);
    try {
      say(await work());
      return null;
    } catch (error) {
      return errorText(error, 'No se pudo guardar');
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return {
    busy,
    decline: ({ userId, name }: Who, ids: string[], reason: string, close: boolean) =>
      run(async () => {
        const { declined } = await declining.mutateAsync({ userId, ids, reason, close });
        const done = `${counted(declined, 'solicitud rechazada', 'solicitudes rechazadas')}: ${name} recibe un solo aviso con el motivo.`;
        return close ? `${done} Ya no recibes más de esta cuenta.` : done;
      }),
    close: ({ userId, name }: Who) =>
      run(async () => {
        await closing.mutateAsync({ userId });
        return `Ya no recibes solicitudes de ${name}.`;
      }),
    reopen: ({ userId, name }: Who) =>
      run(async () => {
        await opening.mutateAsync({ userId });
        return `Vuelves a recibir solicitudes de ${name}.`;
      }),
  };
};
export type RequestActs = ReturnType<typeof useRequestActs>;
