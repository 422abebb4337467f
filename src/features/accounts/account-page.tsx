import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorText, knownError } from '../../lib/errors.ts';
import { monthText } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import type { SessionUser } from '../../lib/session-store.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Initials } from '../../ui/initials.tsx';
import { type Section, Sectioned } from '../../ui/sectioned.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AccountActs } from './account-acts.tsx';
import { AccountClinic } from './account-clinic.tsx';
import { AccountDialog } from './account-dialogs.tsx';
import { AccountEnd } from './account-end.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountPassword } from './account-password.tsx';
import { AccountSessions } from './account-sessions.tsx';
import type { Asking } from './account-table.tsx';
import { EntryWait } from './entry-wait.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { listOf, mayDecide, mayEdit, mayEnd } from './may.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useAccount } from './use-accounts.ts';

const Label = ({ user, own }: { user: User; own: boolean }) => (
  <div className="account-label">
    <Initials name={user.name} />
    <p className="account-name">
      {user.name}
      {own && <span className="soft small"> (tú)</span>}
    </p>
    <p className="soft small">{user.email}</p>
    <dl>
      <div>
        <dt>Rol</dt>
        <dd>
          <span className={`role role-${user.role}`}>{ROLE_NAME[user.role]}</span>
        </dd>
      </div>
      <div>
        <dt>Estado</dt>
        <dd>{user.isActive ? <Tag tone="ok">Activo</Tag> : <Tag tone="bad">Inactivo</Tag>}</dd>
      </div>
      <div>
        <dt>Desde</dt>
        <dd>{monthText(Date.parse(user.createdAt))}</dd>
      </div>
    </dl>
  </div>
);

/** What can be asked on the page of an account besides what its row in the list asks. */
type AskedHere = Asking | 'leave' | 'join' | 'return';
type Ask = (kind: AskedHere) => void;

/** What this viewer sees of the account: acts stand in the audit log, which is toor's (product.md, Roles). */
const sectionsOf = (detail: AccountDetail, viewer: SessionUser, ask: Ask, accesses: ReactNode): Section[] => {
  const { user, sessions, clinic } = detail;
  const [edits, ends, decides] = [mayEdit(viewer, user), mayEnd(viewer, user), mayDecide(viewer, user)];
  const own = user.id === viewer.id;
  return [
    {
      id: 'datos',
      title: 'Datos',
      icon: 'user-round',
      body: <AccountFacts detail={detail} {...(edits && { onEdit: () => ask('edit') })} />,
    },
    ...(user.role === 'business'
      ? [
          {
            id: 'clinica',
            title: 'Clínica',
            icon: 'building-2' as const,
            body: (
              <>
                {detail.entry && <EntryWait user={user} entry={detail.entry} isToor={viewer.role === 'toor'} />}
                <AccountClinic
                  clinic={clinic}
                  former={detail.former}
                  viewer={viewer}
                  user={user}
                  {...(decides && { onLeave: () => ask('leave'), onJoin: () => ask('join') })}
                  {...(viewer.role === 'toor' && user.isActive && { onReturn: () => ask('return') })}
                />
              </>
            ),
          },
        ]
      : []),
    {
      id: 'contrasena',
      title: 'Contraseña',
      icon: 'key-round',
      body: <AccountPassword detail={detail} offered={decides} own={own} />,
    },
    {
      id: 'sesiones',
      title: 'Sesiones',
      icon: 'monitor',
      body: <AccountSessions user={user} sessions={sessions} offered={ends} onRevoke={() => ask('revoke')} />,
    },
    ...(accesses ? [{ id: 'accesos', title: 'Accesos', icon: 'activity' as const, body: accesses }] : []),
    ...(viewer.role === 'toor'
      ? [{ id: 'actos', title: 'Actos sobre la cuenta', icon: 'history' as const, body: <AccountActs id={user.id} /> }]
      : []),
    ...(decides
      ? [
          {
            id: 'fin',
            title: 'Desactivar o eliminar',
            icon: 'ban' as const,
            body: <AccountEnd user={user} onToggle={() => ask('toggle')} onErase={() => ask('erase')} />,
          },
        ]
      : []),
  ];
};

const Loaded = ({ detail, viewer, accesses }: { detail: AccountDetail; viewer: SessionUser; accesses: ReactNode }) => {
  const [asked, setAsked] = useState<AskedHere | null>(null);
  const [, navigate] = useLocation();
  const { user, sessions } = detail;
  const close = () => setAsked(null);
  return (
    <>
      <Sectioned
        label="Secciones de la cuenta"
        side={<Label user={user} own={user.id === viewer.id} />}
        sections={sectionsOf(detail, viewer, setAsked, accesses)}
      />
      {asked === 'leave' && <LeaveDialog kind="leave" account={user} onDone={close} onClose={close} />}
      {asked === 'join' && <JoinDialog account={user} onClose={close} />}
      {asked === 'return' && detail.former && <ReturnDialog account={user} former={detail.former} onClose={close} />}
      {asked && asked !== 'leave' && asked !== 'join' && asked !== 'return' && (
        <AccountDialog
          kind={asked}
          account={user}
          sessions={sessions.length}
          viewer={viewer}
          onErased={() => navigate(listOf(viewer), { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
};

/** The page of one account, for those who look after accounts. `accesses`: its last accesses, where the viewer may see them. */
export const AccountPage = ({ id, accesses }: { id: string; accesses?: ReactNode }) => {
  const { user: viewer } = useAuth();
  const account = useAccount(id);
  if (!viewer) return null;
  const gone = knownError(account.error)?.key === 'user_not_found';
  return (
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <div>
          <Link href={listOf(viewer)} className="back-link">
            <Icon name="chevron-left" />
            Todas las cuentas
          </Link>
          <h1>{gone ? 'Cuenta eliminada' : (account.data?.user.name ?? 'Cuenta')}</h1>
        </div>
      </header>
      {gone && (
        <Empty
          title="Esta cuenta no existe"
          action={
            <Link href={listOf(viewer)} className="btn line">
              Ver las cuentas
            </Link>
          }
        >
          Se eliminó, o la dirección está incompleta. Lo que se hizo con ella sigue en la auditoría.
        </Empty>
      )}
      {account.error && !gone && !account.data && (
        <LoadFailure text={errorText(account.error, 'No se pudo cargar la cuenta')} onRetry={() => account.refetch()} />
      )}
      {account.isPending && <Loading label="Cargando la cuenta" rows={6} />}
      {account.data && !gone && <Loaded detail={account.data} viewer={viewer} accesses={accesses} />}
    </div>
  );
};
