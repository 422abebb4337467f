import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** One thing that a menu offers: a place, or an act. `danger`: it ends something, and stands last. `key`: where labels may be equal. */
export type MoreItem = { key?: string; label: string; icon: IconName; danger?: boolean } & (
  | { href: string }
  | { onPress: () => void }
);

/** Another site opens beside ours, and is told nothing of where it was pressed. */
const BESIDE = { target: '_blank', rel: 'noreferrer' };

const wayTo = (href: string) =>
  href.startsWith('/') ? <Link href={href} /> : <a href={href} {...(href.startsWith('https:') ? BESIDE : {})} />;

const Items = ({ items }: { items: readonly MoreItem[] }) => (
  <Menu className="menu-popover" gutter={4} unmountOnHide>
    {items.map((item) => (
      <MenuItem
        key={item.key ?? item.label}
        className={item.danger ? 'menu-item danger-word' : 'menu-item'}
        {...('href' in item ? { render: wayTo(item.href) } : { onClick: item.onPress })}
      >
        <Icon name={item.icon} />
        {item.label}
      </MenuItem>
    ))}
  </Menu>
);

/** What else can be done with a thing of a list, behind one button. `about` tells it from the same button of the others. */
export const MoreMenu = ({ about, items }: { about: string; items: readonly MoreItem[] }) => (
  <MenuProvider placement="bottom-end">
    <MenuButton className="icon-btn more-menu" aria-label={`Más opciones: ${about}`}>
      <Icon name="ellipsis" />
    </MenuButton>
    <Items items={items} />
  </MenuProvider>
);

/** A button in words that asks of which. */
export const ChoiceMenu = ({ label, items }: { label: ReactNode; items: readonly MoreItem[] }) => (
  <MenuProvider placement="bottom-end">
    <MenuButton className="btn line small">{label}</MenuButton>
    <Items items={items} />
  </MenuProvider>
);
