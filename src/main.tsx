import './app/site.css';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadReady, loadScreens, SHELL, standIn, takeOver, takeOverMissing } from './app/ready.ts';
import { startMenu } from './app/shell/menu.ts';
import { OFFLINE_PATH } from './shared/offline.ts';

/** What the html shows already: it says so itself (`data-page`), because only the server knows which file it sent. */
const standingPage = () => {
  switch (document.documentElement.dataset.page) {
    case 'shell':
      return SHELL;
    // The service worker shows it at the address of what it does not have.
    case 'offline':
      return standIn(OFFLINE_PATH);
    case 'not-found':
      return takeOverMissing();
    case 'not-found-breed':
      return takeOverMissing('breed');
    case 'not-found-topic':
      return takeOverMissing('topic');
    default:
      return takeOver(location.pathname);
  }
};

const start = async (element: HTMLElement) => {
  // React's renderer sets itself up where it is first asked for: as a chunk of its own that is a task of its own.
  const renderer = import('react-dom/client');
  // The development server sends no html: everything is drawn here.
  if (!element.firstElementChild) {
    const initial = await loadReady(location.pathname);
    (await renderer).createRoot(element).render(<App initial={initial} />);
    return;
  }
  const page = <App initial={await standingPage()} />;
  const { hydrateRoot } = await renderer;
  let root: Root;
  const wakeUp = () =>
    hydrateRoot(element, page, {
      // Somebody changed the html before us (a translator, an extension): what was to be kept is drawn whole instead.
      onRecoverableError: async (error) => {
        // biome-ignore lint/suspicious/noConsole: a page that does not match its html is a fault to be seen
        console.error('El html de la página no coincide', error);
        if (document.documentElement.dataset.page === 'shell') return;
        root.render(<App key="whole" initial={await loadReady(location.pathname)} />);
      },
    });
  // As a transition React lets go every few milliseconds; a touch meanwhile comes first.
  startTransition(() => {
    root = wakeUp();
  });
};

/** Asked for before it is needed; whoever needs it then hears of the failure. */
const expectNext = () => {
  loadScreens().catch(() => {});
};
if (document.documentElement.dataset.page === 'shell') expectNext();
else addEventListener('pointerover', expectNext, { once: true, passive: true });

startMenu();
const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');
await start(element);
