import type { ToWorker } from '../shared/offline.ts';

/** How long an answer of the worker may take, ms: it is there at once, or it is not the one that understands. */
const PATIENCE_MS = 5000;

/** What a service worker answers to a question of shared/offline.ts; null when there is none, or it says nothing. */
export const askWorker = <Answer>(
  worker: ServiceWorker | null | undefined,
  question: ToWorker,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    if (!worker) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as Answer);
    setTimeout(() => resolve(null), PATIENCE_MS);
    worker.postMessage(question, [port2]);
  });
