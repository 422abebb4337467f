import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';

/** The clinic's batches of vaccines. */
export const useStock = () => {
  const trpc = useTRPC();
  return useQuery(trpc.stock.list.queryOptions());
};

export const useSaveBatch = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(trpc.stock.pathFilter());
  return useMutation(trpc.stock.save.mutationOptions({ onSuccess }));
};
