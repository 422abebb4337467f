import { useState } from 'react';
import { writtenDate } from '../../../lib/formats.ts';
import { CONSENT_WAY_NAME } from '../../../shared/care.ts';
import type { ProcedureConsent } from '../../../shared/schemas/care.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { useCareWork } from './use-care.ts';

/** Who agreed to which procedure, the latest first. `write` null: it is only read. */
export const Consents = ({
  rows,
  write,
}: {
  rows: readonly ProcedureConsent[];
  write: { petId: string; ownerName: string; document: string | null } | null;
}) => {
  const { endConsent } = useCareWork();
  const [writing, setWriting] = useState(false);
  const [ended, setEnded] = useState<ProcedureConsent | null>(null);
  return (
    <section className="patient-part" aria-labelledby="consentimientos">
      <div className="row-head">
        <h2 id="consentimientos">Consentimientos</h2>
        {write && (
          <button type="button" className="btn line small no-print" onClick={() => setWriting(true)}>
            <Icon name="plus" />
            Anotar consentimiento
          </button>
        )}
      </div>
      {rows.length === 0 && <p className="soft">Ninguno todavía.</p>}
      <ul className="patient-visits">
        {rows.map((of) => (
          <li key={of.id} className="patient-visit">
            <div>
              <b>{of.procedure}</b>
              <p className="small">
                {of.agreedBy}
                {of.document && `, documento ${of.document}`} · {CONSENT_WAY_NAME[of.way]} · {writtenDate(of.agreedOn)}
              </p>
              {of.note && <p className="small record-words">{of.note}</p>}
              <p className="soft small">
                Lo anotó {of.authorName} ({of.clinicName})
              </p>
              {of.endedOn && (
                <p className="small">
                  <Tag tone="bad">Terminó</Tag> el {writtenDate(of.endedOn)}, lo anotó {of.endedByName}: {of.endReason}
                </p>
              )}
            </div>
            {write && !of.endedOn && (
              <button type="button" className="link small no-print" onClick={() => setEnded(of)}>
                Terminar<span className="sr-only"> el consentimiento de {of.procedure}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {writing && write && <ConsentDialog {...write} onClose={() => setWriting(false)} />}
      {ended && (
        <ReasonDialog
          act={(reason) => endConsent.mutateAsync({ id: ended.id, reason })}
          title="¿Terminar este consentimiento?"
          verb="Terminar"
          done="El consentimiento terminó."
          onClose={() => setEnded(null)}
        >
          Porque lo retiraron o se anotó por error. Queda en la lista, con la fecha de hoy y el motivo.
        </ReasonDialog>
      )}
    </section>
  );
};
