const MENU = 'details.mobile-menu[open]';

/** The menu of narrow screens opens by itself; Escape, a choice and leaving it by keyboard close it. */
export const startMenu = (): void => {
  const open = () => document.querySelector(MENU);
  const close = () => open()?.removeAttribute('open');
  addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && open();
    if (!menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a`)) close();
  });
  // What is focused next stands behind the panel: it is uncovered.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest(MENU)) close();
  });
};
