import { useState } from 'react';
import { dayText } from '../../lib/formats.ts';
import type { ClinicRequests } from '../../shared/schemas/clinic-request.ts';
import { Alert } from '../../ui/alert.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { RequestActs } from './use-requests.ts';

/** Accounts of whom the clinic takes no more requests: who decided it and when, and the way back. */
export const ClosedAccounts = ({ closed, acts }: { closed: ClinicRequests['closed']; acts: RequestActs }) => {
  const [opening, setOpening] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (closed.length === 0) return null;
  const reopen = async (account: ClinicRequests['closed'][number]) => {
    setOpening(account.userId);
    setFault(await acts.reopen(account));
    setOpening(null);
  };
  return (
    <section className="closed-accounts" aria-labelledby="cuentas-cerradas">
      <h2 id="cuentas-cerradas">Cuentas de las que no recibes solicitudes</h2>
      <p className="soft small">
        Leen que la clínica no recibe sus solicitudes y ven su teléfono. Sus citas confirmadas y su historia siguen
        igual.
      </p>
      {fault && <Alert tone="bad">{fault}</Alert>}
      <ul>
        {closed.map((account) => (
          <li key={account.userId}>
            <p>
              <b>{account.name}</b>
              <span className="block small soft">
                {account.closedBy ? `Lo decidió ${account.closedBy}` : 'Lo decidió alguien que ya no está'} el{' '}
                {dayText(account.closedAt)}
              </span>
            </p>
            <TwoFaced
              className="btn line small"
              busy={opening === account.userId}
              busyText="Guardando..."
              onPress={() => reopen(account)}
            >
              Volver a recibir<span className="sr-only">: {account.name}</span>
            </TwoFaced>
          </li>
        ))}
      </ul>
    </section>
  );
};
