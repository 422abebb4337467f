import { PersonPart } from '../features/clients/person-part.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { vitalSigns } from '../features/guides/first-aid/aid-data.ts';
import {
  type BreedsByFolder,
  breedNames,
  breedOfPet,
  everyBreed,
  PetPortrait,
} from '../features/guides/pictures/pet-portrait.tsx';
import { CorrectDialog } from '../features/pets/correct-dialog.tsx';
import { rangeText, WeightChart } from '../features/pets/weight-chart.tsx';
import { PaperCarne } from '../features/photos/paper-carne.tsx';
import { useRecordPapers } from '../features/photos/use-record-papers.tsx';
import { GuideVitals } from '../features/records/guide-vitals.ts';
import { PatientPage } from '../features/records/patient-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { PatientFile } from '../shared/schemas/patient-file.ts';

/** The patient's weights over the range of its breed's adults. */
const Weights = ({ of: { pet, file }, breeds }: { of: PatientFile; breeds: BreedsByFolder }) => {
  const breed = breedOfPet(breeds, pet);
  const range = breed ? { min: breed.weight.min / 1000, max: breed.weight.max / 1000 } : null;
  return (
    <>
      <WeightChart
        name={pet.name}
        weights={(file?.weights ?? []).map(({ at, weight }) => ({ at, kg: weight }))}
        range={range}
      />
      {breed && range && (
        <p className="small chart-key">
          <span className="chart-swatch" aria-hidden="true" />
          <span>
            Adultos de {breed.name}: <b className="num">{rangeText(range)}</b>
          </span>
        </p>
      )}
    </>
  );
};

type Data = { breeds: BreedsByFolder; vitals: Awaited<ReturnType<typeof vitalSigns>> };

export const screen = defineScreen<Data>({
  api: true,
  load: async () => {
    const [breeds, vitals] = await Promise.all([everyBreed(), vitalSigns()]);
    return { breeds, vitals };
  },
  head: () => ({ title: 'Paciente', description: 'La historia clínica, el carné y las citas de un paciente.' }),
  View: ({ data: { breeds, vitals }, params }) => (
    <GuideVitals
      value={{ rows: vitals.rows, sources: vitals.sources.map(({ publisher, title }) => `${title} (${publisher})`) }}
    >
      <ClinicNav />
      <OpenRecords inPage>
        <PatientPage
          petId={params.id ?? ''}
          draw={(pet, sizes) => <PetPortrait pet={pet} breeds={breeds} sizes={sizes} />}
          papers={useRecordPapers('clinic', params.id ?? '')}
          paperCarne={({ pet }) => <PaperCarne side="clinic" pet={pet} canAdd={false} />}
          chart={(of) => <Weights of={of} breeds={breeds} />}
          person={({ pet }) => <PersonPart petId={pet.id} />}
          correct={(of, onClose) =>
            of.file.own && (
              <CorrectDialog of={of} own={of.file.own} breeds={breedNames(breeds)[of.pet.species]} onClose={onClose} />
            )
          }
        />
      </OpenRecords>
    </GuideVitals>
  ),
});
