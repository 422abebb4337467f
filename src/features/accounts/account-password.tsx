import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { ended, firstName, momentText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import { instantOf } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { CopyBox } from './copy-box.tsx';
import { LinkBox } from './link-box.tsx';
import { forgetTemporary, useGiven } from './temporary.ts';
import { useIssueLink } from './use-accounts.ts';

const nameOf = ({ by }: { by: string | null }): string => by ?? 'alguien cuya cuenta ya no existe';

/** Until when a temporary password opens the account. */
const untilText = (until: number | null, now: number): string => {
  if (until === null) return 'No tiene vencimiento. Al ingresar se le pide una propia.';
  if (until <= now) return `Venció el ${ended(momentText(until, now))} Pon otra en «Datos», o entrégale un enlace.`;
  return `Sirve hasta el ${ended(momentText(until, now))} Al ingresar se le pide una propia.`;
};

/** What helps who forgot it: their own mail first, which opens all at once, then a link. */
const WithoutPassword = ({ owner }: { owner: boolean }) => {
  const state = useTRPC().post.state.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const sendsMail = useQuery(state).data?.enabled;
  return (
    <p className="soft measure">
      {sendsMail &&
        'Si la olvidó, no te necesita: «¿Olvidaste tu contraseña?», en la página de ingreso, le manda un correo para poner otra. '}
      {sendsMail ? 'Si ese correo no le sirve, entrégale' : 'Si la olvidó, entrégale'} un enlace: sirve una sola vez,
      durante 24 horas, y con él pone la que quiera.
      {owner && ' Lo que ya había en su cuenta se abre un día después de usarlo.'} Un enlace nuevo anula los anteriores.
    </p>
  );
};

/** Who set the temporary password and when, and the one-time link with which the person sets an own one. */
export const AccountPassword = ({
  detail: { user, temporaryPassword, passwordByLink, passwordByMail, link },
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
  const given = useGiven(user.id);
  useEffect(() => forgetTemporary, []);
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
            <Tag tone="warn">Temporal</Tag> La puso {nameOf(temporaryPassword)} ({recentText(temporaryPassword.at, now)}
            ). {untilText(temporaryPassword.until, now)}
          </>
        ) : passwordByLink ? (
          `La puso quien usó el enlace que entregó ${nameOf(passwordByLink)} (${recentText(passwordByLink.at, now)}).`
        ) : passwordByMail ? (
          `Se recuperó (${recentText(passwordByMail.at, now)}) desde el correo que le había puesto ${nameOf(passwordByMail)}: la puso quien lee ese buzón.`
        ) : (
          'La puso la misma persona: nadie más la conoce.'
        )}
      </p>
      {given && temporaryPassword && (
        <CopyBox
          label="Contraseña temporal"
          value={given}
          verb="Copiar la contraseña"
          copied="La contraseña está en el portapapeles."
        >
          Entrégasela a {firstName(user.name)} por un medio en el que sepas que es ella o él. Al entrar con ella pone la
          suya.
        </CopyBox>
      )}
      {own && <p className="soft measure">La tuya se cambia en «Mi cuenta».</p>}
      {offered && !user.isActive && (
        <p className="soft measure">Con la cuenta inactiva no se puede entregar un enlace: actívala primero.</p>
      )}
      {offered && user.isActive && (
        <>
          <WithoutPassword owner={user.role === 'user'} />
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
