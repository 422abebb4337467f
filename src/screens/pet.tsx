import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isSpecial, legalFile, noticeFor, PetLaw, PetNotice } from '../features/guides/breeds/pet-law.tsx';
import {
  type BreedsByFolder,
  breedNames,
  breedOfPet,
  everyBreed,
  PetPortrait,
} from '../features/guides/pictures/pet-portrait.tsx';
import { HandOver, SharedPet } from '../features/household/hand-over.tsx';
import { PetMedicines } from '../features/medicines/pet-medicines.tsx';
import { Farewell } from '../features/pets/farewell.tsx';
import { Papers } from '../features/pets/papers.tsx';
import { PetEdit } from '../features/pets/pet-edit.tsx';
import { PetFacts } from '../features/pets/pet-facts.tsx';
import { PetFrame } from '../features/pets/pet-frame.tsx';
import { Shelve } from '../features/pets/shelve.tsx';
import { WeightSection } from '../features/pets/weight-section.tsx';
import { OwnPhoto } from '../features/photos/own-photo.tsx';
import { leftOpen } from '../lib/draft.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import type { PetFile } from '../shared/schemas/pet-file.ts';
import { FOLDER_OF } from '../shared/species.ts';
import { Icon } from '../ui/icon.tsx';

type Data = { breeds: BreedsByFolder; law: Awaited<ReturnType<typeof legalFile>> };

const Page = ({ pet, breeds, law }: { pet: PetFile } & Data) => {
  const [editing, setEditing] = useState(() => leftOpen(`ficha:${pet.id}`) !== null);
  const wasEditing = useRef(false);
  // Back where the form was opened from.
  useEffect(() => {
    if (wasEditing.current && !editing) document.getElementById('editar')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const folder = FOLDER_OF[pet.species];
  const breed = breedOfPet(breeds, pet);
  const notice = pet.diedAt === null && noticeFor(law, pet, breed?.flags ?? []);
  return (
    <>
      {notice && !isSpecial(notice) && <PetNotice notice={notice} />}
      <div className="pet-columns">
        {editing ? (
          <section aria-labelledby="editar-ficha">
            <h2 id="editar-ficha" className="mb-5">
              Editar la ficha
            </h2>
            <PetEdit pet={pet} breedNames={breedNames(breeds)} onDone={() => setEditing(false)} />
          </section>
        ) : (
          <PetFacts
            pet={pet}
            guide={breed ? { name: breed.name, href: paths.breed(folder, breed.slug) } : null}
            onEdit={pet.archivedAt === null ? () => setEditing(true) : null}
          />
        )}
        <WeightSection
          pet={pet}
          breed={breed ? { name: breed.name, min: breed.weight.min / 1000, max: breed.weight.max / 1000 } : null}
        />
      </div>
      <PetMedicines pet={pet} />
      {notice && isSpecial(notice) && <Papers pet={pet} law={<PetLaw notice={notice} />} />}
      {pet.sharedBy === null ? (
        <>
          <Farewell pet={pet} />
          {pet.archivedAt === null && pet.diedAt === null && <HandOver pet={pet} />}
          <Shelve pet={pet} />
        </>
      ) : (
        <SharedPet pet={pet} />
      )}
    </>
  );
};

const Book = ({ pet }: { pet: PetFile }) =>
  pet.archivedAt === null &&
  pet.diedAt === null && (
    <Link href={paths.book(pet.id)} className="btn primary">
      <Icon name="calendar-plus" />
      Agendar Cita
    </Link>
  );

export const screen = defineScreen<Data>({
  api: true,
  load: async () => {
    const [breeds, law] = await Promise.all([everyBreed(), legalFile()]);
    return { breeds, law };
  },
  head: () => ({ title: 'Mi mascota', description: 'La ficha de tu mascota: datos, peso y papeles.' }),
  View: ({ data, params }) => (
    <PetFrame
      id={params.id ?? ''}
      draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data.breeds} sizes={sizes} />}
      acts={(pet) => (
        <>
          <Book pet={pet} />
          {pet.archivedAt === null && <OwnPhoto pet={pet} />}
        </>
      )}
    >
      {(pet) => <Page pet={pet} {...data} />}
    </PetFrame>
  ),
});
