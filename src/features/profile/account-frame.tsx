import type { ReactNode } from 'react';
import { monthText } from '../../lib/formats.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Initials } from '../../ui/initials.tsx';

export type AccountSection = { id: string; title: string; icon: IconName; body: ReactNode };

/** Whose account it is, as a label on a drawer: name, e-mail, role, since when. */
const AccountLabel = ({ user }: { user: User }) => (
  <div className="account-label">
    <Initials name={user.name} />
    <p className="account-name">{user.name}</p>
    <p className="soft small">{user.email}</p>
    <dl>
      <div>
        <dt>Cuenta</dt>
        <dd>{ROLE_NAME[user.role]}</dd>
      </div>
      <div>
        <dt>Desde</dt>
        <dd>{monthText(Date.parse(user.createdAt))}</dd>
      </div>
    </dl>
  </div>
);

/** One's own account on one page: the label, the index of its sections, the sections. */
export const AccountFrame = ({ user, sections }: { user: User; sections: readonly AccountSection[] }) => (
  <div className="account-columns">
    <aside className="account-side">
      <AccountLabel user={user} />
      <nav aria-label="Secciones de tu cuenta">
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
