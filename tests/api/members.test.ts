import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_MEMBERS } from '../../src/shared/limits.ts';
import { passwordLinks, sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aUser } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const call = (token: string, what: string, input: object, env = {}) =>
  mutate(`clinicSettings.${what}`, input, { token, env });
const person = { email: ' Luisa@Clinica.test', name: 'Luisa Ríos', phone: '3105559999' };
const membersOf = async (token: string) => (await query('clinicSettings.listMembers', undefined, { token })).data;
const acts = async () =>
  (await world.db.select().from(auditLog).orderBy(asc(auditLog.at))).map(({ action, actorId, targetId }) => [
    action,
    actorId,
    targetId,
  ]);

describe('the people of a clinic', () => {
  test('a new member sets the password by a one-time link', async () => {
    const { theirs, vet, clinic } = await aPractice();
    const { data } = await call(theirs, 'addMember', person);
    expect(data).toEqual({
      userId: expect.any(String),
      linkToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: NOW + 24 * 3_600_000,
    });
    expect(await membersOf(theirs)).toMatchObject([
      { userId: vet.id, memberRole: 'titular' },
      {
        userId: data.userId,
        email: 'luisa@clinica.test',
        memberRole: 'veterinario',
        hasEntered: false,
        isActive: true,
      },
    ]);
    // The token itself stands nowhere, and no password opens the account.
    expect(JSON.stringify(await world.db.select().from(passwordLinks))).not.toContain(data.linkToken);
    const login = () => mutate('auth.login', { email: 'luisa@clinica.test', password: 'balcon-amarillo' });
    expect((await login()).key).toBe('login_failed');
    expect((await mutate('auth.setPassword', { token: data.linkToken, password: 'balcon-amarillo' })).status).toBe(200);
    const { data: opened } = await login();
    expect([opened.user.role, opened.duties.mustChangePassword]).toEqual(['business', null]);
    expect((await query('clinicSettings.get', undefined, { token: opened.token })).data).toMatchObject({
      id: clinic.id,
      memberRole: 'veterinario',
    });
    expect((await membersOf(theirs))[1].hasEntered).toBe(true);
    expect(await acts()).toContainEqual(['member.added', vet.id, data.userId]);
  });

  test('an e-mail that has an account is taken, and nothing is written', async () => {
    const { theirs, clinic } = await aPractice();
    await aUser(world, { email: 'luisa@clinica.test' });
    expect((await call(theirs, 'addMember', person)).key).toBe('email_taken');
    expect(await world.db.select().from(clinicMembers).where(eq(clinicMembers.clinicId, clinic.id))).toHaveLength(1);
    expect([await world.db.select().from(passwordLinks), await acts()]).toEqual([[], []]);
  });

  test('whoever adds people cannot ask for hours who has an account here: a hundred at once, twenty answers', async () => {
    const { theirs } = await aPractice();
    await aUser(world, { email: 'luisa@clinica.test' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(theirs, 'addMember', person)));
    const told = answers.filter(({ key }) => key === 'email_taken').length;
    expect([told, answers.filter(({ key }) => key === 'too_many').length]).toEqual([20, 80]);
    const { key, headers } = await call(theirs, 'addMember', { ...person, email: 'nadie@correo.test' });
    expect([key, headers.get('retry-after')]).toEqual(['too_many', '3600']);
    // Refused is refused: nobody was added by the way. Another clinic goes on.
    expect((await membersOf(theirs)).length).toBe(1);
    const elsewhere = await aColleague(await aClinic(world), 'titular');
    expect((await call(elsewhere.token, 'addMember', { ...person, email: 'nadie@correo.test' })).status).toBe(200);
  });

  test('nor does a clinic by making more titulars: as many questions in a day as it may have people', async () => {
    const clinic = await aClinic(world);
    await aUser(world, { email: 'luisa@clinica.test' });
    const titulars = await Promise.all([1, 2, 3, 4].map(() => aColleague(clinic, 'titular')));
    const answers = await Promise.all(
      titulars.flatMap(({ token }) => Array.from({ length: 20 }, () => call(token, 'addMember', person))),
    );
    expect(answers.filter(({ key }) => key === 'email_taken').length).toBe(MAX_MEMBERS);
  });

  test('a lost link is replaced while nobody has used it', async () => {
    const { theirs } = await aPractice();
    const { data: first } = await call(theirs, 'addMember', person);
    const { data: second } = await call(theirs, 'renewMemberLink', { userId: first.userId });
    expect((await mutate('auth.checkLink', { token: first.linkToken })).key).toBe('link_dead');
    expect((await mutate('auth.setPassword', { token: second.linkToken, password: 'balcon-amarillo' })).status).toBe(
      200,
    );
    // From then on the account is that person's: the titular opens no way into it.
    expect((await call(theirs, 'renewMemberLink', { userId: first.userId })).key).toBe('member_not_found');
    const elsewhere = await aColleague(await aClinic(world), 'titular');
    expect((await call(elsewhere.token, 'renewMemberLink', { userId: first.userId })).key).toBe('member_not_found');
  });

  test('only the titular decides; the team sees', async () => {
    const { clinic, theirs, vet } = await aPractice();
    const { token, user } = await aColleague(clinic);
    expect(await membersOf(token)).toHaveLength(2);
    for (const [what, input] of [
      ['addMember', person],
      ['renewMemberLink', { userId: vet.id }],
      ['setMemberRole', { userId: user.id, memberRole: 'titular' }],
      ['removeMember', { userId: vet.id }],
    ] as const) {
      const { status, key } = await call(token, what, input);
      expect([what, status, key]).toEqual([what, 403, 'titular_only']);
    }
    expect(await membersOf(theirs)).toHaveLength(2);
  });

  test('roles change, never one’s own', async () => {
    const { clinic, theirs, vet } = await aPractice();
    const { user, token } = await aColleague(clinic);
    const role = (by: string, userId: string, memberRole: string) => call(by, 'setMemberRole', { userId, memberRole });
    expect((await role(theirs, vet.id, 'veterinario')).key).toBe('self_forbidden');
    const { data } = await role(theirs, user.id, 'titular');
    expect(data.map(({ memberRole }: { memberRole: string }) => memberRole)).toEqual(['titular', 'titular']);
    expect((await role(theirs, user.id, 'titular')).status).toBe(200);
    expect((await role(token, vet.id, 'veterinario')).status).toBe(200);
    expect((await role(theirs, user.id, 'veterinario')).key).toBe('titular_only');
    const stranger = await aColleague(await aClinic(world));
    expect((await role(token, stranger.user.id, 'titular')).key).toBe('member_not_found');
    expect((await acts()).map(([action, , target]) => [action, target]).sort()).toEqual([
      ['member.made_titular', user.id],
      ['member.made_veterinario', vet.id],
    ]);
  });

  test('two titulars who demote or remove each other at once: one stays', async () => {
    for (const [what, input] of [
      ['setMemberRole', { memberRole: 'veterinario' }],
      ['removeMember', {}],
    ] as const) {
      const clinic = await aClinic(world);
      const [one, two] = [await aColleague(clinic, 'titular'), await aColleague(clinic, 'titular')];
      const env = { DB: meetingDatabase(2) };
      await Promise.all([
        call(one.token, what, { userId: two.user.id, ...input }, env),
        call(two.token, what, { userId: one.user.id, ...input }, env),
      ]);
      const left = await world.db.select().from(clinicMembers).where(eq(clinicMembers.clinicId, clinic.id));
      expect([what, left.filter(({ memberRole }) => memberRole === 'titular').length]).toEqual([what, 1]);
    }
  });

  test('who is removed is out at once, and only who belongs to the clinic can be', async () => {
    const { clinic, theirs, vet } = await aPractice();
    const { user, token } = await aColleague(clinic);
    const stranger = await aColleague(await aClinic(world));
    expect((await call(theirs, 'removeMember', { userId: vet.id })).key).toBe('self_forbidden');
    expect((await call(theirs, 'removeMember', { userId: stranger.user.id })).key).toBe('member_not_found');
    expect(await membersOf(stranger.token)).toHaveLength(1);
    expect((await call(theirs, 'removeMember', { userId: user.id })).status).toBe(200);
    expect((await query('clinic.today', undefined, { token })).key).toBe('unauthorized');
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect(await world.db.select().from(users).where(eq(users.id, user.id))).toMatchObject([
      { isActive: true, role: 'business' },
    ]);
    expect(await acts()).toEqual([['member.removed', vet.id, user.id]]);
  });
});
