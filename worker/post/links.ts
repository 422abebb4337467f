import { and, eq, gt, isNull } from 'drizzle-orm';
import { EMAIL_BACK_HOURS } from '../../src/shared/limits.ts';
import { LINK_WAYS, type LinkWay } from '../../src/shared/visit-link.ts';
import { decodeBase64url, encodeBase64url } from '../base64url.ts';
import { outbox } from '../db/schema/post.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long each link of a mail serves from its last sending, so that a late mail is not dead on arrival. */
export const LINK_LIFE_MS = {
  recovery: HOUR_MS,
  verify_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  /** 'No fui yo' of a change of e-mail: puts the old one back. */
  email_changed: EMAIL_BACK_HOURS * HOUR_MS,
  /** 'No fui yo': ends all sessions. */
  not_me: 7 * 24 * HOUR_MS,
  /** 'No recibir más': switches a kind off. */
  unsubscribe: 365 * 24 * HOUR_MS,
} as const;
export type LinkKind = keyof typeof LINK_LIFE_MS;
/** What a seal is for: a row's link, or a visit's by one way (and from one hand), which serves until the visit and hangs on no row. */
type SealKind = LinkKind | `visit_${string}`;

const ID_BYTES = 16;
const CODE_DIGITS = 6;
/** Of a link's token: an id and its seal. */
const TOKEN_CHARS = 64;

const keys = new Map<string, Promise<CryptoKey>>();
const keyOf = (secret: string): Promise<CryptoKey> => {
  const known =
    keys.get(secret) ??
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
  keys.set(secret, known);
  return known;
};

const textOf = (...parts: string[]) => new TextEncoder().encode(parts.join(':'));

const bytesOfId = (id: string): Uint8Array =>
  Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const idOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The token of a row's link: the row's id and its HMAC under the deployment's secret, 64 characters. Stored nowhere. */
export const linkToken = async (secret: string, kind: SealKind, id: string): Promise<string> => {
  const seal = await crypto.subtle.sign('HMAC', await keyOf(secret), textOf('link', kind, id));
  return encodeBase64url(new Uint8Array([...bytesOfId(id), ...new Uint8Array(seal)]));
};

/** Whose row a link's token names; null: not made here, or for another kind. Compared in constant time. */
export const readLink = async (secret: string, kind: SealKind, token: string): Promise<string | null> => {
  if (token.length !== TOKEN_CHARS || !/^[\w-]+$/.test(token)) return null;
  const bytes = decodeBase64url(token);
  const id = idOfBytes(bytes.subarray(0, ID_BYTES));
  const genuine = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    bytes.slice(ID_BYTES),
    textOf('link', kind, id),
  );
  return genuine ? id : null;
};

/** Of a token that somebody handed out, or that went to an account: whose hand, and when in seconds. Older ones, of before 2026-11-24, say who alone. */
const HAND_BYTES = ID_BYTES + 4;
const HAND_CHARS = { [1 + 27 + TOKEN_CHARS]: 27, [1 + 22 + TOKEN_CHARS]: 22 } as const;
const SECOND_MS = 1000;

/** Who hands a visit's link out, or, of a mail and a push, whom it goes to; and when (ms UTC). */
export type Hand = { giverId: string; at: number };

const handText = ({ giverId, at }: Hand): string => {
  const bytes = new Uint8Array(HAND_BYTES);
  bytes.set(bytesOfId(giverId));
  // Up: a link of the very second in which the giver's password was set is one of after it.
  new DataView(bytes.buffer).setUint32(ID_BYTES, Math.ceil(at / SECOND_MS));
  return encodeBase64url(bytes);
};
const readHand = (text: string): { giverId: string; givenAt: number | null } => {
  const bytes = decodeBase64url(text);
  const at = bytes.length === HAND_BYTES ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(ID_BYTES) : null;
  return { giverId: idOfBytes(bytes.subarray(0, ID_BYTES)), givenAt: at === null ? null : at * SECOND_MS };
};

/**
 * The link to a visit that travels by one way: its token begins with the way's letter. One that somebody of the clinic hands out names
 * who and when (`hand`), so that it ends with their place there and with their password of then; one that goes to an account names it,
 * so that it ends with its right to act for the animal. A clinic's client, who has no account, gets one that names nobody.
 */
export const visitToken = async (
  secret: string,
  way: LinkWay,
  visitId: string,
  hand: Hand | null = null,
): Promise<string> => {
  const giver = hand === null ? '' : handText(hand);
  return `${way[0]}${giver}${await linkToken(secret, `visit_${way}${giver}`, visitId)}`;
};

/**
 * A visit's link that was made here: by which way it came, who handed it out or whom it went to (`giverId`; null: to somebody without an
 * account) and when (ms UTC; null: it does not say).
 */
export type VisitLink = { id: string; way: LinkWay; giverId: string | null; givenAt: number | null };

/** The visit that a token opens; null: not made here. */
export const readVisitToken = async (secret: string, token: string): Promise<VisitLink | null> => {
  const letter = token[0] ?? '';
  const way = Object.hasOwn(LINK_WAYS, letter) ? LINK_WAYS[letter as keyof typeof LINK_WAYS] : null;
  if (!way) return null;
  const giver = token.slice(1, 1 + (HAND_CHARS[token.length as keyof typeof HAND_CHARS] ?? 0));
  const id = await readLink(secret, `visit_${way}${giver}`, token.slice(1 + giver.length));
  return id ? { id, way, ...(giver === '' ? { giverId: null, givenAt: null } : readHand(giver)) } : null;
};

/**
 * Six digits for whoever reads the mail on another device than the one that asks. The code that compares them must count
 * attempts.
 */
export const codeOf = async (secret: string, kind: LinkKind, id: string): Promise<string> => {
  const seal = await crypto.subtle.sign('HMAC', await keyOf(secret), textOf('code', kind, id));
  // 48 bits: the remainder leans towards no digit that anybody could use.
  const number = [...new Uint8Array(seal).subarray(0, 6)].reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
};

/** SQL over outbox: this row, whose link was not used and still serves at `now`. */
export const liveLink = (kind: LinkKind, id: string, now: number) =>
  and(eq(outbox.id, id), isNull(outbox.usedAt), gt(outbox.claimedAt, now - LINK_LIFE_MS[kind]));
