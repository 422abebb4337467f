import { useEffect, useState } from 'react';
import { askWorker } from '../../lib/service-worker.ts';
import type { Kept } from '../../shared/offline.ts';

/** What this device keeps, as its service worker says; null until it has said so, and where there is none. */
export const useKept = (): Kept | null => {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let current = true;
    askWorker<Kept>(navigator.serviceWorker?.controller, { type: 'guides' }).then(
      (answer) => current && setKept(answer),
    );
    return () => {
      current = false;
    };
  }, []);
  return kept;
};
