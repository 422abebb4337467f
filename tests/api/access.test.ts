// Longer than 200 lines: the whole matrix in one place, and what it means for other people’s things.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { DESCRIBED } from '../../worker/rest/described.ts';
import { REST } from '../../worker/rest/table.ts';
import { appRouter } from '../../worker/router.ts';
import { aClinic, aMember, anEntry, aSession, aUser, shownAgain } from '../support/builders.ts';
import { everyCall } from '../support/every-call.ts';

import { bindings, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const CALLERS = ['anonymous', 'user', 'business', 'admin', 'toor'] as const;
type Caller = (typeof CALLERS)[number];

const ALL = CALLERS;
const SIGNED_IN = ['user', 'business', 'admin', 'toor'] as const;
const OWNER = ['user'] as const;
const CLINIC = ['business'] as const;
const ACCOUNTS = ['admin', 'toor'] as const;
const TOOR = ['toor'] as const;

/** Who may call what (product.md, Roles). A procedure without a row here fails the first test. */
const MATRIX: Record<string, readonly Caller[]> = {
  'post.state': ALL,
  'post.devices': SIGNED_IN,
  'post.addDevice': SIGNED_IN,
  'post.removeDevice': SIGNED_IN,
  'post.choices': SIGNED_IN,
  'post.choose': SIGNED_IN,
  'post.quiet': SIGNED_IN,
  'post.ofPet': OWNER,
  'post.setQuiet': SIGNED_IN,
  'post.outbox': TOOR,
  'post.retry': TOOR,
  'auth.login': ALL,
  'auth.secondStep': ALL,
  'auth.askPasskey': ALL,
  'auth.passkeyLogin': ALL,
  'auth.register': ALL,
  'auth.logout': ALL,
  'auth.session': SIGNED_IN,
  'auth.acceptPolicy': SIGNED_IN,
  'auth.changePassword': SIGNED_IN,
  'auth.askStepUp': SIGNED_IN,
  'auth.stepUp': SIGNED_IN,
  'auth.checkLink': ALL,
  'auth.setPassword': ALL,
  'auth.askRecovery': ALL,
  'auth.tradeCode': ALL,
  'auth.checkProof': ALL,
  'auth.prove': ALL,
  'factors.list': SIGNED_IN,
  'factors.askPasskey': SIGNED_IN,
  'factors.addPasskey': SIGNED_IN,
  'factors.renamePasskey': SIGNED_IN,
  'factors.removePasskey': SIGNED_IN,
  'factors.startTotp': SIGNED_IN,
  'factors.confirmTotp': SIGNED_IN,
  'factors.removeTotp': SIGNED_IN,
  'factors.renewCodes': SIGNED_IN,
  'profile.get': SIGNED_IN,
  'profile.update': SIGNED_IN,
  'profile.details': SIGNED_IN,
  'profile.askProof': SIGNED_IN,
  'profile.prove': SIGNED_IN,
  'profile.changeEmail': SIGNED_IN,
  'profile.resendEmailChange': SIGNED_IN,
  'profile.cancelEmailChange': SIGNED_IN,
  'profile.sessions': SIGNED_IN,
  'profile.endSession': SIGNED_IN,
  'profile.endOtherSessions': SIGNED_IN,
  'profile.endOtherSessionsOnly': SIGNED_IN,
  'profile.openLinks': SIGNED_IN,
  'profile.acts': SIGNED_IN,
  'accesses.own': SIGNED_IN,
  'profile.export': SIGNED_IN,
  'profile.consequences': SIGNED_IN,
  'profile.erase': SIGNED_IN,
  'pets.list': OWNER,
  'pets.create': OWNER,
  'pets.get': OWNER,
  'pets.update': OWNER,
  'pets.setPapers': OWNER,
  'pets.archive': OWNER,
  'pets.restore': OWNER,
  'pets.markDied': OWNER,
  'pets.undoDied': OWNER,
  'pets.archived': OWNER,
  'pets.cards': OWNER,
  'household.get': OWNER,
  'household.invite': OWNER,
  'household.handOver': OWNER,
  'household.endLink': OWNER,
  'household.look': ALL,
  'household.accept': OWNER,
  'household.keep': OWNER,
  'household.remove': OWNER,
  'household.leave': OWNER,
  'medicines.ofPet': OWNER,
  'medicines.save': OWNER,
  'medicines.end': OWNER,
  'medicines.remove': OWNER,
  'medicines.tick': OWNER,
  'medicines.untick': OWNER,
  'owner.summary': OWNER,
  'consult.agree': OWNER,
  'pets.addWeight': OWNER,
  'pets.removeWeight': OWNER,
  'waits.own': OWNER,
  'waits.join': OWNER,
  'waits.leave': OWNER,
  'waits.pass': OWNER,
  'waits.list': CLINIC,
  'waits.put': CLINIC,
  'waits.remove': CLINIC,
  'appointments.list': OWNER,
  'appointments.create': OWNER,
  'appointments.get': OWNER,
  'appointments.move': OWNER,
  'appointments.cancel': OWNER,
  'appointments.assure': OWNER,
  'calendar.get': OWNER,
  'calendar.create': OWNER,
  'calendar.revoke': OWNER,
  'clinicCalendar.list': CLINIC,
  'clinicCalendar.create': CLINIC,
  'clinicCalendar.revoke': CLINIC,
  'clinics.list': OWNER,
  'clinics.slots': OWNER,
  'clinics.days': OWNER,
  'clinics.nearest': OWNER,
  'clinic.appointments': CLINIC,
  'clinic.today': CLINIC,
  'clinic.statistics': CLINIC,
  'clinic.patients': CLINIC,
  'messages.threads': OWNER,
  'messages.contacts': OWNER,
  'messages.list': OWNER,
  'messages.send': OWNER,
  'messages.markRead': OWNER,
  'messages.unread': OWNER,
  'clinicMessages.threads': CLINIC,
  'clinicMessages.list': CLINIC,
  'clinicMessages.send': CLINIC,
  'clinicMessages.markRead': CLINIC,
  'clinicMessages.canned': CLINIC,
  'records.list': OWNER,
  'records.versions': OWNER,
  'records.create': OWNER,
  'records.correct': OWNER,
  'records.due': OWNER,
  'records.carne': OWNER,
  'records.history': OWNER,
  'records.share': OWNER,
  'records.revokeShare': OWNER,
  'records.grant': OWNER,
  'records.revokeGrant': OWNER,
  'clinicRecords.file': CLINIC,
  'clinicRecords.list': CLINIC,
  'clinicRecords.versions': CLINIC,
  'clinicRecords.create': CLINIC,
  'clinicRecords.correct': CLINIC,
  'clinicRecords.withdraw': CLINIC,
  'clinicRecords.saveDraft': CLINIC,
  'clinicRecords.removeDraft': CLINIC,
  'clinicRecords.answerAllergies': CLINIC,
  'care.ofPet': OWNER,
  'care.ofPatient': CLINIC,
  'care.saveProblem': CLINIC,
  'care.prescribe': CLINIC,
  'care.voidPrescription': CLINIC,
  'care.noteConsent': CLINIC,
  'care.endConsent': CLINIC,
  'stock.list': CLINIC,
  'stock.save': CLINIC,
  'stock.recall': CLINIC,
  'files.photos': OWNER,
  'files.ofPet': OWNER,
  'files.describe': OWNER,
  'clinicFiles.photos': CLINIC,
  'clinicFiles.ofPet': CLINIC,
  'clinicFiles.describe': CLINIC,
  'clinicFiles.withdraw': CLINIC,
  'reminders.list': CLINIC,
  'reminders.note': CLINIC,
  'reminders.byHand': CLINIC,
  'reminders.reached': CLINIC,
  'clinic.panel': CLINIC,
  'clinic.income': CLINIC,
  'clinic.charges': CLINIC,
  'clinic.day': CLINIC,
  'clinic.week': CLINIC,
  'clinic.stamp': CLINIC,
  'visits.get': CLINIC,
  'clients.find': CLINIC,
  'clients.register': CLINIC,
  'clients.addPet': CLINIC,
  'clients.correct': CLINIC,
  'clients.issueCode': CLINIC,
  'clients.findCode': CLINIC,
  'clients.revokeCode': CLINIC,
  'clients.allowMails': CLINIC,
  'clients.person': CLINIC,
  'clients.saveCard': CLINIC,
  'clients.previewMerge': CLINIC,
  'clients.merge': CLINIC,
  'clients.undoMerge': CLINIC,
  'imports.list': CLINIC,
  'imports.known': CLINIC,
  'imports.begin': CLINIC,
  'imports.stage': CLINIC,
  'imports.finish': CLINIC,
  'imports.undo': CLINIC,
  'claims.redeem': OWNER,
  'visits.setStatus': CLINIC,
  'visits.toMove': CLINIC,
  'visits.moveMany': CLINIC,
  'visits.move': CLINIC,
  'visits.links': CLINIC,
  'visits.contacted': CLINIC,
  'visits.assure': CLINIC,
  'visits.voidCharge': CLINIC,
  'visits.charge': CLINIC,
  'visits.correctCharge': CLINIC,
  'books.list': CLINIC,
  'books.receipt': CLINIC,
  'books.month': CLINIC,
  'books.balances': CLINIC,
  'books.ofPatient': CLINIC,
  'books.deposit': CLINIC,
  'books.voidDeposit': CLINIC,
  'books.cash': CLINIC,
  'books.closeCash': CLINIC,
  'books.services': CLINIC,
  'books.saveService': CLINIC,
  'books.removeService': CLINIC,
  'books.monthEnd': CLINIC,
  'books.closeMonth': CLINIC,
  'books.monthDocuments': CLINIC,
  'books.deliveries': CLINIC,
  'books.deliver': CLINIC,
  'books.delivery': CLINIC,
  'visits.book': CLINIC,
  'clinicSettings.get': CLINIC,
  'clinicSettings.updateData': CLINIC,
  'clinicSettings.updateHours': CLINIC,
  'clinicSettings.updateRules': CLINIC,
  'clinicSettings.updateAgendas': CLINIC,
  'clinicSettings.updatePrices': CLINIC,
  'clinicSettings.updateListing': CLINIC,
  'clinicSettings.setBookable': CLINIC,
  'clinicRequests.list': CLINIC,
  'clinicRequests.decline': CLINIC,
  'clinicRequests.close': CLINIC,
  'clinicRequests.reopen': CLINIC,
  'clinicSettings.updateRetention': CLINIC,
  'clinicSettings.acceptContract': CLINIC,
  'blocked.list': CLINIC,
  'blocked.read': CLINIC,
  'clients.erase': CLINIC,
  'clinicSettings.addBlock': CLINIC,
  'clinicSettings.addWeeklyBlock': CLINIC,
  'clinicSettings.removeBlock': CLINIC,
  'clinicSettings.setHoliday': CLINIC,
  'clinicSettings.savePlan': CLINIC,
  'clinicSettings.resetPlan': CLINIC,
  'clinicSettings.saveText': CLINIC,
  'clinicSettings.removeText': CLINIC,
  'clinicSettings.listMembers': CLINIC,
  'clinicSettings.addMember': CLINIC,
  'clinicSettings.renewMemberLink': CLINIC,
  'clinicSettings.setMemberRole': CLINIC,
  'clinicSettings.declareLicence': CLINIC,
  'clinicSettings.checkLicence': CLINIC,
  'clinicSettings.removeMember': CLINIC,
  'clinicSettings.close': CLINIC,
  'entries.list': CLINIC,
  'entries.decide': CLINIC,
  'entries.shorten': TOOR,
  'entries.returnTitular': TOOR,
  'accounts.list': ACCOUNTS,
  'accounts.count': ACCOUNTS,
  'accounts.export': ACCOUNTS,
  'accounts.deactivate': ACCOUNTS,
  'accounts.get': ACCOUNTS,
  'accounts.clinics': ACCOUNTS,
  'accounts.create': ACCOUNTS,
  'accounts.update': ACCOUNTS,
  'accounts.setActive': ACCOUNTS,
  'accounts.toggle': ACCOUNTS,
  'accounts.consequences': ACCOUNTS,
  'accounts.remove': ACCOUNTS,
  'accounts.leaveClinic': ACCOUNTS,
  'accounts.revokeSessions': ACCOUNTS,
  'accounts.endSession': ACCOUNTS,
  'accounts.issueLink': ACCOUNTS,
  'accounts.acts': TOOR,
  'accesses.ofClinic': CLINIC,
  'accesses.list': TOOR,
  'accesses.export': TOOR,
  'accounts.exportActs': TOOR,
  'settings.get': TOOR,
  'settings.service': TOOR,
  'settings.sessionLives': TOOR,
  'settings.setSessionLives': TOOR,
  'settings.setRegistration': TOOR,
  'settings.setBanner': TOOR,
  'settings.setSecondStep': TOOR,
  'factors.removeFor': TOOR,
  'accounts.rescue': TOOR,
  'accounts.withoutConsent': TOOR,
  'settings.setDefaultClinic': TOOR,
  'requests.mine': SIGNED_IN,
  'requests.file': SIGNED_IN,
  'requests.inbox': ACCOUNTS,
  'requests.pending': ACCOUNTS,
  'requests.answer': ACCOUNTS,
  'requests.extend': ACCOUNTS,
};

/** Input of procedures that judge it before they know who asks; the others get none. */
const INPUT: Record<string, unknown> = {
  'auth.changePassword': { current: 'otra-cosa', password: 'paraguas-verde' },
  'auth.stepUp': { password: 'otra-cosa' },
  'profile.erase': { password: 'otra-cosa' },
  'profile.changeEmail': { email: 'otro@correo.test', current: 'otra-cosa' },
};

/** The same for the calls of spec §7. */
const REST_MATRIX: Record<string, readonly Caller[]> = {
  'POST /auth/login': ALL,
  'POST /auth/register': ALL,
  'POST /auth/logout': ALL,
  'GET /users/profile': SIGNED_IN,
  'PUT /users/profile': SIGNED_IN,
  'GET /users/pets': OWNER,
  'POST /pets': OWNER,
  'GET /users/appointments': OWNER,
  'POST /appointments': OWNER,
  'GET /business/appointments': CLINIC,
  'GET /stats/business-statistics': CLINIC,
  'GET /business/patients': CLINIC,
  'GET /admin/users': ACCOUNTS,
  'POST /admin/users': ACCOUNTS,
  'PUT /admin/users/{id}': ACCOUNTS,
  'DELETE /admin/users/{id}': ACCOUNTS,
  'POST /auth/revoke-sessions/{id}': ACCOUNTS,
  'PATCH /admin/users/{id}/toggle-status': ACCOUNTS,
};

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: 'query' | 'mutation' } }>,
).map(([name, { _def }]) => ({ name, call: _def.type === 'query' ? query : mutate }));

