import { aPet } from './builders.ts';
import { signedIn, world } from './world.ts';

/** An owner with a live session and one pet. */
export const anOwner = async () => {
  const { user, token } = await signedIn();
  return { user, token, pet: await aPet(world, user) };
};
export type Owner = Awaited<ReturnType<typeof anOwner>>;
