import type { FileKind } from '../../src/shared/files.ts';
import { aClinic, aGrant, aMember, anAppointment, aPet, aRecord, aSession, aUser } from './builders.ts';
import { jpeg } from './sample-files.ts';
import { type Got, mutate, NOW, query, type Sent, send, world } from './world.ts';

export type Place = { kind: FileKind; of: string; day?: string };

/** Sends a file as a screen does. */
export const putFile = (
  token: string | undefined,
  place: Place,
  {
    id = crypto.randomUUID() as string,
    bytes = jpeg(),
    length = bytes.length,
    ...sent
  }: Sent & { id?: string; bytes?: Uint8Array<ArrayBuffer>; length?: number } = {},
): Promise<Got & { id: string }> =>
  send('PUT', `/archivos/${id}?${new URLSearchParams(place)}`, {
    ...sent,
    token,
    body: bytes,
    headers: { 'content-length': String(length), 'content-type': 'application/octet-stream', ...sent.headers },
  }).then((got) => ({ ...got, id }));

/** Sends the small picture of a file. */
export const putSmall = (
  token: string,
  id: string,
  bytes: Uint8Array<ArrayBuffer> = jpeg({ drawn: 4 }),
): Promise<Got> =>
  send('PUT', `/archivos/${id}/mini`, { token, body: bytes, headers: { 'content-length': String(bytes.length) } });

export const getFile = (token: string | undefined, id: string, sent: Sent = {}): Promise<Got> =>
  send('GET', `/archivos/${id}`, { ...sent, token });

/** Every procedure about photos and papers once, in a world of their own. */
export const fileCalls = async () => {
  const clinic = await aClinic(world);
  const [owner, vet] = [await aUser(world), await aUser(world, { role: 'business' })];
  await aMember(world, vet, clinic);
  const [mine, theirs] = [await aSession(world, owner), await aSession(world, vet)];
  const pet = await aPet(world, owner);
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  await aGrant(world, pet, clinic, NOW, null);
  const record = await aRecord(world, pet, clinic);
  await putFile(mine, { kind: 'photo', of: pet.id });
  const carne = await putFile(mine, { kind: 'carne', of: pet.id });
  const result = await putFile(theirs, { kind: 'record', of: record.rootId });
  const words = { caption: 'Hemograma', takenOn: '2026-11-24' };
  return [
    [query, 'files.photos', { petIds: [pet.id] }, mine],
    [query, 'files.ofPet', { petId: pet.id }, mine],
    [mutate, 'files.describe', { id: carne.id, ...words }, mine],
    [query, 'clinicFiles.photos', { petIds: [pet.id] }, theirs],
    [query, 'clinicFiles.ofPet', { petId: pet.id }, theirs],
    [mutate, 'clinicFiles.describe', { id: result.id, ...words }, theirs],
    [mutate, 'clinicFiles.withdraw', { id: result.id, withdrawn: true }, theirs],
  ] as const;
};
