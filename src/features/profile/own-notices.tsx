import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { CHOOSABLE, NOTICE_ROLE, NOTICES, type NoticeKind } from '../../shared/notices.ts';
import type { Role } from '../../shared/roles.ts';
import type { NoticeChoice } from '../../shared/schemas/post.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/toasts.tsx';

/** They come only when somebody asks for them: nothing to be told of beforehand. */
const ASKED_FOR: readonly NoticeKind[] = ['recovery', 'verify_email', 'change_email'];
/** Security: always by e-mail. */
const alwaysFor = (role: Role): NoticeKind[] =>
  (Object.keys(NOTICES) as NoticeKind[]).filter(
    (kind) =>
      !CHOOSABLE.some((one) => one === kind) && !ASKED_FOR.includes(kind) && (NOTICE_ROLE[kind] ?? role) === role,
  );

const WORDS = { on: 'Sí', off: 'No' };

/** One kind that may be switched off; the switch shows what the server keeps. */
const Choice = ({ kind, wanted }: NoticeChoice) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const change = useMutation(trpc.post.choose.mutationOptions());
  const press = async () => {
    try {
      await change.mutateAsync({ kind, wanted: !wanted });
      await client.invalidateQueries(trpc.post.choices.pathFilter());
      say(wanted ? 'Ya no te llegará por correo.' : 'Te llegará por correo.');
    } catch {
      // `change.error` says it.
    }
  };
  return (
    <li>
      <p className="own-notice">
        <span>{NOTICES[kind]}</span>
        <Switch
          on={wanted}
          label={`${NOTICES[kind]}, por correo`}
          words={WORDS}
          busy={change.isPending}
          onPress={press}
        />
      </p>
      {change.error && <Alert tone="bad">{errorText(change.error, 'No se pudo guardar')}</Alert>}
    </li>
  );
};

/** What a person hears of by e-mail: what always comes, and what they choose. Without e-mail it says where to look instead. */
export const OwnNotices = ({ role }: { role: Role }) => {
  const trpc = useTRPC();
  const mail = useQuery(trpc.post.state.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
  const choices = useQuery(trpc.post.choices.queryOptions());
  const error = mail.error ?? choices.error;
  if (error && !(mail.data && choices.data))
    return (
      <LoadFailure
        text={errorText(error, 'No se pudo cargar qué te avisamos')}
        onRetry={() => Promise.all([mail.refetch(), choices.refetch()])}
      />
    );
  if (!mail.data || !choices.data) return <Loading label="Cargando qué te avisamos" rows={3} />;
  if (!mail.data.enabled)
    return (
      <p className="soft measure">
        Este servicio no envía correos. Lo que pasa con tu cuenta lo ves en «Actos sobre mi cuenta» y en «Sesiones».
      </p>
    );
  const always = alwaysFor(role);
  return (
    <>
      <h3>Puedes elegir</h3>
      <ul className="own-notices">
        {choices.data
          .filter(({ kind }) => (NOTICE_ROLE[kind] ?? role) === role)
          .map((choice) => (
            <Choice key={choice.kind} {...choice} />
          ))}
      </ul>
      <h3>Siempre por correo</h3>
      <p className="soft measure">Son de seguridad: no se pueden apagar, para que nadie los apague por ti.</p>
      <details className="own-always">
        <summary>Ver los {always.length} avisos</summary>
        <ul className="own-notices">
          {always.map((kind) => (
            <li key={kind}>{NOTICES[kind]}</li>
          ))}
        </ul>
      </details>
      <p className="soft measure">Nunca te enviamos publicidad.</p>
    </>
  );
};
