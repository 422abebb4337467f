import { askWorker } from '../../lib/service-worker.ts';
import { isUrgent } from '../../shared/urgent.ts';

/** A tab left open asks for a newer version this often, when somebody comes back to it, ms. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** Longest wait for a worker that takes over, ms. */
const TAKE_OVER_MS = 4000;

const ownBuild = () => document.documentElement.dataset.build;

const buildOf = (worker: ServiceWorker | null) => askWorker<string>(worker, { type: 'build' });

let offered = false;
/** Set when the person asked for the new version: only then does this page load anew by itself. */
let wanted = false;

const update = (registration: ServiceWorkerRegistration) => {
  wanted = true;
  registration.waiting?.postMessage({ type: 'take-over' });
  // The change of worker loads the page anew; where another tab was faster, nothing changes any more.
  setTimeout(() => location.reload(), registration.waiting ? TAKE_OVER_MS : 0);
};

const offer = async (registration: ServiceWorkerRegistration) => {
  // Nothing gets between a frightened person and the steps: over first aid and toxics the offer waits for the next page.
  if (offered || isUrgent(location.pathname)) return;
  offered = true;
  const { showUpdateNotice } = await import('./update-notice.tsx');
  showUpdateNotice(() => update(registration));
};

/**
 * A newer worker waits. If this page is already of its build (the server sent it), it may take over at once: nothing here
 * changes. Otherwise the person decides.
 */
const consider = async (registration: ServiceWorkerRegistration) => {
  const { waiting } = registration;
  const build = await buildOf(waiting);
  if (!waiting || !build || !ownBuild()) return;
  if (build === ownBuild()) waiting.postMessage({ type: 'take-over' });
  else await offer(registration);
};

const whenInstalled = (worker: ServiceWorker | null, then: () => void) =>
  worker?.addEventListener('statechange', () => worker.state === 'installed' && then());

/** Offers each newer version once it is here whole, and never changes what is open by itself. */
export const watchVersions = (registration: ServiceWorkerRegistration): void => {
  const worker = navigator.serviceWorker;
  if (registration.waiting) void consider(registration);
  whenInstalled(registration.installing, () => consider(registration));
  registration.addEventListener('updatefound', () =>
    whenInstalled(registration.installing, () => consider(registration)),
  );

  worker.addEventListener('controllerchange', async () => {
    if (wanted) return location.reload();
    // Another tab took the new version: this one stays as it is until its person says so.
    const build = await buildOf(worker.controller);
    if (build && ownBuild() && build !== ownBuild()) await offer(registration);
  });

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
};
