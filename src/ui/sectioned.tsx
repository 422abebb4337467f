import { type ReactNode, useEffect } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type Section = { id: string; title: string; icon: IconName; body: ReactNode };

/** A long page in ruled sections, with their index beside them (above them where it is narrow). */
export const Sectioned = ({
  label,
  side,
  sections,
}: {
  /** Name of the index for those who hear it. */
  label: string;
  /** Stands above the index. */
  side?: ReactNode;
  sections: readonly Section[];
}) => {
  // Whoever comes for one section: it was not there yet when the page opened.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="account-columns">
      <aside className="account-side">
        {side}
        <nav aria-label={label}>
          <ul className="account-index">
            {sections.map(({ id, title, icon }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Icon name={icon} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="account-sections">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className="opened account-section" aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
};
