import { vi } from 'vitest';
import { decodeBase64url, encodeBase64url } from '../../worker/base64url.ts';

const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Host of the tests' push service; deployments lack the variable that names it. */
export const PUSH_HOST = 'push.test';

/** Keys of a deployment, as `npm run push:keys` makes them. */
export const vapidKeys = async () => {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])) as CryptoKeyPair;
  const { d } = (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey;
  const raw = (await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer;
  return { VAPID_PUBLIC_KEY: encodeBase64url(new Uint8Array(raw)), VAPID_PRIVATE_KEY: d ?? '', PUSH_HOST };
};

/** A browser's subscription: what it tells us, and what only it knows. */
export const aBrowser = async (host = PUSH_HOST) => {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(ECDH, true, ['deriveBits'])) as CryptoKeyPair;
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer);
  const endpoint = `https://${host}/send/${crypto.randomUUID()}`;
  return { told: { endpoint, p256dh: encodeBase64url(raw), auth: encodeBase64url(auth) }, privateKey, raw, auth };
};
type Browser = Awaited<ReturnType<typeof aBrowser>>;

const bytes = (text: string) => new TextEncoder().encode(text);

const hkdf = async (salt: Uint8Array, ikm: Uint8Array, info: Uint8Array, length: number) => {
  const key = await crypto.subtle.importKey('raw', ikm as BufferSource, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: salt as BufferSource, info: info as BufferSource };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
};

/** What a browser reads of a body (RFC 8291 and 8188), written from the standard and not with what the product sends by. */
export const openedBy = async ({ privateKey, raw, auth }: Browser, body: Uint8Array): Promise<unknown> => {
  const [salt, keyLength] = [body.slice(0, 16), body[20] ?? 0];
  const senders = body.slice(21, 21 + keyLength);
  const sender = await crypto.subtle.importKey('raw', senders, ECDH, false, []);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: sender } as never, privateKey, 256),
  );
  const ikm = await hkdf(auth, shared, new Uint8Array([...bytes('WebPush: info\0'), ...raw, ...senders]), 32);
  const key = await hkdf(salt, ikm, bytes('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(salt, ikm, bytes('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key as BufferSource, 'AES-GCM', false, ['decrypt']);
  const plain = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: iv as BufferSource }, aes, body.slice(21 + keyLength)),
  );
  return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))));
};

/** Whether a request is signed by that key for its service (RFC 8292). */
const isSigned = async (request: Request, publicKey: string): Promise<boolean> => {
  const [, head, claims, seal, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!head || !claims || !seal || key !== publicKey) return false;
  const { aud, exp, sub } = JSON.parse(new TextDecoder().decode(decodeBase64url(claims)));
  const hours = (exp * 1000 - Date.now()) / 3_600_000;
  if (aud !== new URL(request.url).origin || hours <= 0 || hours > 24 || !/^(mailto|https):/.test(sub)) return false;
  const verifier = await crypto.subtle.importKey('raw', decodeBase64url(key), ECDSA, false, ['verify']);
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  return crypto.subtle.verify(how, verifier, decodeBase64url(seal), bytes(`${head}.${claims}`));
};

export type Pushed = {
  endpoint: string;
  said: { title: string; body: string; path: string };
  ttl: number;
  urgency: string;
};

/**
 * A push service in place of the network: it checks who sends, opens what came with the browser's keys, and answers `status`; 'never'
 * does not answer, 'broken' breaks off. Taken pushes stand in `pushed`, all requests in `asked`.
 */
export const aPushService = async () => {
  const env = await vapidKeys();
  const browsers: Browser[] = [];
  const pushed: Pushed[] = [];
  const state = { status: 201 as number | 'never' | 'broken', asked: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as string, init as RequestInit);
    state.asked += 1;
    if (state.status === 'never')
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    if (state.status === 'broken') throw new TypeError('connection lost');
    if (!(await isSigned(request, env.VAPID_PUBLIC_KEY))) return new Response(null, { status: 403 });
    const browser = browsers.find(({ told }) => told.endpoint === request.url);
    if (!browser || request.headers.get('content-encoding') !== 'aes128gcm') return new Response(null, { status: 400 });
    const said = (await openedBy(browser, new Uint8Array(await request.arrayBuffer()))) as Pushed['said'];
    const { status } = state;
    if (status < 300)
      pushed.push({
        endpoint: request.url,
        said,
        ttl: Number(request.headers.get('ttl')),
        urgency: request.headers.get('urgency') ?? '',
      });
    return new Response(null, { status, headers: { location: 'https://elsewhere.test/' } });
  });
  const newBrowser = async (host?: string) => {
    const browser = await aBrowser(host);
    browsers.push(browser);
    return browser.told;
  };
  return { env, pushed, state, newBrowser };
};
