import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTRPC } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMail } from './use-mail.ts';

/** Says in passing that one's own e-mail is not confirmed, where that brings anything. */
export const EmailLine = () => {
  // What the start of the app asked already (app/first-duties.tsx).
  const { data } = useQuery(useTRPC().auth.session.queryOptions(undefined, { staleTime: 60_000 }));
  const isUnproven = data?.duties.emailUnproven === true;
  const sendsMail = useMail(isUnproven);
  if (!isUnproven || !sendsMail) return null;
  return (
    <p className="email-line">
      <Icon name="mail" />
      <span>
        Falta confirmar tu correo.{' '}
        <Link href="/cuenta#correo" className="link">
          Confirmarlo
        </Link>
      </span>
    </p>
  );
};
