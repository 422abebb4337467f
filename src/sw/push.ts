declare const self: ServiceWorkerGlobalScope;

/** What worker/post/push.ts seals. */
type Said = { title: string; body: string; path: string };

/** Shown of what cannot be read: a browser that gets a push and shows nothing is told so by it, in its own words. */
const UNREAD: Said = { title: 'Tienes un aviso', body: 'Ábrelo para ver cuál es.', path: '/cuenta' };

/** An address of ours: one that begins with `//` leads to another site. */
const isOurs = (path: string) => new URL(path, self.location.origin).origin === self.location.origin;

const read = (data: PushMessageData | null): Said => {
  if (!data) return UNREAD;
  try {
    const { title, body, path } = data.json() as Said;
    return [title, body].every((text) => typeof text === 'string') && isOurs(path) ? { title, body, path } : UNREAD;
  } catch {
    return UNREAD;
  }
};

/** Shows what was pushed; one about the same page takes the place of the one before. */
export const showPush = (data: PushMessageData | null): Promise<void> => {
  const { title, body, path } = read(data);
  return self.registration.showNotification(title, {
    body,
    tag: path,
    lang: 'es-CO',
    icon: '/icons/app-192.png',
    data: path,
  });
};

/** Opens what a notice is about: the window that shows it already, else a new one, so that nobody loses what they were typing. */
export const openPush = async (notice: Notification): Promise<void> => {
  notice.close();
  const url = new URL(String(notice.data), self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
};
