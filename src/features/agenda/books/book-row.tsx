import { itemsText, paidText } from '../../../lib/charges.ts';
import { momentText } from '../../../lib/formats.ts';
import { paidTotal } from '../../../shared/charges.ts';
import { pesosText } from '../../../shared/number-words.ts';
import type { BookEntry } from '../../../shared/schemas/charge.ts';
import { Tag } from '../../../ui/tag.tsx';
import { KIND_NAME, NOBODY } from './words.ts';

const amountOf = ({ kind, totalCop, paid }: BookEntry) =>
  kind === 'deposit' || (kind === 'void' && totalCop === 0) ? paidTotal(paid) : totalCop;

/** A row of the book in a table; `children` are its acts. */
export const BookRow = ({ entry, children }: { entry: BookEntry; children: React.ReactNode }) => (
  <tr>
    <td data-label="Número" className="num">
      <b>{entry.number}</b> {KIND_NAME[entry.kind]}
      <span className="block soft small">{momentText(entry.at, Date.now())}</span>
    </td>
    <td data-label="De quién">
      <b>{entry.patientName}</b> <span className="soft small">{entry.ownerName}</span>
      <span className="block small">{itemsText(entry.items)}</span>
      {entry.voids !== null && (
        <span className="block small">
          Anula el n.º {entry.voids}: {entry.reason}
        </span>
      )}
      {entry.kind === 'deposit' && entry.reason && <span className="block small">{entry.reason}</span>}
    </td>
    <td data-label="Valor" className="num">
      {entry.voidedBy === null ? (
        pesosText(amountOf(entry))
      ) : (
        <>
          <s>{pesosText(amountOf(entry))}</s> <Tag tone="bad">Anulado</Tag>
        </>
      )}
      <span className="block soft small">{paidText(entry.paid) || 'Sin pago'}</span>
    </td>
    <td data-label="Quién">
      <span className="small">{entry.actorName ?? NOBODY}</span>
    </td>
    <td className="book-acts">{children}</td>
  </tr>
);
