import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/session.tsx';
import { BRAND } from '../../shared/brand.ts';
import { dashboardFor } from '../../shared/roles.ts';
import { PUBLIC_NAV, ROLE_NAV } from '../../shared/routes.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { type NavItem, NavLink } from './nav-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const PlainName = ({ name }: { name: string }) => <span className="user-place">{name}</span>;
// Without connection its code may be out of reach: the name stands, and the page with it.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: PlainName }),
  ),
);

export const Brand = ({ to }: { to: string }) => (
  <a href={to} className="brand">
    <Mark name="brand" className="brand-mark" />
    <span>{BRAND}</span>
  </a>
);

/** Which entry of the navigation the page belongs to: one that holds it, else the longest that its path starts with. */
export const currentEntry = (nav: readonly NavItem[], path: string | null): string | null =>
  nav.find(({ holds }) => path && holds?.includes(path))?.to ??
  nav
    .map((item) => item.to)
    .filter((to) => path === to || (to !== '/' && path?.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0] ??
  null;

/** Sticky header (spec §2, Shell): brand, role-based navigation, theme, session. `path` null marks no entry. */
export const Header = ({ path }: { path: string | null }) => {
  const { user } = useAuth();
  const nav: readonly NavItem[] = user ? ROLE_NAV[user.role] : PUBLIC_NAV;
  const current = currentEntry(nav, path);
  return (
    <header className="site-header">
      <div className="bar">
        <Brand to={user ? dashboardFor(user.role) : '/'} />
        <nav className="main-nav" aria-label="Principal">
          {nav.map((item) => (
            <NavLink key={item.to} item={item} current={item.to === current} />
          ))}
        </nav>
        <div className="bar-end">
          <a
            href="/buscar"
            className={user ? 'search-door has-room' : 'search-door'}
            {...(path === '/buscar' ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon name="search" />
            <span>Buscar</span>
          </a>
          {user ? (
            <Suspense fallback={<PlainName name={user.name} />}>
              <UserMenu name={user.name} />
            </Suspense>
          ) : (
            <>
              <span className="user-place when-session" aria-hidden="true" />
              <a href="/login/business" className="plain-link wide-only no-session">
                Portal Empresarial
              </a>
              <a href="/login" className="btn line small wide-only no-session">
                Iniciar Sesión
              </a>
            </>
          )}
          <a href="/primeros-auxilios" className="icon-btn narrow-only text-emergency" aria-label="Primeros Auxilios">
            <Icon name="briefcase-medical" />
          </a>
          <ThemeToggle />
          <MobileMenu nav={nav} current={current} signedIn={user !== null} />
        </div>
      </div>
    </header>
  );
};
