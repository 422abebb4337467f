const MENU = 'details.mobile-menu[open]';

/** The menu of narrow screens opens by itself; Escape and a choice close it. */
export const startMenu = (): void => {
  const close = () => document.querySelector(MENU)?.removeAttribute('open');
  addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element && target.closest(MENU);
    if (!menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a`)) close();
  });
};
