// End of the head script of a document: starts the loader (src/loader/start.ts) once the page is painted and the browser is idle, or
// at the first touch or key.
/* global root, listen */
const loader = '__LOADER__';
let started = false;
const start = () => {
  if (started) return;
  started = true;
  // What the page's islands need comes along with the loader.
  for (const href of root.dataset.code.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(loader).then((module) => module.start(early));
};
// What is pressed, swiped, chosen and typed in an island that does not answer yet; the loader repeats it (src/loader/replay.ts).
const early = [];
for (const type of ['pointerdown', 'touchstart', 'touchmove', 'touchend', 'click', 'input', 'change'])
  listen(type, (event) => event.target.closest?.('[data-island]:not([data-on])') && early.push(event), true);
for (const type of ['pointerdown', 'keydown', 'focusin']) listen(type, start);
const idle = window.requestIdleCallback ?? setTimeout;
// Every browser that reads this build's language tells of its first paint.
new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  idle(start, { timeout: 1500 });
}).observe({ type: 'paint', buffered: true });
