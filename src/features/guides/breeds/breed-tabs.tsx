import type { ReactNode } from 'react';
import { Plain } from '../../../lib/island.tsx';

/** The four tabs of a breed (spec §2); the key is the address: `#salud`. */
export const BREED_TABS = {
  general: 'General',
  cuidados: 'Cuidados',
  alimentacion: 'Alimentación',
  salud: 'Salud',
} as const;
export type BreedTab = keyof typeof BREED_TABS;
const KEYS = Object.keys(BREED_TABS) as BreedTab[];

/**
 * Four panels, one at a time, below a row of links. Css shows the first panel, or the one the address names (`:target`), so tabs work at
 * once, and all panels stand without script and on paper. turn-tabs.ts makes them tabs of the ARIA Authoring Practices.
 */
export const BreedTabs = ({ name, panels }: { name: string; panels: Record<BreedTab, ReactNode> }) => (
  <div className="tabbed">
    <Plain name="breed-tabs">
      <nav className="tab-row" aria-label="Secciones" data-said={`Secciones de ${name}`}>
        {KEYS.map((key) => (
          <a key={key} href={`#${key}`}>
            {BREED_TABS[key]}
          </a>
        ))}
      </nav>
    </Plain>
    {KEYS.map((key) => (
      <section key={key} id={key} className="tab-panel">
        <h2 className="panel-title">{BREED_TABS[key]}</h2>
        <div>{panels[key]}</div>
      </section>
    ))}
  </div>
);
