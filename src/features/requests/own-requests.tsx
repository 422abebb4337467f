import { errorText } from '../../lib/errors.ts';
import { longDate, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { type DataRequest, REQUEST_KIND_NAME } from '../../shared/schemas/request.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stateOf } from './due-words.ts';
import { RequestForm } from './request-form.tsx';
import { RequestText } from './request-text.tsx';
import { useOwnRequests } from './use-requests.ts';

const OwnRequest = ({ request, minute }: { request: DataRequest; minute: string }) => {
  const [today, now] = [minute.slice(0, 10), instantOf(minute)];
  const { kind, createdAt, dueOn, answeredAt } = request;
  const state = stateOf(request, today);
  return (
    <li className="request">
      <div className="request-head">
        <p>
          <b>{REQUEST_KIND_NAME[kind]}</b> <Tag tone={state.tone}>{state.text}</Tag>
        </p>
        <p className="soft small">
          Enviada: {recentText(createdAt, now)}
          {answeredAt === null && ` · Te responden a más tardar el ${longDate(dueOn, today)}`}
        </p>
      </div>
      <RequestText request={request} now={now} today={today} />
    </li>
  );
};

/** What a person asked about their own data, with state and last day, and the form to ask. */
export const OwnRequests = () => {
  const requests = useOwnRequests();
  const minute = useMinute();
  return (
    <section className="account-part" aria-labelledby="solicitudes-titulo">
      <h3 id="solicitudes-titulo">Solicitudes sobre mis datos</h3>
      {requests.isPending && <Loading label="Cargando tus solicitudes" rows={2} />}
      {requests.error && !requests.data && (
        <LoadFailure
          text={errorText(requests.error, 'No se pudieron cargar tus solicitudes')}
          onRetry={() => requests.refetch()}
        />
      )}
      {requests.data && requests.data.rows.length === 0 && (
        <Empty title="Todavía no has pedido nada">
          La ley te deja preguntar qué datos tuyos tenemos y pedir que se corrijan o se borren. Escríbelo abajo: la
          respuesta llega aquí.
        </Empty>
      )}
      {requests.data && requests.data.rows.length > 0 && (
        <ul className="requests">
          {requests.data.rows.map((request) => (
            <OwnRequest key={request.id} request={request} minute={minute} />
          ))}
        </ul>
      )}
      <RequestForm />
    </section>
  );
};
