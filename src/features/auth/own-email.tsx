import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { CodeForm } from './code-form.tsx';
import { SendProof } from './send-proof.tsx';
import { useMail } from './use-mail.ts';
import { WaitingChange } from './waiting-change.tsx';

/** Proves an address with its code; the account is asked anew afterwards. */
const ProofCode = ({ hint }: { hint: string }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const prove = useMutation(trpc.profile.prove.mutationOptions());
  const onCode = async (code: string) => {
    const { email, isChange } = await prove.mutateAsync({ code });
    say(isChange ? `Correo cambiado: desde ahora entras con ${email}.` : 'Correo confirmado.');
    await queryClient.invalidateQueries();
  };
  return <CodeForm hint={hint} act="Confirmar" onCode={onCode} />;
};

/** One's own e-mail: whether it is proven, the way to prove it, and the way to another one. `books`: of who asks for visits. */
export const OwnEmail = ({ email, books }: { email: string; books: boolean }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.profile.details.queryOptions());
  const sendsMail = useMail();
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar tu correo')} onRetry={() => refetch()} />;
  if (!data || sendsMail === undefined) return <Loading label="Cargando tu correo" rows={2} />;
  const isProven = data.emailVerifiedAt !== null;
  return (
    <>
      <p className="own-address">
        <b className="own-email">{email}</b>
        {sendsMail && <Tag tone={isProven ? 'ok' : 'warn'}>{isProven ? 'Confirmado' : 'Sin confirmar'}</Tag>}
      </p>
      <p className="soft measure">
        Con él inicias sesión.
        {!sendsMail && ' Si cambió, pídelo en una solicitud sobre tus datos, más abajo.'}
      </p>
      {sendsMail && !isProven && data.newEmail === null && (
        <div className="narrow-form proof">
          <p>
            Confírmalo y sabremos que de verdad es tuyo: ahí te llega el enlace si olvidas la contraseña.
            {books &&
              ' Hasta entonces puedes tener una sola solicitud de cita sin responder; las urgencias no cuentan.'}
          </p>
          {data.proofSentAt !== null && (
            <ProofCode hint="Abre el enlace del correo que te enviamos, o escribe aquí sus seis números." />
          )}
          <SendProof isAgain={data.proofSentAt !== null} />
        </div>
      )}
      {sendsMail && data.newEmail !== null && (
        <div className="narrow-form proof">
          <p>
            Falta confirmar <b className="own-email">{data.newEmail}</b>. Hasta entonces sigues entrando con el de
            siempre.
          </p>
          <ProofCode hint="Los seis números del correo que le enviamos, o abre su enlace en este navegador. Sirven 24 horas." />
          <p className="soft small">
            ¿No llega? Mira en correo no deseado y revisa que esté bien escrito. A un correo que ya tiene otra cuenta no
            le enviamos nada.
          </p>
          <WaitingChange email={data.newEmail} />
        </div>
      )}
      {sendsMail && <ChangeEmailForm key={data.newEmail} />}
    </>
  );
};
