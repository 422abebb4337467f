import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { count } from '../../shared/number-words.ts';
import type { ClinicRequests } from '../../shared/schemas/clinic-request.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { AccountRequests } from './account-requests.tsx';
import { lapsedText } from './asker-words.ts';
import { ClosedAccounts } from './closed-accounts.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { type RequestActs, useRequestActs, useRequests } from './use-requests.ts';
import { useVisitWork } from './use-visit-work.ts';
import { VisitDialog } from './visit-dialog.tsx';

type Account = ClinicRequests['accounts'][number];
type Asking = { account: Account; what: 'decline' | 'close' };

const CloseDialog = ({ account, acts, onClose }: { account: Account; acts: RequestActs; onClose: () => void }) => {
  const { asker, visits } = account;
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    const why = await acts.close(asker);
    setFault(why);
    if (!why) onClose();
  };
  return (
    <Confirm
      title={`No recibir más solicitudes de ${asker.name}`}
      verb="No recibir más"
      pendingText="Guardando..."
      pending={acts.busy}
      error={fault}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        Leerá que la clínica no recibe sus solicitudes por la aplicación y que puede llamar. Sus citas confirmadas
        siguen en pie y su historia sigue abierta para ti. Puedes volver a recibirlas cuando quieras.
      </p>
      <p>
        {visits.length === 1
          ? 'La solicitud que espera sigue en la lista: confírmala o recházala.'
          : `Las ${count(visits.length)} solicitudes que esperan siguen en la lista: confírmalas o recházalas.`}
      </p>
    </Confirm>
  );
};

const Requests = ({ data }: { data: ClinicRequests }) => {
  const work = useVisitWork();
  const acts = useRequestActs();
  const [asking, setAsking] = useState<Asking | null>(null);
  const shown = data.accounts.reduce((sum, { visits }) => sum + visits.length, 0);
  const end = () => setAsking(null);
  return (
    <>
      {data.accounts.length > 0 ? (
        <p className="soft">
          {counted(data.waiting, 'solicitud espera', 'solicitudes esperan')} respuesta
          {data.waiting > shown && `; aquí están las ${count(shown)} más urgentes`}. {lapsedText(data.lapsed)}
        </p>
      ) : (
        <Empty title="Ninguna solicitud espera respuesta">
          Lo que pidan los dueños aparece aquí, junto por cuenta, hasta que lo confirmes o lo rechaces.{' '}
          {lapsedText(data.lapsed)}
        </Empty>
      )}
      <div className="askers">
        {data.accounts.map((account) => (
          <AccountRequests
            key={account.asker.userId}
            account={account}
            work={work}
            onDecline={() => setAsking({ account, what: 'decline' })}
            onClose={() => setAsking({ account, what: 'close' })}
          />
        ))}
      </div>
      <ClosedAccounts closed={data.closed} acts={acts} />
      {asking?.what === 'decline' && <DeclineDialog account={asking.account} acts={acts} onClose={end} />}
      {asking?.what === 'close' && <CloseDialog account={asking.account} acts={acts} onClose={end} />}
      <VisitDialog work={work} />
    </>
  );
};

/** What owners ask of the clinic, an account's together, the one to be answered first on top. */
export const RequestsPage = () => {
  const { data, error, refetch } = useRequests();
  if (data) return <Requests data={data} />;
  if (!error) return <Loading label="Cargando las solicitudes" rows={5} />;
  return <LoadFailure text={errorText(error, 'No se pudieron cargar las solicitudes')} onRetry={() => refetch()} />;
};
