import type { Folder } from '../../../shared/species.ts';

/** The breed whose retrato stands for its species: at its door on the home page and on its species page. */
export const SPECIES_ANIMAL: Record<Folder, { slug: string; alt: string }> = {
  perros: { slug: 'labrador', alt: 'Labrador amarillo' },
  gatos: { slug: 'siames', alt: 'Gato siamés' },
  hamsters: { slug: 'sirio', alt: 'Hámster sirio' },
  loros: { slug: 'guacamaya-roja', alt: 'Guacamaya roja' },
};
