import { expect } from 'vitest';
import { FILE_KINDS, type FileKind } from '../../src/shared/files.ts';
import { aClinic, aGrant, aMember, anAppointment, anEntry, aRecord, aSession, aUser } from './builders.ts';
import { aColleague, aPractice } from './clinic.ts';
import { putFile } from './file-calls.ts';
import { mutate, NOW, signedIn, world } from './world.ts';

/** Who asks. The clinic has the pet as its patient; `granted` is a second one, to which the owner opened the history. */
export const CALLERS = [
  'nobody',
  'garbage',
  'owner',
  'other owner',
  'clinic',
  'colleague',
  'granted',
  'once granted',
  'asked only',
  'other clinic',
  'waits',
  'admin',
  'toor',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What each file hangs on; `own-record`: an entry of the owner's. */
export const HANGS = [...FILE_KINDS, 'own-record', 'clinic-message'] as const;
export type Hangs = (typeof HANGS)[number];

export const READERS: Record<Hangs, readonly Caller[]> = {
  photo: ['owner', 'clinic', 'colleague', 'granted', 'once granted'],
  carne: ['owner', 'granted'],
  record: ['owner', 'clinic', 'colleague', 'granted'],
  'own-record': ['owner', 'granted'],
  message: ['owner', 'clinic', 'colleague'],
  'clinic-message': ['owner', 'clinic', 'colleague'],
};
/** Who may add one more there. Of a message only the person who wrote it. */
export const WRITERS: Record<Hangs, readonly Caller[]> = {
  photo: ['owner'],
  carne: ['owner'],
  record: ['clinic', 'colleague'],
  'own-record': ['owner'],
  message: ['owner'],
  'clinic-message': ['clinic'],
};
export const REMOVERS: Record<Hangs, readonly Caller[]> = {
  ...WRITERS,
  record: ['clinic', 'colleague'],
  message: [],
  'clinic-message': [],
};

const treats = async (
  pet: { id: string; ownerId: string | null },
  startsAt: string,
  status: 'confirmed' | 'pending',
) => {
  const clinic = await aClinic(world);
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  await anAppointment(world, { pet, clinic, startsAt, status });
  return { clinic, token: await aSession(world, vet) };
};

/** A pet whose history is open to some, with a file of every kind, and everybody who may come. */
export const stage = async () => {
  const { pet, clinic, owner, vet, mine, theirs } = await aPractice();
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const granted = await treats(pet, '2026-11-26T10:00', 'confirmed');
  await aGrant(world, pet, granted.clinic, NOW, null);
  const once = await treats(pet, '2026-11-27T10:00', 'confirmed');
  await aGrant(world, pet, once.clinic, NOW, NOW);
  const asked = await treats(pet, '2026-11-30T10:00', 'pending');
  const colleague = await aColleague(clinic);
  const waiting = await aColleague(clinic);
  await anEntry(world, waiting.user, clinic);
  const tokens: Record<Caller, string | undefined> = {
    nobody: undefined,
    garbage: 'x'.repeat(43),
    owner: mine,
    'other owner': (await signedIn('user')).token,
    clinic: theirs,
    colleague: colleague.token,
    granted: granted.token,
    'once granted': once.token,
    'asked only': asked.token,
    'other clinic': (await signedIn('business')).token,
    waits: waiting.token,
    admin: (await signedIn('admin')).token,
    toor: (await signedIn('toor')).token,
  };
  const say = async (procedure: string, token: string, more: object = {}) => {
    const id = crypto.randomUUID() as string;
    expect((await mutate(procedure, { id, petId: pet.id, text: 'Mira', ...more }, { token })).status).toBe(200);
    return id;
  };
  const places: Record<Hangs, { kind: FileKind; of: string }> = {
    photo: { kind: 'photo', of: pet.id },
    carne: { kind: 'carne', of: pet.id },
    record: { kind: 'record', of: (await aRecord(world, pet, clinic)).rootId },
    'own-record': { kind: 'record', of: (await aRecord(world, pet, null)).rootId },
    message: { kind: 'message', of: await say('messages.send', mine, { clinicId: clinic.id }) },
    'clinic-message': { kind: 'message', of: await say('clinicMessages.send', theirs) },
  };
  const ids = {} as Record<Hangs, string>;
  for (const hangs of HANGS) {
    const writer = tokens[WRITERS[hangs][0] ?? 'owner'];
    const { status, body, id } = await putFile(writer, places[hangs]);
    expect([hangs, status, body]).toEqual([hangs, 201, expect.anything()]);
    ids[hangs] = id;
  }
  return { pet, clinic, owner, vet, colleague: colleague.user, tokens, places, ids };
};
