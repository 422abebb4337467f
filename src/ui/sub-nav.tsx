import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';

type Place = { to: string; label: string };

/**
 * The places of one area, below the header. The current one is the longest address that the page's begins with; on narrow
 * screens the row scrolls, and it stands in sight. `beyond`: places of no area, beside it where there is room for them.
 */
export const SubNav = ({
  label,
  items,
  beyond = [],
}: {
  label: string;
  items: readonly Place[];
  beyond?: readonly Place[];
}) => {
  const [path] = useLocation();
  const row = useRef<HTMLElement>(null);
  const current = items
    .map((item) => item.to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another link to be seen.
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <nav className="sub-nav" aria-label={label} ref={row}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link href={item.to} aria-current={item.to === current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
        {beyond.map((item) => (
          <li key={item.to} className="sub-nav-beyond">
            <a href={item.to}>{item.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
