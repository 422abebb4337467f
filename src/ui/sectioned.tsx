import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type Section = {
  id: string;
  title: string;
  icon: IconName;
  body: ReactNode;
  /** What stands in it, said under the title while it is folded. */
  inShort?: string;
  /** A press opens it, though the page shows others whole; such ones stand together at the end. */
  isFolded?: boolean;
};

const here = () => window.location.hash.slice(1);

/** A section under its title, as a press opens it; whoever came for this one finds it open. */
const Folded = ({ section: { id, title, icon, inShort, body } }: { section: Section }) => {
  const [open, setOpen] = useState(() => here() === id);
  useEffect(() => {
    const follow = () => here() === id && setOpen(true);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <details className="fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name={icon} />
          <span>
            <h2 id={`${id}-titulo`}>{title}</h2>
            {inShort && <span className="soft small">{inShort}</span>}
          </span>
        </summary>
        <div className="account-section">{body}</div>
      </details>
    </section>
  );
};

/** A long page in ruled sections, with their index beside them (above them where it is narrow). */
export const Sectioned = ({
  label,
  side,
  sections,
  folds = false,
}: {
  /** Name of the index for those who hear it. */
  label: string;
  /** Stands above the index. */
  side?: ReactNode;
  sections: readonly Section[];
  /** The titles are the index, and each opens its section. */
  folds?: boolean;
}) => {
  // Whoever comes for one section: it was not there yet when the page opened.
  useEffect(() => {
    document.getElementById(here())?.scrollIntoView();
  }, []);
  const whole = sections.filter(({ isFolded }) => !isFolded);
  const folded = sections.filter(({ isFolded }) => isFolded);
  if (folds)
    return (
      <div className="folds">
        {side}
        {sections.map((section) => (
          <Folded key={section.id} section={section} />
        ))}
      </div>
    );
  return (
    <div className="account-columns">
      <aside className="account-side">
        {side}
        <nav aria-label={label}>
          <ul className="account-index">
            {[...whole, ...folded].map(({ id, title, icon }) => (
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
        {whole.map(({ id, title, body }) => (
          <section key={id} id={id} className="opened account-section" aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{title}</h2>
            {body}
          </section>
        ))}
        {folded.length > 0 && (
          <div className="folds">
            {folded.map((section) => (
              <Folded key={section.id} section={section} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};
