import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSession } from '../../lib/session-store.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type KeptCards, keepCards, readCards } from './kept-cards.ts';
import { useKeptPhotos } from './kept-photos.ts';

/**
 * Emergency cards of all pets: from the server, and then kept on this device; without it, as they were kept last. `keptAt`: since
 * when, where the server does not answer.
 */
export const useCards = () => {
  const trpc = useTRPC();
  const [userId] = useState(() => getSession()?.user.id ?? null);
  const [device] = useState<KeptCards | null>(() => (userId ? readCards(userId) : null));
  const query = useQuery(trpc.pets.cards.queryOptions());
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // Another tab may have logged out meanwhile: nothing is written for somebody who left.
    if (userId && data && getSession()?.user.id === userId) keepCards(userId, data, dataUpdatedAt);
  }, [userId, data, dataUpdatedAt]);
  const cards = data ?? device?.cards ?? null;
  const photos = useKeptPhotos(cards?.map(({ id }) => id) ?? []);
  return {
    cards,
    /** Photos as the device keeps them, by the pet's id. */
    photos,
    /** The server answered: a pet without a card has none. */
    isKnown: data !== undefined,
    // While the server is asked nobody knows that there is no connection.
    keptAt: data || !(query.isPaused || query.isError || query.failureCount > 0) ? null : (device?.at ?? null),
    error: query.error,
    refetch: query.refetch,
  };
};
