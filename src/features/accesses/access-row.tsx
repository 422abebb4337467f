import type { ReactNode } from 'react';
import { recentText } from '../../lib/formats.ts';
import { networkWords } from '../../lib/networks.ts';
import type { Access } from '../../shared/schemas/accesses.ts';
import { isByOther, isFailure, type SecurityKind, securityText } from '../../shared/security-events.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { deviceName } from '../../ui/session-row.tsx';

const ICON: Partial<Record<SecurityKind, IconName>> = {
  login: 'user-round',
  new_device: 'smartphone',
  logout: 'log-out',
  session_ended: 'log-out',
  session_ended_by_other: 'log-out',
  login_refused: 'ban',
  recovery_asked: 'mail',
  email_changed: 'mail',
  email_changed_by_other: 'mail',
  email_restored: 'mail',
  step_up: 'shield-check',
  second_step: 'shield-check',
};
const iconOf = (kind: string): IconName =>
  ICON[kind as SecurityKind] ?? (isFailure(kind) ? 'circle-alert' : 'key-round');

/** One access: what, on which account (`whose`), when, from which device and network. */
export const AccessRow = ({
  access: { at, kind, device, network },
  now,
  whose,
  narrow,
}: {
  access: Access;
  now: number;
  whose?: ReactNode;
  /** Draws the network as the way to all that came from it. */
  narrow?: (network: string, text: string) => ReactNode;
}) => {
  const from = networkWords(network);
  return (
    <li className="own-session access">
      <span className={`tile ${isFailure(kind) ? 'bad' : ''}`}>
        <Icon name={iconOf(kind)} />
      </span>
      <div>
        <p>
          <b>{securityText(kind)}</b>
        </p>
        {whose && <p className="small">{whose}</p>}
        <p className="soft small">
          <time className="num" dateTime={new Date(at).toISOString()}>
            {recentText(at, now)}
          </time>
          {!isByOther(kind) && (
            <>
              {' · '}
              {deviceName(device)} · {network && narrow ? narrow(network, from) : from}
            </>
          )}
        </p>
      </div>
    </li>
  );
};
