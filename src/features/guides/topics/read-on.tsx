import { Icon } from '../../../ui/icon.tsx';
import type { GuideLink } from './guide-links.ts';

/** Where a reader goes on after a guide. */
export const ReadOn = ({ links }: { links: readonly GuideLink[] }) =>
  links.length > 0 && (
    <nav className="read-on no-print" aria-labelledby="seguir">
      <h2 id="seguir">Sigue leyendo</h2>
      <ul>
        {links.map(({ to, title, kind }) => (
          <li key={to}>
            <a href={to}>
              <span>
                <b>{title}</b>
                {kind}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
