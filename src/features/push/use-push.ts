import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { eraseDevice, readDevice, writeDevice } from '../../lib/device.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { abilityOf, currentSubscription, isGranted, subscribe } from './browser.ts';

/** Keeps that this person wants notices in this browser: the address that it has at its push service. */
const KEPT = 'avisos';

/** Notices in this browser and on the person's other devices. `asks` false: nothing is asked of the server. */
export const usePush = (asks = true) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { user } = useAuth();
  const userId = user?.id ?? '';
  // The browser's own answer to a question may change it.
  const [ability, setAbility] = useState(abilityOf);
  const state = useQuery(
    trpc.post.state.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: asks }),
  );
  const key = state.data?.pushKey ?? null;
  const devices = useQuery(trpc.post.devices.queryOptions(undefined, { enabled: asks && key !== null }));
  const adding = useMutation(trpc.post.addDevice.mutationOptions());
  const removing = useMutation(trpc.post.removeDevice.mutationOptions());
  const own = devices.data?.find(({ isCurrent }) => isCurrent);
  const refresh = () => client.invalidateQueries(trpc.post.devices.pathFilter());

  /** False: the person did not let the browser. */
  const add = async (): Promise<boolean> => {
    const told = key === null ? null : await subscribe(key);
    setAbility(abilityOf());
    if (!told) return false;
    await adding.mutateAsync(told);
    writeDevice(userId, KEPT, told.endpoint);
    await refresh();
    return true;
  };
  const remove = async (id: string) => {
    await removing.mutateAsync({ id });
    if (id === own?.id) {
      eraseDevice(userId, KEPT);
      await (await currentSubscription())?.unsubscribe();
    }
    await refresh();
  };

  // A new session, or a new address of this browser: what its person wanted before goes on, and nobody is asked anything.
  const isKnown = devices.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the devices are known
  useEffect(() => {
    const kept = isKnown && isGranted() ? readDevice(userId, KEPT) : null;
    if (kept === null) return;
    void currentSubscription()
      .then((now) => (own && now?.endpoint === kept ? undefined : add()))
      // Tried again with the next page.
      .catch(() => undefined);
  }, [isKnown]);

  return {
    ability,
    key,
    devices: devices.data,
    error: state.error ?? devices.error,
    isOn: own !== undefined && isGranted(),
    own,
    add,
    remove,
    retry: () => Promise.all([state.refetch(), devices.refetch()]),
  };
};
