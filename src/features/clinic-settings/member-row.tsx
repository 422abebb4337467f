import { ended, momentText, phoneText } from '../../lib/formats.ts';
import { MEMBER_ROLE_NAME, type MemberRole, mayHoldLicence } from '../../shared/member-roles.ts';
import type { Member } from '../../shared/schemas/clinic.ts';
import { Alert } from '../../ui/alert.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Tag } from '../../ui/tag.tsx';
import { licenceText, roleChanges } from './member-words.ts';

export type Link = { name: string; url: string; expiresAt: number };

/** The one-time link of a new person: it is shown this once, and the titular hands it over. */
export const LinkNote = ({ link }: { link: Link }) => (
  <Alert tone="ok" title={`Enlace para ${link.name}`}>
    Entrégaselo tú: con él escribe su propia contraseña. Sirve una sola vez, hasta el{' '}
    {ended(momentText(link.expiresAt, Date.now()))}
    <span className="block break-all num">
      <b>{link.url}</b>
    </span>
  </Alert>
);

/** What is known of a licence; who has none signs nothing, and reception needs none. */
const LicenceLine = ({ of: { memberRole, licence } }: { of: Member }) => {
  if (!mayHoldLicence(memberRole)) return null;
  return (
    <span className="block small num">
      {licence ? licenceText(licence) : 'Sin matrícula: lo que escribe queda como borrador'}
    </span>
  );
};

export const MemberRow = ({
  member,
  isOwn,
  governs,
  on,
}: {
  member: Member;
  isOwn: boolean;
  governs: boolean;
  on: { role: (role: MemberRole) => void; link: () => void; remove: () => void; check: () => void };
}) => {
  const { name, memberRole, licence } = member;
  const unchecked = licence !== null && licence.checked === null && mayHoldLicence(memberRole);
  return (
    <li className="setting-line member">
      <span>
        <b>{name}</b> {isOwn && <span className="soft">(tú)</span>}
        <span className="block small soft">
          {member.email}
          {member.phone && <span className="num"> · {phoneText(member.phone)}</span>}
        </span>
        <LicenceLine of={member} />
        <span className="member-tags">
          <Tag tone={memberRole === 'titular' ? 'now' : 'plain'}>{MEMBER_ROLE_NAME[memberRole]}</Tag>
          {!member.hasEntered && <Tag tone="warn">No ha entrado</Tag>}
          {!member.isActive && <Tag tone="bad">Inactiva</Tag>}
        </span>
      </span>
      {governs && (
        <span className="member-acts">
          {unchecked && (
            <button type="button" className="btn line small" onClick={on.check}>
              Verificar matrícula<span className="sr-only"> de {name}</span>
            </button>
          )}
          {!isOwn && (
            <MoreMenu
              about={name}
              items={[
                ...roleChanges(memberRole).map(({ role, label }) => ({
                  label,
                  icon: 'user-round' as const,
                  onPress: () => on.role(role),
                })),
                ...(member.hasEntered ? [] : [{ label: 'Enlace nuevo', icon: 'key-round' as const, onPress: on.link }]),
                { label: 'Retirar', icon: 'x' as const, danger: true, onPress: on.remove },
              ]}
            />
          )}
        </span>
      )}
    </li>
  );
};
