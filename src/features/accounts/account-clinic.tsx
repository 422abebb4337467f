import { Link } from 'wouter';
import { phoneText } from '../../lib/formats.ts';
import type { SessionUser } from '../../lib/session-store.ts';
import { MEMBER_ROLE_NAME } from '../../shared/member-roles.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { pageOf } from './may.ts';
import { NoClinic } from './no-clinic.tsx';

type Clinic = NonNullable<AccountDetail['clinic']>;

const State = ({ clinic }: { clinic: Clinic }) => {
  if (clinic.isClosed) return <Tag tone="bad">Cerrada</Tag>;
  return clinic.isBookable ? <Tag tone="ok">Recibe citas</Tag> : <Tag tone="warn">No recibe citas</Tag>;
};

/** The clinic of an account with everybody in it, each a link to their page. */
export const AccountClinic = ({
  clinic,
  user,
  viewer,
  former,
  onLeave,
  onJoin,
  onReturn,
}: {
  clinic: AccountDetail['clinic'];
  /** The clinic that it had, if that has nobody who could decide. */
  former: AccountDetail['former'];
  user: User;
  viewer: SessionUser;
  onLeave?: () => void;
  onJoin?: () => void;
  /** Gives it back to the clinic that it had. */
  onReturn?: () => void;
}) => {
  if (!clinic) return <NoClinic former={former} onJoin={onJoin} onReturn={onReturn} />;
  return (
    <>
      <div className="clinic-card">
        <p className="clinic-card-name">
          {clinic.name || 'Clínica sin nombre todavía'} <State clinic={clinic} />
        </p>
        <p className="soft small">
          {clinic.city || 'Sin ciudad'}
          {clinic.phone && (
            <>
              {' · '}
              <span className="num">{phoneText(clinic.phone)}</span>
            </>
          )}
        </p>
        {!clinic.isBookable && !clinic.isClosed && (
          <p className="small">
            Recibe citas cuando su titular complete nombre, ciudad, dirección, teléfono y horario, y la abra.
          </p>
        )}
      </div>
      <h3>Quiénes son de la clínica</h3>
      <ul className="clinic-people">
        {clinic.members.map(({ id, name, memberRole, isActive }) => (
          <li key={id}>
            {id === user.id ? <b>{name}</b> : <Link href={pageOf(viewer, id)}>{name}</Link>}
            <span className="soft small">
              {MEMBER_ROLE_NAME[memberRole]}
              {!isActive && ' · Inactivo'}
            </span>
          </li>
        ))}
      </ul>
      {onLeave && (
        <button type="button" className="btn danger-line" onClick={onLeave}>
          <Icon name="building-2" />
          Retirar de la clínica
        </button>
      )}
    </>
  );
};
