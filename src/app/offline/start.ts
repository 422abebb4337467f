import { registerWorker } from './register.ts';
import { tellWhatIsShown } from './shown.ts';
import { watchVersions } from './versions.ts';

/** Everything between the page and its service worker. Asked for by main.tsx when the page has nothing better to do. */
export const startOffline = async (): Promise<void> => {
  const registration = await registerWorker();
  if (!registration) return;
  watchVersions(registration);
  tellWhatIsShown();
};
