import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { Settings } from '../../shared/schemas/settings.ts';

/** The choices of the deployment, with the clinics to choose from. */
export const useSettings = () => useQuery(useTRPC().settings.get.queryOptions());

/** How the service stands. */
export const useService = () => useQuery(useTRPC().settings.service.queryOptions());

/** What every change does with the screen: its answer is what stands; after a refusal the screen asks what stands. */
const useFollow = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const queryKey = trpc.settings.get.queryKey();
  return {
    onSuccess: (settings: Settings) => queryClient.setQueryData(queryKey, (data) => data && { ...data, ...settings }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useSetRegistration = () => useMutation(useTRPC().settings.setRegistration.mutationOptions(useFollow()));
export const useSetDefaultClinic = () => useMutation(useTRPC().settings.setDefaultClinic.mutationOptions(useFollow()));
