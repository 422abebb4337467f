// End of the head script of a page that the app takes over.
/* global root, listen, home */
// The app starts after the first paint: at the first touch or key, else when the browser is idle; a page that says all without it
// waits for a sign of somebody (src/calm.ts). A shell has nothing to read first.
const [entry, calm] = ['__ENTRY__', '__CALM__'];
let started = false;
const start = () => {
  if (started) return;
  started = true;
  import(entry).then(() => {
    const heard = early.map((event) => [event, event.target, event.target.value]);
    early = null;
    for (const [event, target, typed] of heard) {
      try {
        const again = () => target.dispatchEvent(new event.constructor(event.type, event));
        again();
        if (event.type !== 'input') continue;
        // The field is the app's by now: what was typed is written past it, as a person's keys do.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(target, typed);
        again();
      } catch {
        // A browser that copies no touches: the presses count.
      }
    }
  });
};
// What is pressed, swiped and typed before the app is up counts once it is: it hears the same events again.
let early = [];
for (const type of ['touchstart', 'touchmove', 'touchend', 'click', 'input'])
  listen(
    type,
    (event) => {
      const heard =
        type === 'input'
          ? 'input'
          : '[type=button]:not([data-dismiss-notice],[data-toggle-theme]),[method=dialog] button,.plate';
      if (early && event.target.closest?.(heard)) early.push(event);
    },
    true,
  );
if (root.dataset.start === 'now') start();
for (const type of ['pointerdown', 'keydown', 'focusin']) listen(type, start);
const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 1));
const rest = () => {
  if (!root.dataset.start || home) start();
  import(calm).then(({ afterPaint }) => afterPaint(start));
};
listen('load', () => {
  // Every browser that reads this build's language tells of its first paint.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    idle(rest, { timeout: 1500 });
  }).observe({ type: 'paint', buffered: true });
});
