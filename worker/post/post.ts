import type { SQL } from 'drizzle-orm';
import type { NoticeWay } from '../../src/shared/notices.ts';
import type { LinkWay } from '../../src/shared/visit-link.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { type PostEvent, rowsOf } from './announce.ts';
import {
  codeOf,
  type Hand,
  type LinkKind,
  linkToken,
  readLink,
  readVisitToken,
  type VisitLink,
  visitToken,
} from './links.ts';
import { type PushKeys, pushKeysOf } from './push.ts';

type Statements = ReturnType<typeof rowsOf>;

/** What the rooms behind the edge see of the post. */
export type Post = {
  /** False: this deployment sends no e-mail, and screens say how it goes here. */
  enabled: boolean;
  /** Ways by which this deployment reaches people. */
  ways: readonly NoticeWay[];
  /** Key that browsers subscribe with; null: this deployment pushes nothing. */
  pushKey: string | null;
  /** A host of push services beside the known ones: of tests and local servers. */
  pushHost: string | undefined;
  /** Statements for the batch of the cause (worker/post/announce.ts). They go out after the answer, or with the next minute. */
  announce: (db: Db, event: PostEvent, now: number, on?: SQL) => Statements;
  /** Id of the outbox row of a link's token; null: not made here, or of another kind. Asks no database. */
  readLink: (kind: LinkKind, token: string) => Promise<string | null>;
  /** The token of a row's link, for who typed its code. Throws where the deployment has no e-mail. */
  linkToken: (kind: LinkKind, id: string) => Promise<string>;
  /** Whether these digits are the code of that row. Count attempts before you ask. */
  isCode: (kind: LinkKind, id: string, typed: string) => Promise<boolean>;
  /** Address of the page of a visit that somebody of the clinic hands out, by the way that it travels; null: this deployment seals no links. */
  visitLink: (way: LinkWay, visitId: string, hand: Hand) => Promise<string | null>;
  /** The visit that such a token opens; null: not made here. Asks no database. */
  readVisit: (token: string) => Promise<VisitLink | null>;
};

/** What links are made of: they travel without e-mail too, by the clinic's own means. */
export type Seal = {
  /** Origin of the links, without a closing slash. */
  site: string;
  secret: string;
};

/** The deployment's seal; null when the site's address or the secret is missing. */
export const sealOf = ({ SITE_URL, LINK_SECRET }: Env): Seal | null =>
  SITE_URL && LINK_SECRET ? { site: SITE_URL.replace(/\/+$/, ''), secret: LINK_SECRET } : null;

/** What e-mail needs to go out. */
export type Mailer = {
  email: NonNullable<Env['EMAIL']>;
  from: string;
  replyTo: string | null;
};

/** What the post needs to go out: the address that links lead to, the secret that seals them, and at least one of the ways. */
export type Channel = Seal & {
  /** Null: anything of e-mail is missing. */
  mail: Mailer | null;
  push: PushKeys | null;
};

/** The ways of a deployment; null: there is none. */
export const channelOf = (env: Env): Channel | null => {
  const { EMAIL, MAIL_FROM, MAIL_REPLY_TO } = env;
  const seal = sealOf(env);
  if (!seal) return null;
  const mail = EMAIL && MAIL_FROM ? { email: EMAIL, from: MAIL_FROM, replyTo: MAIL_REPLY_TO || null } : null;
  const push = pushKeysOf(env, seal.site);
  return mail || push ? { ...seal, mail, push } : null;
};

/** The ways that a channel has. */
export const waysOf = ({ mail, push }: Channel): NoticeWay[] => [
  ...(mail ? (['email'] as const) : []),
  ...(push ? (['push'] as const) : []),
];

const sameText = async (a: string, b: string): Promise<boolean> => {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && crypto.subtle.timingSafeEqual(left, right);
};

/** The post of one request. `onAnnounced` is called when something of it may have to go out. */
export const postOf = (channel: Channel | null, onAnnounced: () => void, seal: Seal | null = channel): Post => ({
  enabled: Boolean(channel?.mail),
  ways: channel ? waysOf(channel) : [],
  pushKey: channel?.push?.publicKey ?? null,
  pushHost: channel?.push?.ownHost,
  announce: (db, event, now, on) => {
    if (!channel) return [];
    onAnnounced();
    return rowsOf(db, event, now, on, waysOf(channel));
  },
  readLink: async (kind, token) => (channel ? readLink(channel.secret, kind, token) : null),
  linkToken: async (kind, id) => {
    if (!channel) throw new Error('no e-mail, no links');
    return linkToken(channel.secret, kind, id);
  },
  visitLink: async (way, visitId, hand) =>
    seal ? `${seal.site}/cita/${await visitToken(seal.secret, way, visitId, hand)}` : null,
  readVisit: async (token) => (seal ? readVisitToken(seal.secret, token) : null),
  isCode: async (kind, id, typed) => (channel ? sameText(await codeOf(channel.secret, kind, id), typed) : false),
});
