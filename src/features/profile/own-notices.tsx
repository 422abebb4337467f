import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { CHOOSABLE, NOTICE_ROLE, NOTICES, type NoticeKind, type NoticeWay } from '../../shared/notices.ts';
import type { Role } from '../../shared/roles.ts';
import type { NoticeChoice, PushDevice } from '../../shared/schemas/post.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/toasts.tsx';

/** They come only when somebody asks for them: nothing to be told of beforehand. */
const ASKED_FOR: readonly NoticeKind[] = ['recovery', 'verify_email', 'change_email'];
/** Security, for a role. */
const alwaysFor = (role: Role): NoticeKind[] =>
  (Object.keys(NOTICES) as NoticeKind[]).filter(
    (kind) =>
      !CHOOSABLE.some((one) => one === kind) && !ASKED_FOR.includes(kind) && (NOTICE_ROLE[kind] ?? role) === role,
  );

const WORDS: Record<NoticeWay, { on: string; off: string }> = {
  email: { on: 'Correo: sí', off: 'Correo: no' },
  push: { on: 'Pantalla: sí', off: 'Pantalla: no' },
};
const SAID: Record<NoticeWay, readonly [on: string, off: string]> = {
  email: ['Te llegará por correo.', 'Ya no te llegará por correo.'],
  push: ['Se mostrará en tus dispositivos.', 'Ya no se mostrará en tus dispositivos.'],
};

/** It is wanted, and there is no screen yet to show it on. */
const PUSH_WAITS = { on: 'Pantalla: al activar', off: WORDS.push.off };

/** One kind by one way; the switch shows what the server keeps. `waits`: no device shows notices yet. */
const Choice = ({ kind, way, wanted, waits }: NoticeChoice & { waits: boolean }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const change = useMutation(trpc.post.choose.mutationOptions());
  const press = async () => {
    try {
      await change.mutateAsync({ kind, way, wanted: !wanted });
      await client.invalidateQueries(trpc.post.choices.pathFilter());
      say(SAID[way][wanted ? 1 : 0]);
    } catch {
      // `change.error` says it.
    }
  };
  return (
    <>
      <Switch
        on={wanted}
        label={NOTICES[kind]}
        words={way === 'push' && waits ? PUSH_WAITS : WORDS[way]}
        busy={change.isPending}
        onPress={press}
      />
      {change.error && <Alert tone="bad">{errorText(change.error, 'No se pudo guardar')}</Alert>}
    </>
  );
};

/** Where what comes «en pantalla» is shown, if it is not here. */
const whereShown = (devices: readonly PushDevice[]): string | null => {
  if (devices.length === 0)
    return 'Ningún dispositivo muestra tus avisos todavía: «Pantalla» vale desde que actives uno.';
  return devices.some(({ isCurrent }) => isCurrent)
    ? null
    : 'Este dispositivo no muestra tus avisos: «Pantalla» vale para los otros que activaste.';
};

/** Security: always by e-mail. */
const AlwaysByMail = ({ always }: { always: NoticeKind[] }) => (
  <>
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
  </>
);

/** What a person hears of and by which way: what always comes, and what they choose. Without any it says where to look instead. */
export const OwnNotices = ({ role }: { role: Role }) => {
  const trpc = useTRPC();
  const mail = useQuery(trpc.post.state.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
  const choices = useQuery(trpc.post.choices.queryOptions());
  const devices = useQuery(
    trpc.post.devices.queryOptions(undefined, { enabled: typeof mail.data?.pushKey === 'string' }),
  ).data;
  const shown = devices ? whereShown(devices) : null;
  const error = mail.error ?? choices.error;
  if (error && !(mail.data && choices.data))
    return (
      <LoadFailure
        text={errorText(error, 'No se pudo cargar qué te avisamos')}
        onRetry={() => Promise.all([mail.refetch(), choices.refetch()])}
      />
    );
  if (!mail.data || !choices.data) return <Loading label="Cargando qué te avisamos" rows={3} />;
  const { enabled, pushKey } = mail.data;
  const without = (
    <p className="soft measure">
      Este servicio no envía correos. Lo que pasa con tu cuenta lo ves en «Actos sobre mi cuenta» y en «Sesiones».
    </p>
  );
  if (!enabled && pushKey === null) return without;
  const always = alwaysFor(role);
  const has: Record<NoticeWay, boolean> = { email: enabled, push: pushKey !== null };
  const own = choices.data.filter(({ kind, way }) => has[way] && (NOTICE_ROLE[kind] ?? role) === role);
  return (
    <>
      <h3>Puedes elegir</h3>
      {shown && <p className="soft measure">{shown}</p>}
      <ul className="own-notices">
        {[...new Set(own.map(({ kind }) => kind))].map((kind) => (
          <li key={kind} className="own-notice">
            <span>{NOTICES[kind]}</span>
            <span className="own-ways">
              {own
                .filter((choice) => choice.kind === kind)
                .map((choice) => (
                  <Choice key={choice.way} {...choice} waits={devices?.length === 0} />
                ))}
            </span>
          </li>
        ))}
      </ul>
      {enabled ? <AlwaysByMail always={always} /> : without}
      <p className="soft measure">Nunca te enviamos publicidad.</p>
    </>
  );
};
