import { registerWorker } from './register.ts';
import { tellWhatIsShown } from './shown.ts';

/** Everything between the page and its service worker. Begun when the page has nothing better to do. */
export const startOffline = async (): Promise<void> => {
  const registration = await registerWorker();
  if (!registration) return;
  tellWhatIsShown();
  // A first visit has no other version to watch for until its worker stands, which has this code by then.
  await navigator.serviceWorker.ready;
  // On a page that is being left, or without connection, there is nothing to watch.
  await import('./versions.ts').then(
    ({ watchVersions }) => watchVersions(registration),
    () => {},
  );
};
