import { aSession, aUser } from './builders.ts';
import { aMailbox, CHANGE_ASKED, codeIn, linkIn } from './mail.ts';
import { mutate, type Sent, world } from './world.ts';

const PASSWORD = 'sombrilla-roja';

/** Calls that send a mail, or go by one; their deployment has e-mail. */
export const mailCalls = async () => {
  const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
  const mailing = (name: string, input?: unknown, more: Sent = {}) =>
    mutate(name, input, { ...more, env: { ...env, ...more.env } });
  const unproven = (has: object = {}) => aUser(world, { emailVerifiedAt: null, ...has });
  const [forgetful, byLink, byCode, moving, asking] = [
    await unproven({ email: 'olvido@correo.test' }),
    await unproven(),
    await unproven(),
    await unproven({ password: PASSWORD }),
    await unproven(),
  ];
  await mailing('auth.askRecovery', { email: forgetful.email });
  const waiting = await aSession(world, await unproven({ password: PASSWORD }));
  const newEmail = { email: 'espera@correo.test' };
  await mailing('profile.changeEmail', { ...newEmail, current: PASSWORD }, { token: waiting });
  for (const user of [byLink, byCode])
    await mailing('profile.askProof', undefined, { token: await aSession(world, user) });
  const [recovery, , link, code] = sent;
  if (!recovery || !link || !code) throw new Error('mails are missing');
  const proof = { token: linkIn(link, '/verificar#') };
  return [
    [mailing, 'auth.tradeCode', { email: forgetful.email, code: codeIn(recovery) }, undefined],
    [mailing, 'auth.askRecovery', { email: forgetful.email }, undefined],
    [mailing, 'auth.checkProof', proof, undefined],
    [mailing, 'auth.prove', proof, undefined],
    [mailing, 'profile.prove', { code: codeIn(code) }, await aSession(world, byCode)],
    [mailing, 'profile.askProof', undefined, await aSession(world, asking)],
    [mailing, 'profile.resendEmailChange', newEmail, waiting],
    [mailing, 'profile.cancelEmailChange', undefined, waiting],
    [mailing, 'profile.changeEmail', { email: 'otro@correo.test', current: PASSWORD }, await aSession(world, moving)],
  ] as const;
};
