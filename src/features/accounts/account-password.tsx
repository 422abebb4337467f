import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { firstName, momentText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import { instantOf } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { LinkBox } from './link-box.tsx';
import { useIssueLink } from './use-accounts.ts';

/** Who set the temporary password and when, and the one-time link with which the person sets an own one. */
export const AccountPassword = ({
  detail: { user, temporaryPassword, passwordByLink, link },
  offered,
  own,
}: {
  detail: AccountDetail;
  /** This viewer may hand out a link. */
  offered: boolean;
  own: boolean;
}) => {
  const now = instantOf(useMinute());
  const issue = useIssueLink();
  const [made, setMade] = useState<{ address: string; expiresAt: number } | null>(null);
  const press = async () => {
    try {
      const { token, expiresAt } = await issue.mutateAsync({ id: user.id });
      setMade({ address: `${window.location.origin}/clave#${token}`, expiresAt });
    } catch {
      // `issue.error` says it.
    }
  };
  return (
    <>
      <p className="measure">
        {temporaryPassword ? (
          <>
            <Tag tone="warn">Temporal</Tag> La puso {temporaryPassword.by ?? 'alguien cuya cuenta ya no existe'} (
            {recentText(temporaryPassword.at, now)}). Al ingresar se le pide una propia; hasta entonces se ve aquí.
          </>
        ) : passwordByLink ? (
          <>
            La puso la misma persona con el enlace que entregó {passwordByLink.by ?? 'alguien cuya cuenta ya no existe'}{' '}
            ({recentText(passwordByLink.at, now)}).
          </>
        ) : (
          'La puso la misma persona: nadie más la conoce.'
        )}
      </p>
      {own && <p className="soft measure">La tuya se cambia en «Mi cuenta».</p>}
      {offered && !user.isActive && (
        <p className="soft measure">Con la cuenta inactiva no se puede entregar un enlace: actívala primero.</p>
      )}
      {offered && user.isActive && (
        <>
          <p className="soft measure">
            Si la olvidó, entrégale un enlace: sirve una sola vez, durante 24 horas, y con él pone la que quiera. Un
            enlace nuevo anula los anteriores.
          </p>
          {link && !made && (
            <p className="small" role="status">
              Ya hay un enlace sin usar, que vence el {momentText(link.expiresAt, now)} No se puede volver a mostrar.
            </p>
          )}
          {made ? (
            <LinkBox address={made.address} expiresAt={made.expiresAt} name={firstName(user.name)} now={now} />
          ) : (
            <TwoFaced className="btn line" busy={issue.isPending} busyText="Creando..." onPress={press}>
              <span className="with-icon">
                <Icon name="key-round" />
                Crear un enlace de un solo uso
              </span>
            </TwoFaced>
          )}
          {issue.error && !issue.isPending && (
            <Alert tone="bad">{errorText(issue.error, 'No se pudo crear el enlace')}</Alert>
          )}
        </>
      )}
    </>
  );
};
