import type { ReactNode } from 'react';
import type { Pet } from '../shared/schemas/pet.ts';

/** How a screen draws an animal for a feature (its own photo, or the guides' drawing); `sizes` says how wide, as a picture's attribute does. */
export type DrawPet = (pet: Pick<Pet, 'id' | 'species' | 'breed'>, sizes: string) => ReactNode;
