import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { eraseDevice, readDevice, writeDevice } from '../../lib/device.ts';
import { usePhotoIds } from '../../lib/pet-photo.tsx';
import { fileOptions } from '../../lib/sent-picture.tsx';
import { getSession } from '../../lib/session-store.ts';

/** Small photos that a device keeps for the emergency cards of its person, each by its pet; logging out erases them (session-store.ts). */
type Kept = { id: string; address: string };

const nameOf = (petId: string) => `foto:${petId}`;

const keptPhoto = (userId: string, petId: string): Kept | null => {
  try {
    return JSON.parse(readDevice(userId, nameOf(petId)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

const asAddress = (bytes: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });

/** What is being fetched: several parts of a screen keep the same photos. */
const coming = new Map<string, Promise<void>>();

/** From the screen that shows it, or as it would fetch it. */
const fetched = async (queries: QueryClient, userId: string, petId: string, id: string): Promise<void> => {
  const bytes = await queries.fetchQuery(fileOptions(id, true));
  writeDevice(userId, nameOf(petId), JSON.stringify({ id, address: await asAddress(bytes) }));
};

const refresh = async (queries: QueryClient, userId: string, petId: string, id: string | null): Promise<void> => {
  const kept = keptPhoto(userId, petId);
  if (kept?.id === (id ?? undefined)) return;
  if (id === null) eraseDevice(userId, nameOf(petId));
  else {
    const work = coming.get(id) ?? fetched(queries, userId, petId, id).finally(() => coming.delete(id));
    coming.set(id, work);
    await work;
  }
};

/** Keeps the photos of these pets on the device; answers each pet's as it is kept, by its id. */
export const useKeptPhotos = (petIds: readonly string[]): Record<string, string> => {
  const [userId] = useState(() => getSession()?.user.id ?? null);
  const queries = useQueryClient();
  const ids = usePhotoIds(petIds);
  const [, setRefreshed] = useState(0);
  useEffect(() => {
    if (!userId || !ids) return;
    const work = [...ids].map(([petId, id]) => refresh(queries, userId, petId, id));
    // Without connection the ones from before stay.
    void Promise.allSettled(work).then(() => setRefreshed((times) => times + 1));
  }, [queries, userId, ids]);
  if (!userId) return {};
  return Object.fromEntries(
    petIds.flatMap((petId) => {
      const kept = keptPhoto(userId, petId);
      return kept ? [[petId, kept.address]] : [];
    }),
  );
};
