import type { AppointmentType } from '../../src/shared/appointments.ts';
import type { MemberRole } from '../../src/shared/member-roles.ts';
import { codeOf, type LinkKind, linkToken, visitToken } from './links.ts';
import type { Due } from './mail-columns.ts';
import { htmlOf, textOf } from './mails/compose.ts';
import { MAILS } from './mails/table.ts';
import type { Channel } from './post.ts';
import type { Message } from './send.ts';

/** A visit as a text may name it; `startsAt` is wall time, `many` how many one act was about. */
export type MailVisit = {
  /** Missing of an hour that is offered. */
  id?: string;
  /** Until when it is offered, ms UTC. */
  until?: number;
  clinicAddress: string;
  clinicCity: string;
  startsAt: string;
  type: AppointmentType;
  clinicName: string;
  clinicPhone: string;
  reason: string | null;
  many: number;
  /** What somebody of the household did with it; null or missing: the notice is of another kind. */
  did?: 'pending' | 'moved' | 'cancelled' | null;
};

/** Addresses that let in without a session and ended: `pets` names whose carnés, where names may go out; `given`: who was let in lately; `waits`: who came into the household lately and has to wait for a yes; `handed`: animals of a clinic that a code gave to somebody lately; `visits`: those to come that were asked for lately. */
export type MailEnded = {
  feed: 0 | 1;
  shares: number;
  pets: string[];
  grants: number;
  given: string[];
  waits: string[];
  handed: string[];
  visits: { pet: string; clinic: string; startsAt: string }[];
};

/** A clinic, and somebody's place in it: `role` null, they have none any more; `left` 1: they governed it lately, and may keep others out. */
export type MailOffice = { clinic: string | null; role: MemberRole | null; left: 0 | 1 };

/** What a text may say: the row's facts, and addresses and code that are made when it is sent. */
export type Facts = Omit<
  Due,
  | 'id'
  | 'userId'
  | 'way'
  | 'target'
  | 'attempts'
  | 'claimedAt'
  | 'visit'
  | 'ended'
  | 'digest'
  | 'care'
  | 'office'
  | 'changed'
> & {
  office: MailOffice;
  ended: MailEnded;
  visit: MailVisit | null;
  /** Address of the page of that visit; null: there is none. */
  visitLink: string | null;
  /** What is due: of which pet, how many days before (after: negative), on which date. */
  care: { petId: string; days: number; on: string } | null;
  /** What somebody changed of the clinic (acts.ts). */
  changed: string[];
  digest: { visits: number; requests: number; messages: number };
  site: string;
  /** Address of a link of this row: `/recuperar#` and its token. */
  link: (path: string, kind: LinkKind) => string;
  code: string;
};

const LINKS = [
  'recovery',
  'verify_email',
  'change_email',
  'email_changed',
  'not_me',
  'unsubscribe',
] as const satisfies LinkKind[];
/** Kinds whose own link has a code too. */
const CODED = { recovery: 'recovery', verify_email: 'verify_email', change_email: 'change_email' } as const;

/** People that one mail names. */
const MAX_NAMED = 10;

/** A pet with several links is named once: in SQL that would be a table in memory. */
const endedOf = (text: string): MailEnded => {
  const ended: MailEnded = JSON.parse(text);
  return {
    ...ended,
    pets: [...new Set(ended.pets)],
    given: [...new Set(ended.given)].slice(0, MAX_NAMED),
    handed: ended.handed.slice(0, MAX_NAMED),
    visits: ended.visits.slice(0, MAX_NAMED),
  };
};

/** All that the text of a row may say. */
export const factsOf = async ({ secret, site }: Channel, row: Due): Promise<Facts> => {
  const tokens = Object.fromEntries(
    await Promise.all(LINKS.map(async (kind) => [kind, await linkToken(secret, kind, row.id)] as const)),
  );
  const coded = CODED[row.kind as keyof typeof CODED];
  const visit: MailVisit | null = row.visit === null ? null : JSON.parse(row.visit);
  return {
    ...row,
    ended: endedOf(row.ended),
    visit,
    visitLink: visit?.id
      ? `${site}/cita/${await visitToken(secret, row.way, visit.id, row.userId === null ? null : { giverId: row.userId, at: row.claimedAt })}`
      : null,
    care: row.care === null ? null : JSON.parse(row.care),
    office: row.office === null ? { clinic: null, role: null, left: 0 } : JSON.parse(row.office),
    changed: JSON.parse(row.changed),
    digest: row.digest === null ? { visits: 0, requests: 0, messages: 0 } : JSON.parse(row.digest),
    site,
    link: (path, kind) => `${site}${path}${tokens[kind]}`,
    code: coded ? await codeOf(secret, coded, row.id) : '',
  };
};

/** The mail of a row, in both forms, from one source. */
export const mailOf = async (channel: Channel, row: Due & { to: string }): Promise<Message> => {
  const { site } = channel;
  const { unsubscribe, ...mail } = MAILS[row.kind](await factsOf(channel, row));
  return {
    to: row.to,
    subject: mail.subject,
    text: textOf(mail, site),
    html: htmlOf(mail, site),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
};
