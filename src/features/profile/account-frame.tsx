import { monthText } from '../../lib/formats.ts';
import { useWide } from '../../lib/wide.ts';
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

/** From this width on the index stands beside the sections, and all of them open, rem. */
const WIDE_REM = 60;

/** One's own account on one page: the label, the index of its sections, the sections. On a phone the long ones are folded. */
export const AccountFrame = ({ user, sections }: { user: User; sections: readonly Section[] }) => {
  const wide = useWide(WIDE_REM);
  return (
    <Sectioned
      label="Secciones de tu cuenta"
      side={<AccountLabel user={user} />}
      sections={wide ? sections.map((section) => ({ ...section, isFolded: false })) : sections}
    />
  );
};
