import type { Folder } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';

export type NavItem = { to: string; label: string; folder?: Folder; urgent?: true; holds?: readonly string[] };

/** One entry of the navigation: track and colour of its species, the case of first aid. */
export const NavLink = ({ item, current }: { item: NavItem; current: boolean }) => (
  <a
    href={item.to}
    className={item.urgent ? 'nav-link urgent' : 'nav-link'}
    {...(current ? { 'aria-current': 'page' as const } : {})}
    {...(item.folder ? { 'data-species': item.folder } : {})}
  >
    {item.folder && <Mark name={`track-${item.folder}`} className="text-sp" />}
    {item.urgent && <Icon name="briefcase-medical" />}
    {item.label}
  </a>
);