const rows = REST.map(({ method, path }) => ({
  name: `${method} ${path}`,
  method,
  path: path.replace('{id}', 'nadie'),
}));

/** What of a clinic's stays open to a login that came from an administrator (product.md, Roles): what names neither people nor animals. */
const OPEN_TO_LINK = [
  'clinicSettings.get',
  // Their own row alone.
  'entries.list',
];

/** A token for each call: logging out is one of them. */
const tokensOf = async (caller: Caller) => {
  const user = caller === 'anonymous' ? null : (await signedIn(caller)).user;
  return async () => (user ? aSession(world, user) : undefined);
};

/** What access alone decides: bad input, missing things and the like count as let in. */
const verdict = (key: string | null | undefined) => (key === 'unauthorized' || key === 'forbidden' ? key : 'let in');
const expected = (allowed: readonly Caller[] | undefined, caller: Caller) => {
  if (allowed?.includes(caller)) return 'let in';
  return caller === 'anonymous' ? 'unauthorized' : 'forbidden';
};

/** Tokens that open nothing. One place reads them for all calls: the whole run asks each call with each, `npm test` each call with one of them. */
const DEAD = [
  'an inactive account',
  'a session past its end',
  'a token that nobody gave out',
  'garbage',
  'a session whose account is gone',
];
const askedOf = <Call>(kind: string, calls: readonly Call[]): readonly Call[] => {
  const turn = DEAD.indexOf(kind);
  if (turn < 0) throw new Error(`${kind} stands in no turn`);
  return process.env.FULL ? calls : calls.filter((_, n) => n % DEAD.length === turn);
};

