import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { paidText, unitsText } from '../../../lib/charges.ts';
import { errorText } from '../../../lib/errors.ts';
import { momentText, phoneText } from '../../../lib/formats.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { IVA_NAME, itemsIva, lineTotal, NOT_FISCAL, paidTotal } from '../../../shared/charges.ts';
import { pesosText } from '../../../shared/number-words.ts';
import type { Receipt } from '../../../shared/schemas/charge.ts';
import { PrintSheet } from '../../../ui/print-sheet.tsx';
import { say } from '../../../ui/toasts.tsx';

const TITLE = {
  charge: 'Comprobante de pago',
  deposit: 'Comprobante de abono',
  void: 'Comprobante de anulación',
} as const;

/** A row of the book on paper. It says that it is no fiscal document. */
const Paper = ({ receipt: { entry, clinic, balance } }: { receipt: Receipt }) => {
  const sign = entry.kind === 'void' ? -1 : 1;
  const paid = Object.fromEntries(Object.entries(entry.paid).map(([way, cop]) => [way, cop * sign]));
  const owed = entry.totalCop * sign - paidTotal(paid);
  return (
    <div className="receipt">
      <header>
        <h1>{clinic.name}</h1>
        <p>
          {clinic.address}, {clinic.city} · {phoneText(clinic.phone)}
        </p>
      </header>
      <h2>
        {TITLE[entry.kind]} n.º {entry.number}
      </h2>
      <p>
        {/* Never without its year: a paper outlives it. */}
        {momentText(entry.at, 0)} · {entry.ownerName} · {entry.patientName}
      </p>
      {entry.voidedBy !== null && <p>Anulado por el n.º {entry.voidedBy}.</p>}
      {entry.voids !== null && (
        <p>
          Anula el n.º {entry.voids}. Motivo: {entry.reason}
        </p>
      )}
      {entry.kind === 'deposit' && entry.reason && <p>{entry.reason}</p>}
      {entry.items.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Servicio</th>
              <th scope="col">IVA</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {entry.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper never move.
              <tr key={index}>
                <td>
                  {item.name} {unitsText(item)}
                  {item.discountCop > 0 && (
                    <span className="block">
                      Descuento {pesosText(item.discountCop)}: {item.discountReason}
                    </span>
                  )}
                </td>
                <td>{item.iva === null ? 'Sin definir' : IVA_NAME[item.iva]}</td>
                <td className="num">{pesosText(lineTotal(item) * sign)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td className="num">
                <b>{pesosText(entry.totalCop)}</b>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                IVA incluido
              </th>
              <td className="num">{pesosText(itemsIva(entry.items) * sign)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <p>
        {entry.kind === 'void' ? 'Devuelto' : 'Recibido'}: {paidText(paid) || 'nada'}
      </p>
      {entry.kind === 'charge' && owed > 0 && <p>De este cobro no se recibieron {pesosText(owed)}.</p>}
      {balance !== 0 && (
        <p>Hoy {balance < 0 ? `debe ${pesosText(-balance)}` : `tiene a favor ${pesosText(balance)}`}.</p>
      )}
      {entry.actorName && <p>Atendió {entry.actorName}.</p>}
      <p>
        <b>{NOT_FISCAL}</b>
      </p>
    </div>
  );
};

/** A press prints the proof of a row of the book. */
export const useReceipt = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const done = useCallback(() => setReceipt(null), []);
  const print = (id: string) =>
    client
      .fetchQuery(trpc.books.receipt.queryOptions({ id }, { staleTime: 0 }))
      .then(setReceipt, (error) => say(errorText(error, 'No se pudo preparar el comprobante')));
  return {
    print,
    sheet: receipt && (
      <PrintSheet title={`Comprobante ${receipt.entry.number}`} onDone={done}>
        <Paper receipt={receipt} />
      </PrintSheet>
    ),
  };
};
