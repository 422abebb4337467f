import { asc, eq } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import { NOTICES } from '../../../src/shared/notices.ts';
import { wallTime } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { emailChanges, knownDevices, noticeChoices, outbox } from '../../db/schema/post.ts';

/** Statements: what the post keeps of a person. */
export const postOf = (db: Db, userId: string) =>
  [
    db
      .select({ kind: outbox.kind, state: outbox.state, createdAt: outbox.createdAt })
      .from(outbox)
      .where(eq(outbox.userId, userId))
      .limit(MAX_EXPORTED),
    db
      .select({ kind: noticeChoices.kind, wanted: noticeChoices.wanted })
      .from(noticeChoices)
      .where(eq(noticeChoices.userId, userId)),
    db
      .select({ device: knownDevices.device, lastAt: knownDevices.lastAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .limit(MAX_EXPORTED),
    db
      .select({
        oldEmail: emailChanges.oldEmail,
        newEmail: emailChanges.newEmail,
        createdAt: emailChanges.createdAt,
        confirmedAt: emailChanges.confirmedAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .orderBy(asc(emailChanges.createdAt))
      .limit(MAX_EXPORTED),
  ] as const;

type Rows<Index extends keyof ReturnType<typeof postOf>> = Awaited<ReturnType<typeof postOf>[Index]>;
export type OwnPost = { notices: Rows<0>; choices: Rows<1>; devices: Rows<2>; changes: Rows<3> };

const STATE = {
  waiting: 'espera',
  sending: 'espera',
  sent: 'enviado',
  unknown: 'no se sabe si salió',
  given_up: 'no salió',
} as const;

/** The same in words, for the copy. */
export const postPart = ({ notices, choices, devices, changes }: OwnPost) => ({
  'avisos por correo': notices.map(({ kind, state, createdAt }) => ({
    qué: NOTICES[kind],
    cuándo: wallTime(createdAt),
    estado: STATE[state],
  })),
  'avisos que elegiste': choices.map(({ kind, wanted }) => ({
    qué: NOTICES[kind],
    'por correo': wanted ? 'sí' : 'no',
  })),
  'dispositivos desde los que entraste': devices.map(({ device, lastAt }) => ({
    dispositivo: device || 'no dice cuál es',
    'última entrada': wallTime(lastAt),
  })),
  'cambios de correo': changes.map(({ oldEmail, newEmail, createdAt, confirmedAt }) => ({
    antes: oldEmail,
    después: newEmail,
    pedido: wallTime(createdAt),
    confirmado: confirmedAt === null ? null : wallTime(confirmedAt),
  })),
});
