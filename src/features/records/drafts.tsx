import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, writtenDate } from '../../lib/formats.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { NO_EXAM } from '../../shared/schemas/exam.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import { BODY_PARTS, type BodyPart, type RecordDraft } from '../../shared/schemas/record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { RecordText } from './record-entry.tsx';
import { RecordForm, type WeighedPet } from './record-form.tsx';
import { useDraftWork } from './use-records.ts';

/** A draft as the call of a record takes it, under its own id. */
const signedOf = ({ id, petId, version, body, exam, ...of }: RecordDraft) => ({
  id,
  petId,
  draft: version,
  kind: of.kind,
  date: of.date,
  title: of.title,
  weight: of.weight,
  planKey: of.planKey,
  product: of.product,
  lot: of.lot,
  manufacturer: of.manufacturer,
  lotExpiresOn: of.lotExpiresOn,
  batchId: of.batchId,
  ...(exam ?? NO_EXAM),
  nextDue: of.nextDue,
  ...(Object.fromEntries(BODY_PARTS.map((part) => [part, body[part] ?? null])) as Record<BodyPart, string | null>),
});

const DraftCard = ({ draft, signs, onEdit }: { draft: RecordDraft; signs: boolean; onEdit: () => void }) => {
  const { sign, remove } = useDraftWork();
  const [asking, setAsking] = useState(false);
  const { id, petId, version, title } = draft;
  return (
    <article className="record-draft" aria-label={`Borrador: ${title}`}>
      <p className="soft small">
        <Tag tone="warn">Borrador</Tag> <span className="num">{writtenDate(draft.date)}</span> ·{' '}
        {RECORD_KIND_NAME[draft.kind]}
      </p>
      <h3>{title}</h3>
      <RecordText record={draft} />
      <p className="soft small">
        {draft.editedByName
          ? `Lo escribió ${draft.authorName} · Editado por ${draft.editedByName}, el ${dayText(draft.updatedAt)}`
          : `Lo escribió ${draft.authorName}, el ${dayText(draft.updatedAt)}`}
      </p>
      {sign.error && <Alert tone="bad">{errorText(sign.error, 'No se pudo firmar')}</Alert>}
      <div className="record-acts">
        {signs && (
          <TwoFaced
            className="btn primary small"
            busy={sign.isPending}
            busyText="Firmando..."
            onPress={() =>
              sign.mutate(signedOf(draft), { onSuccess: () => say('Firmado: ya está en la historia con tu nombre.') })
            }
          >
            Firmar<span className="sr-only"> {title}</span>
          </TwoFaced>
        )}
        <button type="button" className="btn line small" onClick={onEdit}>
          Editar<span className="sr-only"> {title}</span>
        </button>
        <button type="button" className="btn danger-line small" onClick={() => setAsking(true)}>
          Borrar<span className="sr-only"> {title}</span>
        </button>
      </div>
      {asking && (
        <Confirm
          title="¿Borrar el borrador?"
          verb="Borrar"
          pendingText="Borrando..."
          pending={remove.isPending}
          error={remove.error && errorText(remove.error, 'No se pudo borrar')}
          onConfirm={() => remove.mutate({ id, petId, version }, { onSuccess: () => say('El borrador ya no está.') })}
          onClose={() => setAsking(false)}
        >
          <p>Nadie lo firmó, así que no queda nada de «{title}» en la historia.</p>
        </Confirm>
      )}
    </article>
  );
};

/** What the clinic wrote and nobody has signed: nobody else sees it, and no carné counts it. */
export const Drafts = ({ of: { file, clinic }, pet }: { of: OpenFile; pet: WeighedPet }) => {
  const [editing, setEditing] = useState<string | null>(null);
  if (file.drafts.length === 0 || clinic.isClosed) return null;
  return (
    <section className="record-drafts no-print" aria-labelledby="borradores">
      <h3 id="borradores">Sin firmar</h3>
      <p className="soft small">Solo lo ve tu clínica. Entra a la historia cuando lo firme alguien con matrícula.</p>
      {file.drafts.map((draft) =>
        editing === draft.id ? (
          <RecordForm
            key={draft.id}
            side="clinic"
            pet={pet}
            items={file.plan.items}
            signs={file.signs}
            draft={draft}
            onDone={() => setEditing(null)}
          />
        ) : (
          <DraftCard key={draft.id} draft={draft} signs={file.signs} onEdit={() => setEditing(draft.id)} />
        ),
      )}
    </section>
  );
};
