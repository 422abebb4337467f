import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';

/** One's own ways in beside the password. */
export const useFactors = () => useQuery(useTRPC().factors.list.queryOptions());

/** After each change the list, the duties of the session and the log of acts are asked anew. */
const useFollow = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  return {
    onSettled: async () => {
      const filters = [trpc.factors.list.pathFilter(), trpc.profile.pathFilter(), trpc.auth.session.pathFilter()];
      await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
    },
  };
};

export const useAskPasskey = () => useMutation(useTRPC().factors.askPasskey.mutationOptions());
export const useAddPasskey = () => useMutation(useTRPC().factors.addPasskey.mutationOptions());
export const useRenamePasskey = () => useMutation(useTRPC().factors.renamePasskey.mutationOptions(useFollow()));
export const useRemovePasskey = () => useMutation(useTRPC().factors.removePasskey.mutationOptions(useFollow()));
export const useStartTotp = () => useMutation(useTRPC().factors.startTotp.mutationOptions());
export const useConfirmTotp = () => useMutation(useTRPC().factors.confirmTotp.mutationOptions());
export const useRemoveTotp = () => useMutation(useTRPC().factors.removeTotp.mutationOptions(useFollow()));
export const useRenewCodes = () => useMutation(useTRPC().factors.renewCodes.mutationOptions());

/** Says that something changed: where codes are shown first, the rest of the page waits until they were kept. */
export const useChanged = () => useFollow().onSettled;
