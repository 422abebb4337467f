import { useEffect, useState } from 'react';
import type { Engine } from './search-engine.ts';

/** Opened once for the life of the tab; a failure is tried again by who asks next. */
let opened: Promise<Engine> | undefined;

export const engineOnce = (): Promise<Engine> => {
  opened ??= import('./search-engine.ts')
    .then(({ openEngine }) => openEngine())
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
};

/**
 * The search engine, fetched once it is `wanted`: who only reads results does not pay for it. Null until it is there; `failed`
 * when it cannot be had (then the form asks the Worker).
 */
export const useGuideSearch = (wanted: boolean): { engine: Engine | null; failed: boolean } => {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    engineOnce().then(
      (one) => current && setEngine(one),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return { engine, failed };
};
