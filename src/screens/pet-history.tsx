import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { PetFrame } from '../features/pets/pet-frame.tsx';
import { useRecordPapers } from '../features/photos/use-record-papers.tsx';
import { HistoryPage } from '../features/records/history-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen<BreedsByFolder>({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Historia clínica', description: 'Consultas, vacunas, exámenes y notas de tu mascota.' }),
  View: ({ data, params }) => {
    const papers = useRecordPapers('owner', params.id ?? '');
    return (
      <PetFrame
        id={params.id ?? ''}
        here="historia"
        title="Historia clínica de"
        draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />}
      >
        {(pet) => <HistoryPage pet={pet} papers={papers} />}
      </PetFrame>
    );
  },
});
