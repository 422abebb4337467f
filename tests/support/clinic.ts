import type { MemberRole } from '../../src/shared/member-roles.ts';
import { aClinic, aMember, aPet, aSession, aUser, shownAgain } from './builders.ts';
import { world } from './world.ts';

/** A clinic with its titular's live session, and an owner with a pet and a live session. */
export const aPractice = async (has: Parameters<typeof aClinic>[1] = {}) => {
  const clinic = await aClinic(world, has);
  const vet = await aUser(world, { role: 'business', name: 'Clara Nieto' });
  await aMember(world, vet, clinic);
  const owner = await aUser(world, { name: 'Ana Gómez', email: 'ana@correo.test', phone: '3105551234' });
  const pet = await aPet(world, owner, {
    name: 'Nube',
    species: 'gato',
    breed: 'siames',
    ageMonths: 30,
    weightKg: 4.1,
  });
  return {
    clinic,
    vet,
    owner,
    pet,
    theirs: await aSession(world, vet, shownAgain(world)),
    mine: await aSession(world, owner),
  };
};
export type Practice = Awaited<ReturnType<typeof aPractice>>;

/** One more clinic with its titular's live session. */
export const anotherClinic = async () => {
  const clinic = await aClinic(world);
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  return { clinic, theirs: await aSession(world, vet) };
};

/** The session of one more account of a clinic. */
export const aColleague = async (
  clinic: { id: string },
  memberRole: MemberRole = 'veterinario',
  licence?: string | null,
) => {
  const user = await aUser(world, { role: 'business' });
  await aMember(world, user, clinic, memberRole, licence);
  return { user, token: await aSession(world, user, shownAgain(world)) };
};
