import { Link } from 'wouter';
import type { Folder } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';

export type NavItem = { to: string; label: string; folder?: Folder; urgent?: true };

/** One entry of the navigation: track and colour of its species, the case of first aid. */
export const NavLink = ({ item, current, onClick }: { item: NavItem; current: boolean; onClick?: () => void }) => (
  <Link
    href={item.to}
    className={item.urgent ? 'nav-link urgent' : 'nav-link'}
    {...(current ? { 'aria-current': 'page' as const } : {})}
    {...(item.folder ? { 'data-species': item.folder } : {})}
    {...(onClick ? { onClick } : {})}
  >
    {item.folder && <Mark name={`track-${item.folder}`} className="text-sp" />}
    {item.urgent && <Icon name="briefcase-medical" />}
    {item.label}
  </Link>
);
