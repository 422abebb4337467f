import { type ReactNode, useCallback, useState } from 'react';
import { dayText, writtenDate } from '../../../lib/formats.ts';
import type { Prescription } from '../../../shared/schemas/care.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PrintSheet } from '../../../ui/print-sheet.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { confirmedText, licenceText, medicineText } from '../words.ts';
import { PrescriptionDialog, type TreatedPet } from './prescription-dialog.tsx';
import { PrescriptionSheet } from './prescription-sheet.tsx';
import type { SheetPet } from './sheet.tsx';
import { useCareWork } from './use-care.ts';

const Row = ({ of, acts }: { of: Prescription; acts: ReactNode }) => (
  <li className="patient-visit formula-row">
    <div>
      <p className="soft small">
        {writtenDate(of.date)} · {of.clinic.name}
      </p>
      <ul>
        {of.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a signed list never changes.
          <li key={index}>
            <b>{medicineText(item)}</b>: {item.dose}
            {item.days !== null && `, por ${item.days === 1 ? '1 día' : `${item.days} días`}`}
          </li>
        ))}
      </ul>
      {of.note && <p className="small record-words">{of.note}</p>}
      {of.confirmed && <p className="small record-words">{confirmedText(of.confirmed)}</p>}
      <p className="soft small">
        {of.authorName}. {licenceText(of)}.
      </p>
      {of.voidedAt !== null && (
        <p className="small">
          <Tag tone="bad">Anulada</Tag> el {dayText(of.voidedAt)} por {of.voidedByName}: {of.voidReason}
        </p>
      )}
    </div>
    <div className="acts no-print">{acts}</div>
  </li>
);

/** A pet's fórmulas, the latest first; `treated`: this clinic's vet may write and void them, and must know this of it. */
export const Prescriptions = ({
  rows,
  pet,
  treated,
  why,
}: {
  rows: readonly Prescription[];
  pet: SheetPet;
  treated: TreatedPet | null;
  /** Who signs, where this reader does not. */
  why?: string | undefined;
}) => {
  const signs = treated !== null;
  const { voidPrescription } = useCareWork();
  const [writing, setWriting] = useState(false);
  const [printed, setPrinted] = useState<Prescription | null>(null);
  const [voided, setVoided] = useState<Prescription | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  return (
    <section className="patient-part" aria-labelledby="formulas">
      <div className="row-head">
        <h2 id="formulas">Fórmulas</h2>
        {signs && (
          <button type="button" className="btn primary small no-print" onClick={() => setWriting(true)}>
            <Icon name="plus" />
            Nueva fórmula
          </button>
        )}
      </div>
      {why && <p className="soft small">{why}</p>}
      {rows.length === 0 && <p className="soft">Ninguna todavía.</p>}
      <ul className="patient-visits">
        {rows.map((of) => (
          <Row
            key={of.id}
            of={of}
            acts={
              <>
                <button type="button" className="btn line small" onClick={() => setPrinted(of)}>
                  <Icon name="printer" />
                  Imprimir<span className="sr-only"> la fórmula del {writtenDate(of.date)}</span>
                </button>
                {signs && of.voidedAt === null && (
                  <button type="button" className="link small" onClick={() => setVoided(of)}>
                    Anular<span className="sr-only"> la fórmula del {writtenDate(of.date)}</span>
                  </button>
                )}
              </>
            }
          />
        ))}
      </ul>
      {writing && treated && <PrescriptionDialog pet={pet} treated={treated} onClose={() => setWriting(false)} />}
      {printed && (
        <PrintSheet title={`Fórmula de ${pet.name}`} onDone={done}>
          <PrescriptionSheet of={printed} pet={pet} />
        </PrintSheet>
      )}
      {voided && (
        <ReasonDialog
          act={(reason) => voidPrescription.mutateAsync({ id: voided.id, reason })}
          title="¿Anular esta fórmula?"
          verb="Anular fórmula"
          done="Fórmula anulada."
          onClose={() => setVoided(null)}
        >
          Su dueño la sigue viendo, marcada como anulada, con el motivo. Lo ya impreso no se recoge: avísale.
        </ReasonDialog>
      )}
    </section>
  );
};
