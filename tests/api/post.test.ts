import { createScheduledController } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CHOOSABLE, NOTICES, type NoticeKind } from '../../src/shared/notices.ts';
import { emailChanges, outbox } from '../../worker/db/schema/post.ts';
import worker from '../../worker/index.ts';
import type { PostEvent } from '../../worker/post/announce.ts';
import { liveLink } from '../../worker/post/links.ts';
import { aUser } from '../support/builders.ts';
import { aPost, codeIn, linkIn } from '../support/mail.ts';
import { bindings, NOW, query, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const rows = () => world.db.select().from(outbox);

/** Kinds that are true only while their visit, conversation, animal or place of work stands. */
const TRUE_WHILE: readonly NoticeKind[] = [
  'visit_requested',
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'home_visit',
  'visit_lapsed',
  'visit_tomorrow',
  'visit_soon',
  'message_new',
  'request_new',
  'visit_withdrawn',
  'clinic_digest',
  'care_due',
  'medicine_due',
  'slot_offered',
];

describe('the post', () => {
  test('says whether this deployment has e-mail; without it nothing is announced', async () => {
    const { env, announce } = aPost();
    expect((await query('post.state')).data).toEqual({ enabled: false, pushKey: null });
    expect((await query('post.state', undefined, { env })).data).toEqual({ enabled: true, pushKey: null });
    for (const missing of ['EMAIL', 'MAIL_FROM', 'SITE_URL', 'LINK_SECRET']) {
      const without = { ...env, [missing]: undefined };
      expect([missing, (await query('post.state', undefined, { env: without })).data.enabled]).toEqual([
        missing,
        false,
      ]);
    }
    const user = await aUser(world);
    await aPost({ without: true }).announce({ kind: 'recovery', userId: user.id });
    expect(await rows()).toEqual([]);
    await announce({ kind: 'recovery', userId: user.id });
    expect(await rows()).toHaveLength(1);
  });

  test('a recovery goes to its person, with a link that only its row opens; nothing readable lies in the database', async () => {
    const user = await aUser(world, { name: 'Ana <b>', email: 'ana@correo.test' });
    const { sent, post, announce, tick } = aPost();
    await announce({ kind: 'recovery', userId: sql`(SELECT id FROM users WHERE email = 'ana@correo.test')` });
    await tick();
    const [mail] = sent;
    if (!mail) throw new Error('nothing was sent');
    expect(mail).toMatchObject({
      to: user.email,
      from: { name: 'Patas y Plumas', email: 'avisos@patas.test' },
      replyTo: 'ayuda@patas.test',
      subject: 'Pon una contraseña nueva',
    });
    expect(mail.html).toContain('Ana &lt;b&gt;');
    expect(mail.text).toContain('el miércoles 25 de noviembre de 2026 a las 10:00');
    const token = linkIn(mail, '/clave#');
    expect(mail.html).toContain(`/clave#${token}`);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', sentAt: NOW, attempts: 1, ids: {}, usedAt: null });
    expect(await post.readLink('recovery', token)).toBe(row?.id);
    expect(await post.readLink('verify_email', token)).toBeNull();
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const bad of [forged, token.slice(1), '', `${token}A`])
      expect(await post.readLink('recovery', bad)).toBeNull();
    expect(JSON.stringify(row)).not.toContain(token.slice(24));
    expect(JSON.stringify(row)).not.toContain('correo.test');
  });

  test('nobody is announced for an unknown e-mail, nor where the cause did not happen', async () => {
    const user = await aUser(world);
    const { announce } = aPost();
    await announce({ kind: 'recovery', userId: sql`(SELECT id FROM users WHERE email = 'nadie@correo.test')` });
    await announce({ kind: 'recovery', userId: user.id }, sql`0`);
    expect(await rows()).toEqual([]);
  });

  test('a link lives from its last sending on, until it is used or its time is over', async () => {
    const user = await aUser(world);
    const { post, sent, announce, tick } = aPost();
    await announce({ kind: 'verify_email', userId: user.id });
    vi.setSystemTime(NOW + 3 * HOUR);
    await tick();
    const [mail] = sent;
    const id = mail && (await post.readLink('verify_email', linkIn(mail, '/verificar#')));
    if (!mail || !id) throw new Error('no link was sent');
    expect(await post.isCode('verify_email', id, codeIn(mail))).toBe(true);
    expect(await post.isCode('verify_email', id, codeIn(mail).slice(1))).toBe(false);
    expect(await post.isCode('change_email', id, codeIn(mail))).toBe(false);
    const live = async (now: number) =>
      (
        await world.db
          .select({ id: outbox.id })
          .from(outbox)
          .where(liveLink('verify_email', id, now))
      ).length;
    expect([await live(NOW + 27 * HOUR - 1), await live(NOW + 27 * HOUR)]).toEqual([1, 0]);
    await world.db.update(outbox).set({ usedAt: NOW + 4 * HOUR });
    expect(await live(NOW + 5 * HOUR)).toBe(0);
  });

  test('a change of e-mail writes to the new address, and its notice to the old one', async () => {
    const user = await aUser(world, { email: 'vieja@correo.test' });
    const change = { id: 'c1', userId: user.id, oldEmail: 'vieja@correo.test', newEmail: 'nueva@correo.test' };
    await world.db.insert(emailChanges).values({ ...change, createdAt: NOW, confirmedAt: null });
    const { sent, announce, tick } = aPost();
    await announce({ kind: 'change_email', userId: user.id, ids: { change: 'c1' } });
    await announce({ kind: 'email_changed', userId: user.id, ids: { change: 'c1' } });
    await tick();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['nueva@correo.test', 'Confirma tu correo nuevo'],
      ['vieja@correo.test', 'El correo de tu cuenta cambió'],
    ]);
  });

  test('every kind has a text in both forms, whatever is gone of what it tells', async () => {
    const user = await aUser(world);
    const { sent, announce, tick } = aPost();
    const gone = { change: 'x', session: 'x', actor: 'x', share: 'x', request: 'x' };
    for (const kind of Object.keys(NOTICES) as NoticeKind[])
      await announce({ kind, userId: user.id, ids: gone } as PostEvent);
    await tick();
    await tick();
    // Without the row of the change nobody knows where four of them go: they wait, and are given up. What is said of
    // something that is gone is not sent at all.
    expect(sent.length).toBe(Object.keys(NOTICES).length - 4 - TRUE_WHILE.length);
    expect(sent.filter(({ headers }) => headers?.['List-Unsubscribe'])).toHaveLength(
      CHOOSABLE.length - TRUE_WHILE.length,
    );
    for (const { text, html, subject, headers } of sent) {
      // Links carry random letters, which may spell any of these.
      const words = (text + html).replaceAll(/https:[^\s"<]+/g, '');
      expect([subject, /undefined|null|NaN|\[object/.test(words)]).toEqual([subject, false]);
      expect([subject, Boolean(headers?.['List-Unsubscribe'])]).toEqual([
        subject,
        /solicitud|(?<!recibir )cita/.test(subject),
      ]);
      expect(html.length).toBeLessThan(6000);
    }
  });

  test('the night erases what is older than a month', async () => {
    const user = await aUser(world);
    const { announce, tick } = aPost();
    await announce({ kind: 'password_changed', userId: user.id });
    await tick();
    vi.setSystemTime(NOW + 30 * 24 * HOUR - 1);
    await worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
    expect(await rows()).toHaveLength(1);
    vi.setSystemTime(NOW + 30 * 24 * HOUR);
    await worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
    expect(await rows()).toEqual([]);
  });
});
