import { TRUSTED_POLICY, WORKER_URL } from '../../shared/worker-address.ts';

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const onlyTheWorker = (url: string): string => {
  if (url !== WORKER_URL) throw new TypeError(`${url} no es el service worker`);
  return url;
};

/** `register` is a Trusted Types sink: the site's one policy lets exactly the worker's address through. */
const trustedUrl = (): string => {
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  return types
    ? types.createPolicy(TRUSTED_POLICY, { createScriptURL: onlyTheWorker }).createScriptURL(WORKER_URL)
    : WORKER_URL;
};

/** Registers the service worker. Null where the browser refuses one (private windows, settings): the site works without. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    return await navigator.serviceWorker.register(trustedUrl(), { updateViaCache: 'none' });
  } catch {
    return null;
  }
};
