import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAX_PHOTOS } from '../shared/limits.ts';
import { FOLDER_OF, type Species } from '../shared/species.ts';
import { useAddress, useFile, useNear } from './sent-picture.tsx';
import { getSession } from './session-store.ts';
import { useTRPCClient } from './trpc.ts';

type Client = ReturnType<typeof useTRPCClient>;
type Waiting = { petId: string; resolve: (id: string | null) => void; reject: (error: unknown) => void };

/** Pets of whose photo a screen asks in one moment: they make one call. */
const waiting: Waiting[] = [];

const askAll = async (client: Client) => {
  const asked = waiting.splice(0, MAX_PHOTOS);
  if (waiting.length > 0) queueMicrotask(() => void askAll(client));
  const petIds = [...new Set(asked.map(({ petId }) => petId))];
  const calls = getSession()?.user.role === 'business' ? client.clinicFiles : client.files;
  try {
    const ids = new Map((await calls.photos.query({ petIds })).map(({ petId, id }) => [petId, id]));
    for (const { petId, resolve } of asked) resolve(ids.get(petId) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
};

/** The id of a pet's photo; null: it has none. */
const askPhoto = (client: Client, petId: string) =>
  new Promise<string | null>((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void askAll(client), 0);
    waiting.push({ petId, resolve, reject });
  });

const photoKey = (petId: string | undefined) => ['photo', petId] as const;

const useAskedPhoto = (petId: string | undefined) => {
  const client = useTRPCClient();
  return useQuery({
    queryKey: photoKey(petId),
    queryFn: () => askPhoto(client, petId ?? ''),
    enabled: petId !== undefined,
    staleTime: 60_000,
    retry: false,
  });
};

/** The id of a pet's photo; null: it has none, undefined: nobody knows yet. */
export const usePhotoId = (petId: string | undefined): string | null | undefined => useAskedPhoto(petId).data;

/** The ids of several pets' photos, null for those that have none; undefined: nobody knows yet. */
export const usePhotoIds = (petIds: readonly string[]): Map<string, string | null> | undefined => {
  const client = useTRPCClient();
  return useQuery({
    queryKey: ['photos', ...petIds],
    queryFn: async () =>
      new Map(await Promise.all(petIds.map(async (petId) => [petId, await askPhoto(client, petId)] as const))),
    enabled: petIds.length > 0,
    staleTime: 60_000,
    retry: false,
  }).data;
};

/** Tells the screens what a pet's photo is from now on. */
export const useKeepPhotoId = () => {
  const queries = useQueryClient();
  return (petId: string, id: string | null): void => {
    queries.setQueryData(photoKey(petId), id);
    // Lists of several ask again when they are next shown.
    void queries.invalidateQueries({ queryKey: ['photos'] });
  };
};

/** Neither answered nor refused; without connection nothing is. */
const isOnItsWay = ({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: string }): boolean =>
  isPending && fetchStatus !== 'paused';

/** Somebody's animal: its own photo where it has one that this person may see, else what stands in for it (`children`). */
export const PetPicture = ({
  pet,
  children,
}: {
  /** Without an id: one that is not known yet. */
  pet: { id?: string | undefined; species: Species };
  children: ReactNode;
}) => {
  const { place, near } = useNear();
  const asked = useAskedPhoto(near ? pet.id : undefined);
  const file = useFile(asked.data, true);
  const address = useAddress(file.data);
  // Until then nothing: what stands in would be fetched beside the photo.
  const isComing =
    pet.id !== undefined &&
    (!near || isOnItsWay(asked) || (Boolean(asked.data) && (isOnItsWay(file) || file.isSuccess)));
  return (
    <span className="portrait" data-species={FOLDER_OF[pet.species]} ref={place}>
      {address ? <img className="own-photo" src={address} alt="" /> : !isComing && children}
    </span>
  );
};
