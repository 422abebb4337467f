import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { PetFrame } from '../features/pets/pet-frame.tsx';
import { PaperCarne } from '../features/photos/paper-carne.tsx';
import { CarnePage } from '../features/records/carne-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen<BreedsByFolder>({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Carné de vacunación', description: 'Lo aplicado, lo que toca y lo que se venció.' }),
  View: ({ data, params }) => (
    <PetFrame
      id={params.id ?? ''}
      here="carne"
      title="Carné de"
      draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />}
    >
      {(pet) => (
        <CarnePage
          petId={pet.id}
          weights={pet.weights}
          paper={<PaperCarne side="owner" pet={pet} canAdd={pet.archivedAt === null} />}
        />
      )}
    </PetFrame>
  ),
});
