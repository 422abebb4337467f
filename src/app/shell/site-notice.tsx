import { lazy, Suspense, useEffect, useState } from 'react';
import { isUrgent } from '../../shared/urgent.ts';

// Out of reach (no connection, a newer build): the page does without it.
const SiteNoticeBar = lazy(() =>
  import('./site-notice-bar.tsx').then(
    (module) => ({ default: module.SiteNoticeBar }),
    () => ({ default: () => null }),
  ),
);

/** Where the last notice that somebody closed is noted, by its id. */
const CLOSED = 'pyp:aviso';
/** How often a page that stays open asks again, ms. */
const EVERY_MS = 10 * 60 * 1000;

type Notice = { id: string; text: string; tone: string };

const isClosed = (id: string): boolean => {
  try {
    return localStorage.getItem(CLOSED) === id;
  } catch {
    return false;
  }
};

const ask = async (): Promise<Notice | null> => {
  try {
    const answer = await fetch('/api/aviso');
    return answer.status === 200 ? ((await answer.json()) as Notice) : null;
  } catch {
    // A page does without it.
    return null;
  }
};

/** Where nothing may move: who reads is in a hurry. Null: a page that stands in for one out of reach. */
const isCalm = (path: string | null): boolean => path === null || isUrgent(path);

/** What toor announces to everybody, under the header of every page; asked for when the page is up. */
export const SiteNotice = ({ path }: { path: string | null }) => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const calm = isCalm(path);
  useEffect(() => {
    if (calm) return;
    const look = () =>
      navigator.onLine && ask().then((found) => setNotice(found && !isClosed(found.id) ? found : null));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [calm]);
  if (!notice || calm) return null;
  const close = () => {
    setNotice(null);
    try {
      localStorage.setItem(CLOSED, notice.id);
    } catch {
      // It comes back with the next page.
    }
  };
  return (
    <Suspense>
      <SiteNoticeBar text={notice.text} tone={notice.tone} onClose={close} />
    </Suspense>
  );
};
