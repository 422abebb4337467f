import { useEffect } from 'react';
import { isPathOfTheApp } from './of-the-app.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows plain links (header, footer, texts) to pages of the app without loading the page anew. */
export const useFollowLinks = (navigate: (to: string) => void): void => {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || (link.pathname === location.pathname && link.hash)) return;
      if (!isPathOfTheApp(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
