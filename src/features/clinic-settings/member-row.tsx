import { ended, momentText, phoneText } from '../../lib/formats.ts';
import type { Member, MemberRole } from '../../shared/schemas/clinic.ts';
import { Alert } from '../../ui/alert.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

export const ROLE_NAME: Record<MemberRole, string> = { titular: 'Titular', equipo: 'Equipo' };

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

export const MemberRow = ({
  member,
  isOwn,
  governs,
  busy,
  on,
}: {
  member: Member;
  isOwn: boolean;
  governs: boolean;
  busy: boolean;
  on: { role: () => void; link: () => void; remove: () => void };
}) => (
  <li className="setting-line member">
    <span>
      <b>{member.name}</b> {isOwn && <span className="soft">(tú)</span>}
      <span className="block small soft">
        {member.email}
        {member.phone && <span className="num"> · {phoneText(member.phone)}</span>}
      </span>
      <span className="member-tags">
        <Tag tone={member.memberRole === 'titular' ? 'now' : 'plain'}>{ROLE_NAME[member.memberRole]}</Tag>
        {!member.hasEntered && <Tag tone="warn">No ha entrado</Tag>}
        {!member.isActive && <Tag tone="bad">Inactiva</Tag>}
      </span>
    </span>
    {governs && !isOwn && (
      <span className="member-acts">
        <TwoFaced className="btn line small" busy={busy} busyText="Guardando..." onPress={on.role}>
          {member.memberRole === 'titular' ? 'Pasar a equipo' : 'Nombrar titular'}
          <span className="sr-only">: {member.name}</span>
        </TwoFaced>
        {!member.hasEntered && (
          <TwoFaced className="btn line small" busy={busy} busyText="Creando..." onPress={on.link}>
            Enlace nuevo<span className="sr-only"> para {member.name}</span>
          </TwoFaced>
        )}
        <button type="button" className="btn danger-line small" onClick={on.remove}>
          Retirar<span className="sr-only"> a {member.name}</span>
        </button>
      </span>
    )}
  </li>
);
