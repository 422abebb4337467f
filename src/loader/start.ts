import { startOffline } from '../app/offline/start.ts';
import { startMenu } from '../app/shell/menu.ts';
import { wakeIslands } from './islands.ts';
import { followSession, isAnnounced } from './signs.ts';

/**
 * The one script of a public page beside the head's: no React, no part of a page. Begun once the page is painted (app/head-script.js).
 * `early`: what has been pressed, swiped and typed in islands so far; the head script goes on adding to it.
 */
export const start = async (early: Event[]): Promise<void> => {
  // A long page is painted, and touched, before its end is here: what came later would sleep on, and half an island matches nothing.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  startMenu();
  const wake = wakeIslands(early);
  followSession(() => wake('session'));
  if (document.querySelector('[data-on=notice]') && (await isAnnounced())) wake('notice');
  // Development has no worker (scripts/setup/dev-page.ts).
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
};
