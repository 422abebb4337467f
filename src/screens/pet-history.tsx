import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { PetFrame } from '../features/pets/pet-frame.tsx';
import { HungPapers } from '../features/photos/hung-papers.tsx';
import { HistoryPage } from '../features/records/history-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen<BreedsByFolder>({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Historia clínica', description: 'Consultas, vacunas, exámenes y notas de tu mascota.' }),
  View: ({ data, params }) => (
    <PetFrame
      id={params.id ?? ''}
      here="historia"
      title="Historia clínica de"
      draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />}
    >
      {(pet) => (
        <HistoryPage
          pet={pet}
          papers={({ rootId, title }, canAdd) => (
            <HungPapers side="owner" petId={pet.id} to={{ kind: 'record', of: rootId }} name={title} canAdd={canAdd} />
          )}
        />
      )}
    </PetFrame>
  ),
});
