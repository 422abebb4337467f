import { useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { useToday } from '../../lib/now.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { Drafts } from './drafts.tsx';
import { PatientPapers } from './patient-papers.tsx';
import { RecordForm } from './record-form.tsx';
import type { RecordPapers } from './record-papers.ts';
import { Timeline } from './timeline.tsx';
import { startOf } from './typed-record.ts';

/** The plan as a new entry is offered it: of what was given before, no second dose of a first series follows. */
const offeredItems = ({ plan, acts }: OpenFile['file']) =>
  plan.items.map((item) => (acts.some(({ planKey }) => planKey === item.id) ? { ...item, secondDays: null } : item));

/** The clinic's part of the history. `writing`: whoever came here came to write (`?nuevo`). */
export const PatientHistory = ({
  of,
  papers,
  onWritten,
  ...asked
}: {
  of: OpenFile;
  papers: RecordPapers;
  writing: boolean;
  onWritten: () => void;
}) => {
  const { file, clinic } = of;
  const [writing, setWriting] = useState(() => asked.writing || leftOpen(`registro:${of.pet.id}:`) !== null);
  const pet = { ...of.pet, weights: file.weights.toReversed().map(({ at, weight }) => ({ at, kg: weight })) };
  const today = useToday();
  const done = () => {
    setWriting(false);
    onWritten();
  };
  return (
    <section className="history" aria-labelledby="historia">
      <div className="row-head no-print">
        <h2 id="historia">Historia clínica</h2>
        <PatientPapers of={of} papers={papers} />
      </div>
      {!clinic.isClosed && !writing && (
        <button type="button" className="btn primary justify-self-start no-print" onClick={() => setWriting(true)}>
          <Icon name="plus" />
          Nuevo registro
        </button>
      )}
      {!clinic.isClosed && writing && (
        <RecordForm
          side="clinic"
          pet={pet}
          items={offeredItems(file)}
          templates={file.templates}
          start={startOf(of.visits, today)}
          signs={file.signs}
          onDone={done}
        />
      )}
      <Drafts of={of} pet={pet} />
      {!file.hasGrant && of.owner.hasAccount && (
        <p className="soft small no-print">
          Aquí está lo que escribió tu clínica. Lo del dueño y lo de otras clínicas lo ves si {of.owner.name} te da
          permiso desde el carné de {pet.name}.
        </p>
      )}
      <Timeline
        side="clinic"
        pet={pet}
        items={file.plan.items}
        canWrite={!clinic.isClosed}
        canCorrect={!clinic.isClosed && file.signs}
        papers={papers}
        empty="El primer registro abre la historia: motivo, hallazgos, diagnóstico y plan quedan con tu nombre y la fecha."
      />
    </section>
  );
};
