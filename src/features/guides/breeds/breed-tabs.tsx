import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Island } from '../../../lib/island.tsx';

/** The four tabs of a breed (spec §2); the key is the address: `#salud`. */
export const BREED_TABS = {
  general: 'General',
  cuidados: 'Cuidados',
  alimentacion: 'Alimentación',
  salud: 'Salud',
} as const;
export type BreedTab = keyof typeof BREED_TABS;
const KEYS = Object.keys(BREED_TABS) as BreedTab[];

const hashTab = (): BreedTab | null => KEYS.find((key) => location.hash === `#${key}`) ?? null;

/** Which tab a key leads to from `from` (APG, tabs with automatic activation); null for any other key. */
export const tabFor = (key: string, from: BreedTab): BreedTab | null => {
  const at = KEYS.indexOf(from);
  const steps: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % KEYS.length,
    ArrowLeft: (at + KEYS.length - 1) % KEYS.length,
    Home: 0,
    End: KEYS.length - 1,
    ' ': at,
  };
  const next = steps[key];
  return next === undefined ? null : (KEYS[next] ?? null);
};

/** Draws the chosen tab on the panels, which stand in the html. */
const show = (row: HTMLElement | null, tab: BreedTab) => {
  const tabbed = row?.closest<HTMLElement>('.tabbed');
  if (!tabbed) return;
  tabbed.dataset.tab = tab;
  for (const key of KEYS) {
    const panel = tabbed.querySelector(`#${key}`);
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', `tab-${key}`);
    panel?.setAttribute('tabindex', '0');
  }
};

/**
 * The row of links over the four panels. Before it wakes css shows the first panel, or the one the address names (`:target`), so tabs
 * work at once, and all panels stand without script and on paper. Awake, they are tabs of the ARIA Authoring Practices with a roving
 * tabindex, and `data-tab` says which panel shows.
 */
export const TabRow = ({ name }: { name: string }) => {
  const [tab, setTab] = useState<BreedTab | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const links = useRef<Partial<Record<BreedTab, HTMLAnchorElement | null>>>({});
  useEffect(() => {
    const follow = () => setTab((before) => hashTab() ?? before ?? 'general');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (tab) show(row.current, tab);
  }, [tab]);
  const select = (next: BreedTab) => {
    setTab(next);
    history.replaceState(history.state, '', `#${next}`);
  };
  const onKeyDown = (event: KeyboardEvent, from: BreedTab) => {
    const next = tabFor(event.key, from);
    if (!next) return;
    event.preventDefault();
    select(next);
    links.current[next]?.focus();
  };
  return (
    <div
      ref={row}
      className="tab-row"
      {...(tab
        ? { role: 'tablist', 'aria-label': `Secciones de ${name}` }
        : { role: 'navigation', 'aria-label': 'Secciones' })}
    >
      {KEYS.map((key) => (
        <a
          key={key}
          ref={(link) => {
            links.current[key] = link;
          }}
          href={`#${key}`}
          {...(tab && {
            role: 'tab',
            id: `tab-${key}`,
            'aria-selected': tab === key,
            'aria-controls': key,
            tabIndex: tab === key ? 0 : -1,
            onClick: (event) => {
              event.preventDefault();
              select(key);
            },
            onKeyDown: (event) => onKeyDown(event, key),
          })}
        >
          {BREED_TABS[key]}
        </a>
      ))}
    </div>
  );
};

/** Four panels, one at a time. */
export const BreedTabs = ({ name, panels }: { name: string; panels: Record<BreedTab, ReactNode> }) => (
  <div className="tabbed">
    <Island name="breed-tabs" props={{ name }} />
    {KEYS.map((key) => (
      <section key={key} id={key} className="tab-panel">
        <h2 className="panel-title">{BREED_TABS[key]}</h2>
        <div>{panels[key]}</div>
      </section>
    ))}
  </div>
);
