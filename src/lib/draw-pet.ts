import type { ReactNode } from 'react';
import type { Pet } from '../shared/schemas/pet.ts';

/** How a screen draws an animal for a feature (the drawings are the guides'); `sizes` says how wide, as a picture's attribute does. */
export type DrawPet = (pet: Pick<Pet, 'species' | 'breed'>, sizes: string) => ReactNode;
