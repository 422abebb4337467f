import { useSearch } from 'wouter';
import { ImportPage } from '../features/clients/import/import-page.tsx';
import { PatientsPage } from '../features/clients/patients-page.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = ({ data: breeds }: { data: BreedsByFolder }) => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <OpenRecords>
        {new URLSearchParams(useSearch()).has('importar') ? (
          <ImportPage />
        ) : (
          <PatientsPage draw={(pet, sizes) => <PetPortrait pet={pet} breeds={breeds} sizes={sizes} />} />
        )}
      </OpenRecords>
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Pacientes', description: 'Los pacientes de tu clínica y sus dueños.' }),
  View,
});
