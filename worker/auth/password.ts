import { scrypt, timingSafeEqual } from 'node:crypto';
import { COST, type Cost } from './password-cost.ts';

/** Costlier hashes are refused at verify, so that a forged row cannot stop an isolate: 64 MB, eight times the work. */
const BOUNDS: Cost = { ln: 16, r: 8, p: 10 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const derive = (password: string, salt: Uint8Array, { ln, r, p }: Cost) =>
  new Promise<Uint8Array>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** A password's hash as a PHC string that names its parameters: `$scrypt$ln=14,r=8,p=5$salt$key`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${toBase64(salt)}$${toBase64(key)}`;
};

const parse = (phc: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } | null => {
  const [, ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(phc) ?? [];
  if (!ln || !r || !p || !salt || !key) return null;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const bounded = (['ln', 'r', 'p'] as const).every((name) => cost[name] >= 1 && cost[name] <= BOUNDS[name]);
  return bounded ? { cost, salt: fromBase64(salt), key: fromBase64(key) } : null;
};

/** Hash that no password opens, at today's cost: an unknown e-mail is as much work as a wrong password. */
const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** True when the password belongs to the hash. `null` (no such account) and unreadable hashes cost the same and are false. */
export const verifyPassword = async (password: string, phc: string | null): Promise<boolean> => {
  const stored = phc === null ? null : parse(phc);
  const { cost, salt, key } = stored ?? (parse(NOBODY) as NonNullable<ReturnType<typeof parse>>);
  const same = timingSafeEqual(await derive(password, salt, cost), key);
  return same && stored !== null;
};

/** True when a hash was made at another cost than today's: login then writes a new one. */
export const needsRehash = (phc: string): boolean => !phc.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`);
