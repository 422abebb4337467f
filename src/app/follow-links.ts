import { useEffect } from 'react';
import { matchPage } from '../shared/routes.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows links of html that React did not draw (lib/frozen.tsx) without loading the page anew. */
export const useFollowLinks = (navigate: (to: string) => void): void => {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || (link.pathname === location.pathname && link.hash)) return;
      if (!matchPage(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
