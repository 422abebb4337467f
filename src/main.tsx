import './app/site.css';
import { startTransition } from 'react';
import type { Root as ReactRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startOffline } from './app/offline/start.ts';
import { loadReady, loadScreens, type Ready, SHELL } from './app/ready.ts';
import { startMenu } from './app/shell/menu.ts';
import { Root } from './lib/hydrate.tsx';
import { replay } from './loader/replay.ts';
import { wholeHtml } from './loader/whole.ts';

/** The frame of an account shows nothing yet: only the server knows which file it sent, and says so. */
const isShell = document.documentElement.dataset.page === 'shell';

const standing = async (): Promise<Ready> => (!isShell && (await loadReady(location.pathname))) || SHELL;

/** Takes the html over, and answers once it answers. */
const takeOver = async (): Promise<void> => {
  // React's renderer sets itself up where it is first asked for: as a chunk of its own that is a task of its own.
  const renderer = import('react-dom/client');
  await wholeHtml();
  const element = document.getElementById('app');
  if (!element) throw new Error('index.html has no #app');
  // The development server sends no html: everything is drawn here.
  if (!element.firstElementChild) {
    const initial = (await loadReady(location.pathname)) ?? SHELL;
    (await renderer).createRoot(element).render(<App initial={initial} />);
    return;
  }
  const initial = await standing();
  const { hydrateRoot } = await renderer;
  let root: ReactRoot;
  return new Promise((resolve) => {
    // As a transition React lets go every few milliseconds; a touch meanwhile comes first.
    startTransition(() => {
      root = hydrateRoot(
        element,
        <Root whenUp={resolve}>
          <App initial={initial} />
        </Root>,
        {
          // Somebody changed the html before us (a translator, an extension): what was to be kept is drawn whole instead.
          onRecoverableError: async (error) => {
            // biome-ignore lint/suspicious/noConsole: a page that does not match its html is a fault to be seen
            console.error('El html de la página no coincide', error);
            if (!isShell) root.render(<App key="whole" initial={await standing()} />);
          },
        },
      );
    });
  });
};

/** Asked for before it is needed; whoever needs it then hears of the failure. */
const expectNext = () => {
  loadScreens().catch(() => {});
};

/**
 * The app: the screens of an account and the ways into one. Begun by the head script (app/head-start.js). `early`: what has been
 * pressed and typed so far; the head script goes on adding to it.
 */
export const start = async (early: Event[]): Promise<void> => {
  if (isShell) expectNext();
  else addEventListener('pointerover', expectNext, { once: true, passive: true });
  startMenu();
  await takeOver();
  replay(early.splice(0));
  // Development has no worker (scripts/setup/dev-page.ts).
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
};
