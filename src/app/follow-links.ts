import { useEffect } from 'react';
import { matchPage } from '../shared/routes.ts';
import { DOCUMENTS } from './waking.ts';

/** Whether the app draws a path; others are the browser's. */
const isOfTheApp = (path: string) => {
  const screen = matchPage(path)?.page.screen;
  return screen !== undefined && !DOCUMENTS.has(screen);
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows links of html that React did not draw (lib/frozen.tsx) without loading the page anew. */
export const useFollowLinks = (navigate: (to: string) => void): void => {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || (link.pathname === location.pathname && link.hash)) return;
      if (!isOfTheApp(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