describe('who may call what', () => {
  test('every procedure and every REST call has its row, and no row is left over', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(procedures.map(({ name }) => name).sort());
    expect(Object.keys(REST_MATRIX).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test.each(CALLERS)('procedures as %s', async (caller) => {
    const tokenFor = await tokensOf(caller);
    for (const { name, call } of procedures) {
      const { key } = await call(name, INPUT[name] ?? {}, { token: await tokenFor() });
      expect([name, verdict(key)]).toEqual([name, expected(MATRIX[name], caller)]);
    }
  });

  test.each(CALLERS)('REST calls as %s', async (caller) => {
    const tokenFor = await tokensOf(caller);
    for (const { name, method, path } of rows) {
      const { body } = await send(method, path, { token: await tokenFor(), ...(method !== 'GET' && { body: {} }) });
      expect([name, verdict(body?.code)]).toEqual([name, expected(REST_MATRIX[name], caller)]);
    }
  });

  test.each([
    ['an inactive account', async () => aSession(world, await aUser(world, { role: 'toor', isActive: false }))],
    [
      'a session past its end',
      async () => aSession(world, await aUser(world), { openedAt: NOW - 100 * 24 * 3600 * 1000 }),
    ],
    ['a token that nobody gave out', async () => 'A'.repeat(43)],
    ['garbage', async () => "x' OR 1=1 --"],
    [
      'a session whose account is gone',
      async () => {
        const { token } = await signedIn();
        await world.db.delete(users);
        expect(await world.db.select().from(sessions)).toEqual([]);
        return token;
      },
    ],
  ])('%s is anonymous everywhere', async (kind, tokenFor) => {
    const token = await tokenFor();
    for (const { name, call } of askedOf(kind, procedures)) {
      const { key } = await call(name, INPUT[name] ?? {}, { token });
      expect([name, verdict(key)]).toEqual([name, expected(MATRIX[name], 'anonymous')]);
    }
    for (const { name, method, path } of askedOf(kind, rows)) {
      const { body } = await send(method, path, { token, ...(method !== 'GET' && { body: {} }) });
      expect([name, verdict(body?.code)]).toEqual([name, expected(REST_MATRIX[name], 'anonymous')]);
    }
  });

  test('a clinic account without a clinic is told so', async () => {
    const user = await aUser(world, { role: 'business' });
    const token = await aSession(world, user);
    const { status, key } = await query('clinic.today', undefined, { token });
    expect([status, key]).toEqual([409, 'clinic_incomplete']);
    const lacks = async () => (await query('auth.session', undefined, { token })).data.duties.lacksClinic;
    expect(await lacks()).toBe(true);
    await aMember(world, user, await aClinic(world));
    expect(await lacks()).toBe(false);
  });
});

describe('a login of a clinic that came from an administrator', () => {
  const closedTo = async (has: Parameters<typeof anEntry>[3]) => {
    const [user, clinic] = [await aUser(world, { role: 'business' }), await aClinic(world)];
    await aMember(world, user, clinic);
    await anEntry(world, user, clinic, has);
    const token = await aSession(world, user);
    const answers = [];
    for (const { name, call } of procedures.filter((one) => MATRIX[one.name] === CLINIC))
      answers.push({ name, key: (await call(name, INPUT[name] ?? {}, { token })).key });
    return answers;
  };
  const names = (answers: { name: string }[]) => answers.map(({ name }) => name).sort();

  test('may work on the agenda and finds all else closed', async () => {
    const answers = await closedTo({});
    expect(names(answers.filter(({ key }) => key !== 'clinic_closed_to_link'))).toEqual([...OPEN_TO_LINK].sort());
  });

  test('refused by a titular, finds nothing open; a day later, everything', async () => {
    const refused = await closedTo({ decision: 'refused', opensAt: NEVER });
    expect(refused.filter(({ key }) => key !== 'clinic_refused')).toEqual([]);
    const over = await closedTo({ opensAt: NOW });
    expect(over.filter(({ key }) => key === 'clinic_closed_to_link' || key === 'clinic_refused')).toEqual([]);
  });
});

/** What its input holds is whoever's who brings it (tests/api/clients.test.ts and household.test.ts say what it opens). */
const BEARER = ['claims.redeem', 'household.accept'];

/** Ids in a call's input that are somebody's own things; a clinic's id is public. */
const PRIVATE = ['id', 'petId', 'threadId', 'userId'];
const namesPrivate = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && PRIVATE.some((field) => Boolean((input as never)[field]));

/** Rows of all tables but those that name one of `own`, and the ids in them that nobody else may see. */
const rowsWithout = async (own: string[]) => {
  const tables = bindings.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const { results } = await tables.all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !/^(sqlite_|_cf_|d1_|throttle)/.test(name));
  const answers = await bindings.DB.batch<Record<string, unknown>>(
    names.map((name) => bindings.DB.prepare(`SELECT * FROM ${name}`)),
  );
  const found = names.flatMap((name, index) => (answers[index]?.results ?? []).map((row) => ({ name, row })));
  const others = found.filter(({ row }) => !own.some((id) => JSON.stringify(row).includes(id)));
  return {
    rows: others.map(({ name, row }) => `${name} ${JSON.stringify(row)}`),
    ids: others.filter(({ name }) => name !== 'clinics').flatMap(({ row }) => (row.id ? [String(row.id)] : [])),
  };
};

describe('with somebody else’s ids', () => {
  test.each(['user', 'business'] as const)(
    'another %s finds nothing, changes nothing and sees nothing',
    async (role) => {
      const calls = (await everyCall()).filter(
        ([, name]) => MATRIX[name] !== ALL && MATRIX[name]?.includes(role) && !BEARER.includes(name),
      );
      expect(calls.length).toBeGreaterThan(10);
      const { user } = await signedIn(role);
      const [membership] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, user.id));
      const own = [user.id, membership?.clinicId ?? user.id];
      const { rows: before, ids } = await rowsWithout(own);
      for (const [call, name, input] of calls) {
        // A session for each: logging out is one of them. None is refused for want of the password, shown again.
        const got = await call(name, input ?? undefined, { token: await aSession(world, user, shownAgain(world)) });
        if (namesPrivate(input)) expect([name, got.status]).toEqual([name, 404]);
        else expect([name, verdict(got.key)]).toEqual([name, 'let in']);
        const said = JSON.stringify(got.data ?? null);
        expect([name, ids.filter((id) => said.includes(id) && !JSON.stringify(input ?? null).includes(id))]).toEqual([
          name,
          [],
        ]);
        if (call === mutate) {
          const { rows: now } = await rowsWithout([]);
          expect([name, before.filter((row) => !now.includes(row))]).toEqual([name, []]);
        }
      }
    },
  );

  test.each(CALLERS)('a REST call answers %s as its procedure does', async (caller) => {
    const calls = await everyCall();
    const tokenFor = await tokensOf(caller);
    for (const { method, path } of REST) {
      const procedure = DESCRIBED[`${method} ${path}`]?.procedure ?? '';
      const found = calls.find(([, name]) => name === procedure);
      // Who is let in would do it, once.
      if (!found || MATRIX[procedure] === ALL || (caller !== 'user' && MATRIX[procedure]?.includes(caller))) continue;
      const [call, name, input] = found;
      const { key } = await call(name, input ?? undefined, { token: await tokenFor() });
      const { id = 'nadie', ...body } = (input ?? {}) as { id?: string };
      const { body: got } = await send(method, path.replace('{id}', id), {
        token: await tokenFor(),
        ...(method !== 'GET' && { body }),
      });
      expect([name, got?.code ?? null]).toEqual([name, key]);
    }
  });
});
