import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { Env } from '../env.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { Outcome } from './send.ts';

/** What a deployment pushes with: its keys (RFC 8292), whom push services may write to, and a host of its own beside theirs. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string; ownHost: string | undefined };

/** The deployment's keys; null: it pushes nothing. */
export const pushKeysOf = (env: Env, site: string): PushKeys | null => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_REPLY_TO, PUSH_HOST } = env;
  if (!publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject: MAIL_REPLY_TO ? `mailto:${MAIL_REPLY_TO}` : site, ownHost: PUSH_HOST };
};

/** A browser that shows notices. */
export type Device = { id: string; endpoint: string; p256dh: string; auth: string };

/** What the service worker shows (src/sw/push.ts), and how long it is worth showing, seconds. */
export type Push = { title: string; body: string; path: string; ttl: number; isUrgent: boolean };

/** The service knows the browser no more. */
export const GONE = 'E_PUSH_GONE';

/** Outcome of what a push service answered: anything but a success says that it took nothing. */
const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return { sent: true };
  if (status === 404 || status === 410) return { sent: false, refused: true, error: GONE };
  return { sent: false, refused: true, error: `E_PUSH_${status}` };
};

const requestOf = async (keys: PushKeys, device: Device, push: Push): Promise<RequestInit> => {
  const { title, body, path } = push;
  const target = {
    endpoint: device.endpoint,
    expirationTime: null,
    keys: { p256dh: device.p256dh, auth: device.auth },
  };
  const sealed = await encryptNotification(target, new TextEncoder().encode(JSON.stringify({ title, body, path })));
  const { headers } = await vapidHeaders(target, keys);
  return {
    method: 'POST',
    headers: {
      ...headers,
      ttl: String(push.ttl),
      urgency: push.isUrgent ? 'high' : 'normal',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    },
    body: sealed,
    // Nobody may lead us from a known service to another address.
    redirect: 'manual',
  };
};

/** Hands a notice to a browser's push service. It does not throw; no answer within `timeoutMs` counts as a failure. */
export const sendPush = async (keys: PushKeys, device: Device, push: Push, timeoutMs: number): Promise<Outcome> => {
  if (!isPushEndpoint(device.endpoint, keys.ownHost)) return { sent: false, refused: true, error: 'E_PUSH_HOST' };
  let request: RequestInit;
  try {
    request = await requestOf(keys, device, push);
  } catch {
    // Its keys are no keys: nothing was sent.
    return { sent: false, refused: true, error: 'E_PUSH_KEYS' };
  }
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  try {
    const answer = await fetch(device.endpoint, { ...request, signal: patience.signal });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  } catch {
    return { sent: false, refused: false, error: patience.signal.aborted ? 'timeout' : 'error' };
  } finally {
    clearTimeout(timer);
  }
};
