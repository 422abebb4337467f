/** Which of `count` tabs a key leads to from `at` (APG, tabs with automatic activation); null for any other key. */
export const tabFor = (key: string, at: number, count: number): number | null => {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
    ' ': at,
  };
  return steps[key] ?? null;
};

/**
 * Makes a row of links over panels (breed-tabs.tsx) the tabs of the ARIA Authoring Practices, with a roving tabindex; `data-tab` says which
 * panel shows. The address chooses, at the start and later.
 */
export const turnTabs = (part: HTMLElement): void => {
  const row = part.querySelector<HTMLElement>('.tab-row');
  const tabbed = part.parentElement;
  if (!row || !tabbed) return;
  const links = [...row.querySelectorAll('a')];
  const keys = links.map(({ hash }) => hash.slice(1));
  const show = (at: number) => {
    tabbed.dataset.tab = keys[at];
    for (const [index, link] of links.entries()) {
      link.ariaSelected = `${index === at}`;
      link.tabIndex = index === at ? 0 : -1;
    }
  };
  const select = (at: number) => {
    show(at);
    history.replaceState(history.state, '', `#${keys[at]}`);
  };
  row.role = 'tablist';
  row.ariaLabel = row.dataset.said ?? null;
  for (const [at, link] of links.entries()) {
    const [key, panel] = [keys[at], tabbed.querySelector<HTMLElement>(`#${keys[at]}`)];
    link.role = 'tab';
    link.id = `tab-${key}`;
    link.setAttribute('aria-controls', `${key}`);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      select(at);
    });
    link.addEventListener('keydown', (event) => {
      const next = tabFor(event.key, at, links.length);
      if (next === null) return;
      event.preventDefault();
      select(next);
      links[next]?.focus();
    });
    if (!panel) continue;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', link.id);
    panel.tabIndex = 0;
  }
  const follow = () => {
    const at = keys.indexOf(location.hash.slice(1));
    if (at >= 0) show(at);
  };
  show(0);
  follow();
  addEventListener('hashchange', follow);
};
