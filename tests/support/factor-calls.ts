import { passkeys } from '../../worker/db/schema/factors.ts';
import { anAuthenticator } from './authenticator.ts';
import { aSession, shownAgain } from './builders.ts';
import { codeAt, logIn, somebody, withPasskey, withTotp } from './factors.ts';
import { mutate, ORIGIN, query, TODAY, world } from './world.ts';

/** Calls about second steps, in an order in which each does its work. */
export const factorCalls = async () => {
  const { user, token } = await somebody();
  const { device, codes } = await withPasskey(token);
  const [key] = await world.db.select({ id: passkeys.id }).from(passkeys);
  const id = key?.id ?? '';
  const { ticket } = (await logIn(user.email)).data.secondStep;
  const asked = (await mutate('auth.askPasskey')).data;
  const second = await anAuthenticator(ORIGIN);
  const made = await second.make((await mutate('factors.askPasskey', undefined, { token })).data);
  const begun = (await mutate('factors.startTotp', undefined, { token })).data;
  const [other, renewing, helped] = [await somebody(), await somebody(), await somebody()];
  const toor = await somebody({ role: 'toor' });
  await withTotp(helped.token);
  await withTotp(other.token);
  await withTotp(renewing.token);
  return [
    [query, 'factors.list', undefined, token],
    [mutate, 'auth.secondStep', { ticket, proof: { code: codes[0] } }, undefined],
    [mutate, 'auth.askPasskey', undefined, undefined],
    [mutate, 'auth.passkeyLogin', { passkey: await device.sign(asked) }, undefined],
    [mutate, 'auth.askStepUp', undefined, token],
    [mutate, 'factors.askPasskey', undefined, token],
    [mutate, 'factors.addPasskey', { name: 'La del trabajo', passkey: made }, token],
    [mutate, 'factors.renamePasskey', { id, name: 'La de la casa' }, token],
    [mutate, 'factors.removePasskey', { id }, token],
    [mutate, 'factors.startTotp', undefined, token],
    [mutate, 'factors.confirmTotp', { sealed: begun.sealed, code: codeAt(begun.secret) }, token],
    [mutate, 'factors.removeTotp', undefined, await aSession(world, other.user, shownAgain(world))],
    [mutate, 'factors.renewCodes', undefined, renewing.token],
    [mutate, 'factors.removeFor', { id: helped.user.id, reason: 'Perdió el teléfono' }, toor.token],
    [mutate, 'accounts.rescue', { id: helped.user.id, email: 'hoy@correo.test', reason: 'Se la robaron' }, toor.token],
    [mutate, 'settings.setSecondStep', { from: TODAY }, toor.token],
    [mutate, 'settings.setSecondStep', { from: null }, toor.token],
  ] as const;
};
