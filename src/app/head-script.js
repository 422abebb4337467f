// Runs in the head before anything is painted, outside React; the build inlines it and hashes it for the CSP.
// It holds what must not wait for the app: theme, place of the name, way home of a logged-in visitor, notice, start of the app.
(() => {
  const root = document.documentElement;
  const store = (work) => {
    try {
      return work(localStorage);
    } catch {
      return null;
    }
  };
  // Said nine times: one letter each in what every page carries.
  const listen = addEventListener;
  root.classList.add('js');

  // spec §4, Theme: dark if stored, or if nothing is stored and the system prefers it.
  const stored = store((s) => s.getItem('theme'));
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);

  // First aid for one species, in the address or kept on the device: its styles apply before anything is painted.
  const query = new URLSearchParams(location.search);
  root.dataset.especie = query.get('especie') ?? store((s) => s.getItem('guia:especie')) ?? '';

  // A shared address is drawn as it was sent, so that nothing moves when the app wakes (features/guides/asked.ts): the styles keep
  // room for what it asks, breeds that its chips leave out are hidden, and what it answers is ticked.
  const asked = [...query].filter(([key, value]) => /^[a-z]+=[a-z,-]+$/.test(`${key}=${value}`));
  if (asked.length > 0) {
    root.dataset.asked = asked.map(([key]) => key).join(' ');
    root.dataset.ticking = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      asked
        .flatMap(([key, value]) => {
          const tags = value.split(',').map((one) => `[data-tags~="${key}=${one}"]`);
          return (key === 'hogar' ? tags : [tags]).map(
            (some) => `:root:has([data-tags*="${key}="]) [data-breed]:not(${some}){display:none}`,
          );
        })
        .join(''),
    );
    document.adoptedStyleSheets = [sheet];
    listen('DOMContentLoaded', () => {
      for (const [key, value] of asked)
        for (const one of value.split(','))
          for (const box of document.querySelectorAll(`[value="${key}=${one}"],[name=${key}][value="${one}"]`))
            box.checked = true;
      delete root.dataset.ticking;
    });
  }

  // spec §4, Session: both token and user, or neither. spec §2: a logged-in visitor of / goes to the dashboard.
  const role = store((s) => s.getItem('token') && JSON.parse(s.getItem('user') || 'null')?.role);
  const home = /^(toor|business|admin|user)$/.test(role) && `/dashboard/${role}`;
  if (home) {
    root.classList.add('has-session');
    if (location.pathname === '/') location.replace(home);
  }

  // spec §2 and §4, Emergency notice: 1 s after somebody sees the page (not while it is drawn ahead or behind another tab), once a
  // visit, which is a tab's session and each reload; the flag is removed on every load. Its room is free from the first paint on.
  store((s) => s.removeItem('emergencyAlertDismissed'));
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  const keepRoom = () =>
    root.classList.toggle('notice-room', isReload || !store(() => sessionStorage.getItem('pyp:avisado')));
  keepRoom();
  const notice = () => {
    if (document.hidden) listen('visibilitychange', notice, { once: true });
    else if (keepRoom())
      setTimeout(() => {
        root.classList.add('notice-due');
        store(() => sessionStorage.setItem('pyp:avisado', '1'));
      }, __NOTICE_DELAY__);
  };
  listen('DOMContentLoaded', notice);

  listen('click', ({ target }) => {
    if (target.closest?.('[data-dismiss-notice]')) {
      root.classList.remove('notice-room');
      store((s) => s.setItem('emergencyAlertDismissed', 'true'));
    }
    if (target.closest?.('[data-toggle-theme]')) {
      const next = root.classList.toggle('dark') ? 'dark' : 'light';
      store((s) => s.setItem('theme', next));
    }
  });

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
})();
