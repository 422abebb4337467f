import { monthText } from '../../lib/formats.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { Initials } from '../../ui/initials.tsx';
import { type Section, Sectioned } from '../../ui/sectioned.tsx';

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
export const AccountFrame = ({ user, sections }: { user: User; sections: readonly Section[] }) => (
  <Sectioned label="Secciones de tu cuenta" side={<AccountLabel user={user} />} sections={sections} />
);
