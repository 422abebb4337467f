import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { Settings } from '../../shared/schemas/settings.ts';

/** The choices of the deployment, with the clinics to choose from. */
export const useSettings = () => useQuery(useTRPC().settings.get.queryOptions());

/** How the service stands. */
export const useService = () => useQuery(useTRPC().settings.service.queryOptions());

/** Every change is an act, done or refused: the log and the figures are asked again. */
const useTold = () => {
  const { accounts, settings } = useTRPC();
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(accounts.acts.pathFilter()),
      queryClient.invalidateQueries(settings.service.pathFilter()),
    ]);
  };
};

/** What every change does with the screen: its answer is what stands; after a refusal the screen asks what stands. */
const useFollow = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const queryKey = trpc.settings.get.queryKey();
  const onSettled = useTold();
  return {
    onSettled,
    onSuccess: (settings: Settings) => queryClient.setQueryData(queryKey, (data) => data && { ...data, ...settings }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useSetRegistration = () => useMutation(useTRPC().settings.setRegistration.mutationOptions(useFollow()));
export const useSetBanner = () => useMutation(useTRPC().settings.setBanner.mutationOptions(useFollow()));
export const useSetSecondStep = () => useMutation(useTRPC().settings.setSecondStep.mutationOptions(useFollow()));
export const useSetDefaultClinic = () => useMutation(useTRPC().settings.setDefaultClinic.mutationOptions(useFollow()));

/** How long sessions of each role live, hours. */
export const useSessionLives = () => useQuery(useTRPC().settings.sessionLives.queryOptions());

export const useSetSessionLives = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const queryKey = trpc.settings.sessionLives.queryKey();
  const onSettled = useTold();
  return useMutation(
    trpc.settings.setSessionLives.mutationOptions({
      onSuccess: (lives) => queryClient.setQueryData(queryKey, lives),
      onError: () => queryClient.invalidateQueries({ queryKey }),
      onSettled,
    }),
  );
};
