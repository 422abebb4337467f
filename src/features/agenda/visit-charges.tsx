import { useState } from 'react';
import { itemsText, paidText } from '../../lib/charges.ts';
import { recentText } from '../../lib/formats.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { AgendaVisit, ClinicVisit } from '../../shared/schemas/visit.ts';
import { DepositDialog } from './books/deposit-dialog.tsx';
import { useReceipt } from './books/receipt.tsx';

const Stands = ({ charge, onPrint }: { charge: ClinicVisit['charges'][number]; onPrint: () => void }) => (
  <div>
    <p>Se cobraron {pesosText(charge.cop)}.</p>
    <p className="small soft">
      Cobro n.º {charge.number}: {itemsText(charge.items)}. {paidText(charge.paid) || 'No se recibió nada.'}
      {charge.actorName && ` ${charge.actorName}.`}
    </p>
    <button type="button" className="btn quiet small" onClick={onPrint}>
      Imprimir comprobante
    </button>
  </div>
);

/** What was charged for a visit and how it was paid, what was voided and why, and what its people owe or have ahead. */
export const VisitCharges = ({ visit, full }: { visit: AgendaVisit; full: ClinicVisit }) => {
  const receipt = useReceipt();
  const [takes, setTakes] = useState(false);
  return (
    <>
      {full.charges.map((charge) =>
        charge.voided ? (
          <p key={charge.id} className="small">
            <s className="num">{pesosText(charge.cop)}</s> Cobro anulado: {charge.voided.reason}
            <span className="soft">
              {' '}
              · {recentText(charge.voided.at, Date.now())}
              {charge.voided.actorName && `, ${charge.voided.actorName}`}
            </span>
          </p>
        ) : (
          <Stands key={charge.id} charge={charge} onPrint={() => receipt.print(charge.id)} />
        ),
      )}
      {full.balance !== 0 && (
        <p className="num">
          {full.balance < 0
            ? `${visit.ownerName} debe ${pesosText(-full.balance)}.`
            : `${visit.ownerName} tiene ${pesosText(full.balance)} a favor.`}
        </p>
      )}
      {visit.status !== 'pending' && visit.status !== 'cancelled' && (
        <button type="button" className="btn quiet small" onClick={() => setTakes(true)}>
          Recibir un abono
        </button>
      )}
      {takes && (
        <DepositDialog
          pet={{ id: visit.petId, name: visit.patientName }}
          appointmentId={visit.id}
          owed={-full.balance}
          onClose={() => setTakes(false)}
        />
      )}
      {receipt.sheet}
    </>
  );
};
