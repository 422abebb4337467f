import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Frozen } from '../../lib/frozen.tsx';

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

const isomorphicLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Four panels, one at a time. The html holds plain links and all four panels; css shows the first, or the one the address names
 * (`:target`), so that tabs work before the app is up, and all of them without script and on paper. Once up, they are tabs of the
 * ARIA Authoring Practices with a roving tabindex, and `data-tab` says which panel shows.
 */
export const BreedTabs = ({ name, panels }: { name: string; panels: Record<BreedTab, ReactNode> }) => {
  const [tab, setTab] = useState<BreedTab | null>(null);
  const links = useRef<Partial<Record<BreedTab, HTMLAnchorElement | null>>>({});
  isomorphicLayoutEffect(() => {
    setTab(hashTab() ?? 'general');
    const follow = () => {
      const next = hashTab();
      if (next) setTab(next);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
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
    <div className="tabbed" {...(tab ? { 'data-tab': tab } : {})}>
      <div
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
      {KEYS.map((key) => (
        <section
          key={key}
          id={key}
          className="tab-panel"
          {...(tab ? { role: 'tabpanel', 'aria-labelledby': `tab-${key}`, tabIndex: 0 } : {})}
        >
          <h2 className="panel-title">{BREED_TABS[key]}</h2>
          <Frozen>{panels[key]}</Frozen>
        </section>
      ))}
    </div>
  );
};
