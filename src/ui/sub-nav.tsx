import { Link, useLocation } from 'wouter';

/** The places of one area, below the header. The current one is the longest address that the page's begins with. */
export const SubNav = ({
  label,
  items,
}: {
  label: string;
  items: readonly { to: string; label: string; count?: number }[];
}) => {
  const [path] = useLocation();
  const current = items
    .map((item) => item.to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0];
  return (
    <nav className="sub-nav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link href={item.to} aria-current={item.to === current ? 'page' : undefined}>
              {item.label}
              {item.count ? <span className="sub-nav-count num">{item.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
