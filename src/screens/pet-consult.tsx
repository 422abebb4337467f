import { ConsultPage } from '../features/consult/consult-page.tsx';
import { EmergencyNumbers } from '../features/guides/first-aid/emergency-numbers.tsx';
import { emergencyNumbers } from '../features/guides/first-aid/numbers.ts';
import { redFlags } from '../features/guides/first-aid/red-flags.ts';
import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { ClinicCall } from '../features/pets/clinic-call.tsx';
import { PetFrame } from '../features/pets/pet-frame.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { Triage } from '../shared/red-flags/triage.ts';

type Data = {
  breeds: BreedsByFolder;
  numbers: Awaited<ReturnType<typeof emergencyNumbers>>;
  triage: Triage;
};

export const screen = defineScreen<Data>({
  api: true,
  load: async () => {
    const [breeds, numbers, triage] = await Promise.all([everyBreed(), emergencyNumbers(), redFlags()]);
    return { breeds, numbers, triage };
  },
  head: () => ({
    title: 'Consultar con IA',
    description:
      'Pregunta por tu mascota: primero lo que no espera, después lo que dicen nuestras guías, con su fuente.',
  }),
  View: ({ data, params }) => (
    <PetFrame
      id={params.id ?? ''}
      here="consulta"
      title="Consultar con IA sobre"
      draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data.breeds} sizes={sizes} />}
    >
      {(pet) => (
        <ConsultPage
          pet={pet}
          triage={data.triage}
          calls={
            <>
              {pet.clinic && <ClinicCall clinic={pet.clinic} />}
              <EmergencyNumbers numbers={data.numbers} />
            </>
          }
        />
      )}
    </PetFrame>
  ),
});
