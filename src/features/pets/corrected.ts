import * as z from 'zod';
import { type CorrectClient, clientContact } from '../../shared/schemas/client.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import { EDITED, type EditedPet, editedForm, editedPet } from './edited-pet.ts';

/** The owner's form of a pet, with the person who has no account to fill it in. */
export type Corrected = EditedPet & { contact: { name: string; phone: string; email: string } };

/** The species is not among them: a clinic's words and plan are that species'. */
const OF_PET = EDITED.filter((name) => name !== 'species');
/** As they stand on the screen. */
export const CORRECTED = ['contact.name', 'contact.phone', 'contact.email', ...OF_PET] as const;
/** What a draft keeps, by its own names. */
export const DRAFTED = ['contact', ...OF_PET] as const;

/** The form as a patient fills it. */
export const correctedOf = ({ pet, owner, file }: OpenFile): Corrected => ({
  ...editedPet({ ...pet, ...file }),
  contact: { name: owner.name, phone: owner.phone ?? '', email: file.ownerEmail ?? '' },
});

export type Correction = Omit<CorrectClient, 'id' | 'version' | 'clientAt'>;

/** What the call takes, but for what says which patient. `month` is this one, YYYY-MM. */
export const correctedForm = (month: string) =>
  z
    .intersection(editedForm(month), z.object({ contact: clientContact }))
    .transform(({ species: _, ...correction }): Correction => correction);
