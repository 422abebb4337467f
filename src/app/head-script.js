// Runs in the head before anything is painted, outside React; the build inlines it and hashes it for the CSP.
// It holds what must not wait for a script file: theme, place of the name, way home of a logged-in visitor, notice. What starts the
// page's own scripts comes at its end (__START__): head-start.js.
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

  __ASKED__;

  // spec §4, Session: both token and user, or neither. spec §2: a logged-in visitor of / goes to the dashboard.
  const role = store((s) => s.getItem('token') && JSON.parse(s.getItem('user') || 'null')?.role);
  const home = /^(__ROLES__)$/.test(role) && `/dashboard/${role}`;
  if (home) {
    root.classList.add('has-session');
    if (location.pathname === '/') location.replace(home);
  }

  // spec §2 and §4, Emergency notice: shown EMERGENCY_NOTICE_DELAY_MS (limits.ts) after somebody sees the page (not while it is drawn ahead or behind another tab), once a
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

  // A page loaded again shares its entry with those before it that the app wrote: Back then only changes the address. Where the app
  // does not answer yet (app.tsx says so), or none comes, the page of that address is taken.
  const { pathname } = location;
  listen('popstate', () => {
    if (!root.dataset.answers && location.pathname !== pathname) location.reload();
  });

  __START__;
})();
