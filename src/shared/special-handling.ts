import { searchKey } from './search-key.ts';
import type { Species } from './species.ts';

/** Breeds that Ley 1801 de 2016, article 126, names, as people write them. Their crosses count too. */
const NAMED = [
  'american staffordshire',
  'amstaff',
  'bullmastiff',
  'bull mastiff',
  'doberman',
  'dogo argentino',
  'dogo de burdeos',
  'fila brasileiro',
  'fila brasilero',
  'mastin napolitano',
  'bull terrier',
  'pit bull',
  'pitbull',
  'presa canario',
  'rottweiler',
  'rotweiler',
  'rottwailer',
  'staffordshire terrier',
  'tosa japones',
  'tosa inu',
] as const;

/** Whether the law asks special handling of a dog, by its breed in its owner's words; a cross names the breed too. */
export const isSpecialHandling = (species: Species, breed: string | null): boolean => {
  if (species !== 'perro' || !breed) return false;
  const key = ` ${searchKey(breed).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return NAMED.some((name) => key.includes(` ${name} `) || key.includes(` ${name}s `));
};
