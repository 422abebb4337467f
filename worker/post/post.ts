import type { SQL } from 'drizzle-orm';
import type { LinkWay } from '../../src/shared/visit-link.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { type PostEvent, rowsOf } from './announce.ts';
import { codeOf, type LinkKind, linkToken, readLink, readVisitToken, type VisitLink, visitToken } from './links.ts';

type Statements = ReturnType<typeof rowsOf>;

/** What the rooms behind the edge see of the post. */
export type Post = {
  /** False: this deployment sends no e-mail. Nothing is announced then, and screens say how it goes here. */
  enabled: boolean;
  /** Statements for the batch of the cause (worker/post/announce.ts). They go out after the answer, or with the next minute. */
  announce: (db: Db, event: PostEvent, now: number, on?: SQL) => Statements;
  /** Id of the outbox row of a link's token; null: not made here, or of another kind. Asks no database. */
  readLink: (kind: LinkKind, token: string) => Promise<string | null>;
  /** The token of a row's link, for who typed its code. Throws where the deployment has no e-mail. */
  linkToken: (kind: LinkKind, id: string) => Promise<string>;
  /** Whether these digits are the code of that row. Count attempts before you ask. */
  isCode: (kind: LinkKind, id: string, typed: string) => Promise<boolean>;
  /** Address of the page of a visit that somebody of the clinic hands out, by the way that it travels; null: this deployment seals no links. */
  visitLink: (way: LinkWay, visitId: string, giverId: string) => Promise<string | null>;
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

/** What the post needs to go out: the binding, a sender, the address that links lead to and the secret that seals them. */
export type Channel = Seal & {
  email: NonNullable<Env['EMAIL']>;
  from: string;
  replyTo: string | null;
};

/** The deployment's e-mail; null when anything of it is missing. */
export const channelOf = (env: Env): Channel | null => {
  const { EMAIL, MAIL_FROM, MAIL_REPLY_TO } = env;
  const seal = sealOf(env);
  return EMAIL && MAIL_FROM && seal ? { ...seal, email: EMAIL, from: MAIL_FROM, replyTo: MAIL_REPLY_TO || null } : null;
};

const sameText = async (a: string, b: string): Promise<boolean> => {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && crypto.subtle.timingSafeEqual(left, right);
};

/** The post of one request. `onAnnounced` is called when something of it may have to go out. */
export const postOf = (channel: Channel | null, onAnnounced: () => void, seal: Seal | null = channel): Post => ({
  enabled: channel !== null,
  announce: (db, event, now, on) => {
    if (!channel) return [];
    onAnnounced();
    return rowsOf(db, event, now, on);
  },
  readLink: async (kind, token) => (channel ? readLink(channel.secret, kind, token) : null),
  linkToken: async (kind, id) => {
    if (!channel) throw new Error('no e-mail, no links');
    return linkToken(channel.secret, kind, id);
  },
  visitLink: async (way, visitId, giverId) =>
    seal ? `${seal.site}/cita/${await visitToken(seal.secret, way, visitId, giverId)}` : null,
  readVisit: async (token) => (seal ? readVisitToken(seal.secret, token) : null),
  isCode: async (kind, id, typed) => (channel ? sameText(await codeOf(channel.secret, kind, id), typed) : false),
});
