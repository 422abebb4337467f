/** What this browser can do about notices. `install`: an iPhone or iPad shows them to the installed app alone. */
export type Ability = 'yes' | 'denied' | 'install' | 'no';

const isApples = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const abilityOf = (): Ability => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApples() ? 'install' : 'no';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
};

export const isGranted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** The service worker stands by then, or this page has none, ms. */
const PATIENCE_MS = 10_000;

const registrationOf = async (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
};

/** This browser's subscription; null: none. */
export const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const subscribeTo = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await registrationOf();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Another key of ours stood there.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
};

export type Told = { endpoint: string; p256dh: string; auth: string };

/** The browser got no address from its push service. */
export class NoAddress extends Error {
  override name = 'NoAddress';
}

/** Subscribes this browser, asking its person; null: they did not let it. Call it on a press. */
export const subscribe = async (key: string): Promise<Told | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const subscription = await subscribeTo(key).catch(() => {
    throw new NoAddress();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};
