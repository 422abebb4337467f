import { useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { type NavItem, NavLink } from './nav-link.tsx';

/** The collapsible menu of narrow screens: a disclosure that also works without script. Escape and a choice close it. */
export const MobileMenu = ({
  nav,
  current,
  signedIn,
}: {
  nav: readonly NavItem[];
  current: string | null;
  signedIn: boolean;
}) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className="mobile-menu narrow-only"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="icon-btn" aria-label="Menú">
        <Icon name="menu" className="when-closed" />
        <Icon name="x" className="when-open" />
      </summary>
      <div className="sheet">
        <Link href="/buscar" className="nav-link" onClick={close}>
          <Icon name="search" />
          Buscar en toda la guía
        </Link>
        <Link href={paths.eaten} className="nav-link urgent" onClick={close}>
          <Icon name="skull" />
          Qué se comió
        </Link>
        <nav aria-label="Menú">
          {nav.map((item) => (
            <NavLink key={item.to} item={item} current={item.to === current} onClick={close} />
          ))}
        </nav>
        {!signedIn && (
          <div className="sheet-acts no-session">
            <Link href="/login" className="btn primary" onClick={close}>
              Iniciar Sesión
            </Link>
            <Link href="/login/business" className="btn line" onClick={close}>
              Portal Empresarial
            </Link>
          </div>
        )}
      </div>
    </details>
  );
};
