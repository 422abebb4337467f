import type { ReactNode } from 'react';
import { phoneText, weightText } from '../../../lib/formats.ts';
import { ageText } from '../../../shared/pets.ts';
import type { Species } from '../../../shared/species.ts';
import { SPECIES_NAME } from '../../../shared/species.ts';
import { thisMonth } from '../../../shared/time.ts';

/** Whom a sheet is about, as either side knows it. */
export type SheetPet = {
  id: string;
  name: string;
  species: Species;
  breed: string | null;
  /** Sex, colour, age, weight, microchip: what stands after the breed. */
  facts: readonly (string | null)[];
  /** Who keeps it. */
  ownerName: string;
};
/** An owner's own pet, by its file or its carné (which knows no weight). */
export const ownSheetPet = (
  {
    sex,
    colour,
    microchip,
    birthMonth,
    weight,
    ...pet
  }: Pick<SheetPet, 'id' | 'name' | 'species' | 'breed'> & {
    sex: string | null;
    colour: string | null;
    microchip: string | null;
    birthMonth: string;
    weight?: number;
  },
  ownerName: string,
): SheetPet => ({
  id: pet.id,
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  ownerName,
  facts: [
    sex,
    colour,
    ageText(birthMonth, thisMonth(Date.now())),
    weight === undefined ? null : weightText(weight),
    microchip ? `microchip ${microchip}` : 'sin microchip registrado',
  ],
});

type ClinicHead = { name: string; city: string; address: string; phone: string };

/** The head of what a clinic hands over: whose paper it is, what it is, and about which animal. */
export const SheetHead = ({
  clinic,
  title,
  pet,
  children,
}: {
  clinic: ClinicHead;
  title: string;
  pet: SheetPet;
  children: ReactNode;
}) => (
  <>
    <div className="sheet-head">
      <div>
        <b>{clinic.name}</b>
        <br />
        {[clinic.address, clinic.city].filter(Boolean).join(', ')}
      </div>
      {clinic.phone && <div>Tel. {phoneText(clinic.phone)}</div>}
    </div>
    <h1>{title}</h1>
    <p>
      <b>{pet.name}</b>: {[SPECIES_NAME[pet.species].one, pet.breed, ...pet.facts].filter(Boolean).join(' · ')}
      <br />
      Propietario: {pet.ownerName}. {children}
    </p>
  </>
);
