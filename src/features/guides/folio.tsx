import type { ReactNode } from 'react';

/** A page above the one shown, nearest last. */
export type Crumb = { to: string; label: string };

/** The running head of the field guide: where the page stands, from Inicio to `current`. `children` stand at its right end. */
export const Folio = ({
  trail,
  current,
  children,
}: {
  trail: readonly Crumb[];
  current: string;
  children?: ReactNode;
}) => (
  <nav className="folio" aria-label="Ruta">
    <ol>
      {[{ to: '/', label: 'Inicio' }, ...trail].map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
    {children}
  </nav>
);
