// End of the head script: starts the page's one entry once it is painted and the browser is idle, or at the first touch or key. That is
// the loader of a document's islands (src/loader/start.ts) or the app (src/main.tsx).
/* global root, listen */
const entry = '__ENTRY__';
/** What the page's islands need, the loader among it: fetched, not run. */
let fetchAll = () => {
  fetchAll = () => {};
  for (const href of root.dataset.code?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
let started = false;
const start = () => {
  fetchAll();
  if (started) return;
  started = true;
  // What did not come is asked for again at the next touch.
  import(entry).then(
    (module) => module.start(early),
    () => {
      started = false;
    },
  );
};
// What is pressed, swiped, chosen and typed where nobody answers yet happens once somebody does (src/loader/replay.ts).
const early = [];
for (const type of 'pointerdown touchstart touchmove touchend click input change'.split(' '))
  listen(type, (event) => event.target.closest?.('[data-island]:not([data-on]),#app') && early.push(event), true);
for (const type of 'pointerdown keydown focusin'.split(' ')) listen(type, start);
// A shell has nothing to read first, and some addresses carry a key that must not stay there.
if (root.dataset.start) start();
const idle = window.requestIdleCallback ?? setTimeout;
const begin = () => {
  // The network has waited for the paint, the processor goes on with the page.
  fetchAll();
  idle(start, { timeout: 1500 });
};
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('first-contentful-paint')[0]) return;
  observer.disconnect();
  begin();
}).observe({ type: 'paint', buffered: true });
// Firefox tells of no paint where a page that is loaded again comes up scrolled. One that is drawn ahead waits to be seen.
listen('load', () => setTimeout(() => document.hidden || begin(), 1000));
