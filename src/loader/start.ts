import { startOffline } from '../app/offline/start.ts';
import { startMenu } from '../app/shell/menu.ts';
import { wakeIslands } from './islands.ts';
import { followSession, isAnnounced } from './signs.ts';
import { wholeHtml } from './whole.ts';

/**
 * The one script of a public page beside the head's: no React, no part of a page. Begun once the page is painted (app/head-script.js).
 * `early`: what has been pressed, swiped and typed in islands so far; the head script goes on adding to it.
 */
export const start = async (early: Event[]): Promise<void> => {
  // What came later would sleep on.
  await wholeHtml();
  startMenu();
  const wake = wakeIslands(early);
  followSession(() => wake('session'));
  if (document.querySelector('[data-on=notice]') && (await isAnnounced())) wake('notice');
  // Development has no worker (scripts/setup/dev-page.ts).
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
};
