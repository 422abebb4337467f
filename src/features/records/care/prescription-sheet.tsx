import { writtenDate } from '../../../lib/formats.ts';
import { WITHOUT_CONTROLLED } from '../../../shared/controlled.ts';
import type { Prescription } from '../../../shared/schemas/care.ts';
import { confirmedText, licenceText, medicineText } from '../words.ts';
import { SheetHead, type SheetPet } from './sheet.tsx';

/** A fórmula on paper. */
export const PrescriptionSheet = ({ of, pet }: { of: Prescription; pet: SheetPet }) => (
  <>
    <SheetHead clinic={of.clinic} title="Fórmula médica veterinaria" pet={pet}>
      Expedida el {writtenDate(of.date)}.
    </SheetHead>
    {of.voidReason && (
      <p>
        <b>ANULADA:</b> {of.voidReason}. No la uses.
      </p>
    )}
    <ol className="sheet-items">
      {of.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a signed list never changes.
        <li key={index}>
          <b>{medicineText(item)}</b>
          <br />
          {item.dose}
          {item.days !== null && `. Por ${item.days === 1 ? '1 día' : `${item.days} días`}.`}
        </li>
      ))}
    </ol>
    {of.note && (
      <p className="record-words">
        <b>Indicaciones:</b> {of.note}
      </p>
    )}
    {of.confirmed && <p className="record-words">{confirmedText(of.confirmed)}</p>}
    <p>{WITHOUT_CONTROLLED}</p>
    <p className="sheet-sign">
      {of.authorName}
      <br />
      {licenceText(of)}
    </p>
  </>
);
