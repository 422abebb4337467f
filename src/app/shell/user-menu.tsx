import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react';
import { Link, useLocation } from 'wouter';
import { useAuth } from '../../lib/session.tsx';
import { Icon } from '../../ui/icon.tsx';
import './user-menu.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** The name of who is logged in, with the own account and 'Cerrar Sesión' below it (spec §2, Shell). */
export const UserMenu = ({ name }: { name: string }) => {
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  const leave = () => {
    void logout();
    navigate('/login');
  };
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton className="user-button">
        <span className="initials" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="user-name">{name}</span>
        <Icon name="chevron-down" />
      </MenuButton>
      <Menu className="menu-popover" gutter={8}>
        <MenuItem className="menu-item" render={<Link href="/cuenta" />}>
          <Icon name="user-round" />
          Mi cuenta
        </MenuItem>
        <MenuItem className="menu-item" onClick={leave}>
          <Icon name="log-out" />
          Cerrar Sesión
        </MenuItem>
      </Menu>
    </MenuProvider>
  );
};
