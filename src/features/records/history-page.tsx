import { useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { useAuth } from '../../lib/session.tsx';
import { DEFAULT_PLANS } from '../../shared/default-plans.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { CarePapers } from './care/care-papers.tsx';
import { ownSheetPet } from './care/sheet.tsx';
import { HistoryFile } from './history-file.tsx';
import { RecordForm, type WeighedPet } from './record-form.tsx';
import type { RecordPapers } from './record-papers.ts';
import { Timeline } from './timeline.tsx';
import { useCarne } from './use-records.ts';

/** An owner writes what they saw and what others did; the kinds most at hand first. */
const KINDS = ['nota', 'consulta', 'vacuna', 'desparasitacion', 'examen', 'procedimiento'] as const;

/** The clinical history of a pet, for its owner. */
export const HistoryPage = ({
  pet,
  papers,
}: {
  pet: WeighedPet & Pick<PetFile, 'archivedAt' | 'breed' | 'sex' | 'colour' | 'microchip' | 'birthMonth' | 'weight'>;
  papers: RecordPapers;
}) => {
  const [writing, setWriting] = useState(() => leftOpen(`registro:${pet.id}:`) !== null);
  const carne = useCarne(pet.id);
  const items = carne.data?.plan.items ?? DEFAULT_PLANS[pet.species].items;
  const canWrite = pet.archivedAt === null;
  const { user } = useAuth();
  return (
    <section className="history" aria-label="Historia clínica">
      <div className="row-head no-print">
        {canWrite && !writing ? (
          <button type="button" className="btn primary" onClick={() => setWriting(true)}>
            <Icon name="plus" />
            Anotar algo
          </button>
        ) : (
          <span />
        )}
        <HistoryFile pet={pet} papers={papers} />
      </div>
      {writing && <RecordForm side="owner" pet={pet} items={items} kinds={KINDS} onDone={() => setWriting(false)} />}
      <CarePapers side="owner" pet={ownSheetPet(pet, user?.name ?? '')} />
      <Timeline
        side="owner"
        pet={pet}
        items={items}
        canWrite={canWrite}
        papers={papers}
        empty={`Lo que escriba la clínica en cada visita aparece aquí. También puedes anotar lo que ves en casa: qué comió, qué vomitó, desde cuándo cojea.`}
      />
    </section>
  );
};
