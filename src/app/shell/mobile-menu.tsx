import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { type NavItem, NavLink } from './nav-link.tsx';

/** The collapsible menu of narrow screens: a disclosure of the platform; menu.ts adds what it lacks. */
export const MobileMenu = ({
  nav,
  current,
  signedIn,
}: {
  nav: readonly NavItem[];
  current: string | null;
  signedIn: boolean;
}) => (
  <details className="mobile-menu narrow-only">
    <summary className="icon-btn" aria-label="Menú">
      <Icon name="menu" className="when-closed" />
      <Icon name="x" className="when-open" />
    </summary>
    <div className="sheet">
      <a href="/buscar" className="nav-link">
        <Icon name="search" />
        Buscar en toda la guía
      </a>
      <a href={paths.eaten} className="nav-link urgent">
        <Icon name="skull" />
        Qué se comió
      </a>
      <nav aria-label="Menú">
        {nav.map((item) => (
          <NavLink key={item.to} item={item} current={item.to === current} />
        ))}
      </nav>
      {!signedIn && (
        <div className="sheet-acts no-session">
          <a href="/login" className="btn primary">
            Iniciar Sesión
          </a>
          <a href="/login/business" className="btn line">
            Portal Empresarial
          </a>
        </div>
      )}
    </div>
  </details>
);
