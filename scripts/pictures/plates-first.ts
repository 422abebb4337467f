import type { Folder } from '../../src/shared/species.ts';
import { type Breed, defineBreed, type Plates } from './plates.ts';

/** A breed of which only the retrato is to be shown yet; its other plates stand in its file. */
export const defineFirst = (folder: Folder, slug: string, plates: Plates): Breed =>
  defineBreed(folder, slug, { 1: plates[1] });
