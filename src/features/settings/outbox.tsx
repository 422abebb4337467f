import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted, recentText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { NOTICES } from '../../shared/notices.ts';
import type { OutboxRow } from '../../shared/schemas/post.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { howMany } from './figures.ts';

/** Somebody without an account: toor has no page of them. */
const CLIENT = 'alguien sin cuenta, de una clínica';

/** Classes of faults in words; what the service names by a code is shown by it, so that its documentation can be asked. */
const FAULT: Readonly<Record<string, string>> = {
  timeout: 'El servicio de correo no respondió a tiempo',
  error: 'El envío se cortó',
  no_address: 'Ya no hay a dónde enviarlo',
  E_PUSH_HOST: 'Va a un servicio de avisos que no se conoce',
  E_PUSH_KEYS: 'El dispositivo dio llaves que no sirven',
};
const faultText = (fault: string): string =>
  FAULT[fault] ??
  `El servicio de ${fault.startsWith('E_PUSH_') ? 'avisos' : 'correo'} respondió ${fault.replace('E_PUSH_', '')}`;

const STATE: Readonly<Record<OutboxRow['state'], string>> = {
  waiting: 'Espera',
  sending: 'Saliendo',
  sent: 'Enviado',
  unknown: 'No se sabe',
  given_up: 'No salió',
};

const Row = ({ row, onRetry, busy }: { row: OutboxRow; onRetry: () => void; busy: boolean }) => (
  <li>
    <span className="consent-who">
      <span>
        {NOTICES[row.kind]}{' '}
        <Tag tone={row.state === 'given_up' ? 'bad' : row.state === 'unknown' ? 'warn' : 'plain'}>
          {STATE[row.state]}
        </Tag>
      </span>
      <span className="soft small">
        Para {row.userId ? <Link href={`/dashboard/toor/users/${row.userId}`}>{row.userName}</Link> : CLIENT} ·{' '}
        {recentText(Date.parse(row.createdAt), Date.now())}
      </span>
    </span>
    <span className="soft small">
      {counted(row.attempts, 'intento', 'intentos')}
      {row.lastError !== null && ` · ${faultText(row.lastError)}`}
      {row.state === 'waiting' && ` · Próximo: ${recentText(Date.parse(row.nextAt), Date.now())}`}
    </span>
    {row.state === 'given_up' && (
      <button type="button" className="btn line small" disabled={busy} onClick={onRetry}>
        Intentar otra vez
        <span className="sr-only">
          {' '}
          {NOTICES[row.kind]} para {row.userName ?? CLIENT}
        </span>
      </button>
    )}
  </li>
);

/** What waits to go out by e-mail and what did not go out, with why; no address and no text. */
export const OutboxState = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const outbox = useQuery(trpc.post.outbox.queryOptions());
  const retry = useMutation(
    trpc.post.retry.mutationOptions({
      onSuccess: () => say('Sale en el próximo minuto.'),
      onSettled: () => client.invalidateQueries(trpc.post.outbox.pathFilter()),
    }),
  );
  if (outbox.error && !outbox.data)
    return (
      <LoadFailure text={errorText(outbox.error, 'No se pudo cargar el correo')} onRetry={() => outbox.refetch()} />
    );
  if (!outbox.data) return <Loading label="Cargando el correo" rows={4} />;
  const { enabled, waiting, failed, waitingCount, failedCount, sentToday } = outbox.data;
  const list = (rows: OutboxRow[]) => (
    <ul className="clinic-people outbox">
      {rows.map((row) => (
        <Row key={row.id} row={row} busy={retry.isPending} onRetry={() => retry.mutate({ id: row.id })} />
      ))}
    </ul>
  );
  return (
    <>
      {!enabled && (
        <Alert tone="info">
          Este despliegue no envía correos: nadie recibe avisos ni recupera su contraseña solo.{' '}
          <code>docs/email.md</code> dice cómo encenderlo.
        </Alert>
      )}
      <dl className="service-facts">
        <div>
          <dt>Enviados en las últimas 24 horas</dt>
          <dd className="num">{howMany(sentToday)}</dd>
        </div>
        <div>
          <dt>Esperan</dt>
          <dd className="num">{howMany(waitingCount)}</dd>
        </div>
        <div>
          <dt>No salieron</dt>
          <dd className="num">{howMany(failedCount)}</dd>
        </div>
      </dl>
      {retry.error && <Alert tone="bad">{errorText(retry.error, 'No se pudo intentar otra vez')}</Alert>}
      {waiting.length > 0 && (
        <>
          <h3>Esperan</h3>
          {list(waiting)}
        </>
      )}
      <h3>No salieron</h3>
      {failed.length === 0 ? (
        <p className="soft measure">Nada. Lo que no sale en un día se deja de intentar y aparece aquí.</p>
      ) : (
        <>
          <p className="soft measure">
            «No se sabe»: pudo haber salido, y por eso no se envía otra vez. Se muestran los más recientes; pasado un
            mes se borran.
          </p>
          {list(failed)}
        </>
      )}
    </>
  );
};
