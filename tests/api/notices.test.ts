import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { aClinic, aMember, aPasswordLink, aPet, aRequest, aSession, aUser, shownAgain } from '../support/builders.ts';
import { CHROME, FIREFOX, logInWith, PASSWORD } from '../support/devices.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, query, send, signedIn, world } from '../support/world.ts';

describe('what a person is told of their account', () => {
  test('a login from a new device; never the first one, nor one that is known, nor one that fails', async () => {
    const user = await aUser(world, { email: 'ana@correo.test', password: PASSWORD });
    const { env, sent } = aMailbox();
    expect((await logInWith(user.email, CHROME, env)).status).toBe(200);
    expect(sent).toEqual([]);
    expect((await logInWith(user.email, CHROME, env)).status).toBe(200);
    await mutate('auth.login', { email: user.email, password: 'otra' }, { env, headers: { 'user-agent': FIREFOX } });
    expect(sent).toEqual([]);
    expect((await logInWith(user.email, FIREFOX, env)).status).toBe(200);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@correo.test', 'Entraron a tu cuenta desde un dispositivo nuevo'],
    ]);
    expect(sent[0]?.text).toContain('desde Firefox · Windows.');
    await logInWith(user.email, FIREFOX, env);
    expect(sent).toHaveLength(1);
  });

  test('a password that changed: by its person, by a link, and by an administrator', async () => {
    const { env, sent } = aMailbox();
    const user = await aUser(world, { password: PASSWORD });
    const token = await aSession(world, user);
    const change = { current: 'no-es-esa', password: 'balcon-amarillo' };
    await mutate('auth.changePassword', change, { token, env });
    expect(sent).toEqual([]);
    await mutate('auth.changePassword', { ...change, current: PASSWORD }, { token, env });
    const link = await aPasswordLink(world, user);
    await mutate('auth.setPassword', { token: link, password: 'paraguas-verde' }, { env });
    await mutate('auth.setPassword', { token: link, password: 'paraguas-azul' }, { env });
    const { token: toor } = await signedIn('toor');
    await mutate('accounts.update', { id: user.id, password: 'zapato-de-lana' }, { token: toor, env });
    await mutate('accounts.update', { id: user.id, name: 'Otra' }, { token: toor, env });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Tu contraseña cambió'],
      [user.email, 'Tu contraseña cambió'],
      [user.email, 'Te pusieron una contraseña temporal'],
    ]);
  });

  test('what an administrator did: role, e-mail (to the old one), link and deactivation; not what was refused', async () => {
    const { env, sent } = aMailbox();
    const user = await aUser(world, { email: 'antes@correo.test' });
    const { token: toor } = await signedIn('toor');
    const { token: admin } = await signedIn('admin');
    const by = (token: string) => ({ token, env });
    await mutate('accounts.update', { id: user.id, role: 'toor' }, by(admin));
    expect(sent).toEqual([]);
    await mutate('accounts.update', { id: user.id, role: 'admin', email: 'despues@correo.test' }, by(toor));
    await mutate('accounts.issueLink', { id: user.id }, by(toor));
    await mutate('accounts.setActive', { id: user.id, active: false }, by(toor));
    await mutate('accounts.setActive', { id: user.id, active: false }, by(toor));
    await mutate('accounts.setActive', { id: user.id, active: true }, by(toor));
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['antes@correo.test', 'Alguien pidió un enlace para tu contraseña'],
      ['antes@correo.test', 'El correo de tu cuenta cambió'],
      ['antes@correo.test', 'Tu cuenta quedó desactivada'],
      ['despues@correo.test', 'Alguien pidió un enlace para tu contraseña'],
      ['despues@correo.test', 'Confirma que este correo es tuyo'],
      ['despues@correo.test', 'El rol de tu cuenta cambió'],
      ['despues@correo.test', 'Tu cuenta quedó desactivada'],
    ]);
    expect(sent.find(({ subject }) => subject.includes('rol'))?.text).toContain('ahora es Administrador');
  });

  test('a link that the titular of a clinic made anew for a member', async () => {
    const { env, sent } = aMailbox();
    const clinic = await aClinic(world);
    const titular = await aUser(world, { role: 'business' });
    await aMember(world, titular, clinic);
    const token = await aSession(world, titular, shownAgain(world));
    const input = { email: 'mia@clinica.test', name: 'Mía', phone: null };
    const { data } = await mutate('clinicSettings.addMember', input, { token, env });
    await mutate('clinicSettings.renewMemberLink', { userId: data.userId }, { token, env });
    expect(sent.map(({ to }) => to)).toEqual(['mia@clinica.test', 'mia@clinica.test']);
    expect(sent.map(({ subject }) => subject)).toContain('Una clínica abrió una cuenta con tu correo');
    expect(sent[1]?.text).toContain('La persona titular de tu clínica');
  });

  test('a calendar and a link to a carné that were made, by the animal’s name', async () => {
    const { env, sent } = aMailbox();
    const { user, token } = await signedIn();
    const pet = await aPet(world, user, { name: 'Nube' });
    await mutate('calendar.create', undefined, { token, env });
    await mutate('records.share', { petId: pet.id, label: null, days: 7 }, { token, env });
    await mutate('records.share', { petId: crypto.randomUUID(), label: null, days: 7 }, { token, env });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Creaste un calendario privado',
      'Compartiste el carné de Nube',
    ]);
  });

  test('an answer about their data, unless they chose not to hear of it', async () => {
    const { env, sent } = aMailbox();
    const { user, token } = await signedIn();
    const { token: toor } = await signedIn('toor');
    const answer = async () => {
      const { id } = await aRequest(world, user);
      await mutate('requests.answer', { id, answer: 'Los de tu perfil' }, { token: toor, env });
    };
    expect((await query('post.choices', undefined, { token })).data).toContainEqual({
      kind: 'request_answered',
      way: 'email',
      wanted: true,
    });
    await answer();
    expect(sent.map(({ subject }) => subject)).toEqual(['Respondimos tu solicitud sobre tus datos']);
    const [mail] = sent;
    const path = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain(`${path}">`);
    expect(mail?.text).not.toContain('Los de tu perfil');

    const shown = await send('GET', path, { env });
    expect([shown.status, shown.text.includes('¿No recibir más este aviso?')]).toEqual([200, true]);
    await answer();
    expect(sent).toHaveLength(2);
    const pressed = await send('POST', path, { env });
    expect([pressed.status, pressed.text.includes('Ya no te llegará')]).toEqual([200, true]);
    await answer();
    expect(sent).toHaveLength(2);
    await mutate('post.choose', { kind: 'request_answered', wanted: true }, { token });
    await answer();
    expect(sent).toHaveLength(3);
  });

  test('security cannot be switched off', async () => {
    const { token } = await signedIn();
    const { status, key } = await mutate('post.choose', { kind: 'password_changed', wanted: false }, { token });
    expect([status, key]).toEqual([400, 'invalid']);
  });
});

test('erasing an account takes its rows of the outbox along', async () => {
  const { env } = aMailbox();
  const user = await aUser(world, { password: PASSWORD });
  const token = await aSession(world, user);
  await mutate('calendar.create', undefined, { token, env });
  expect(await world.db.select().from(outbox)).toHaveLength(1);
  await world.db.delete(users).where(eq(users.id, user.id));
  expect(await world.db.select().from(outbox)).toEqual([]);
});
