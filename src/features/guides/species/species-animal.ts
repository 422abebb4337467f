import type { Folder } from '../../../shared/species.ts';

/** The breed whose retrato stands for its species on the species' page. */
export const SPECIES_ANIMAL: Record<Folder, { slug: string; alt: string }> = {
  perros: { slug: 'labrador', alt: 'Labrador amarillo' },
  gatos: { slug: 'siames', alt: 'Gato siamés' },
  hamsters: { slug: 'sirio', alt: 'Hámster sirio' },
  loros: { slug: 'guacamaya-roja', alt: 'Guacamaya roja' },
};

/** Who looks out of its door on the home page: other animals, so that the next page shows another face. */
export const DOOR_ANIMAL: Record<Folder, { slug: string; alt: string }> = {
  perros: { slug: 'beagle', alt: 'Beagle' },
  gatos: { slug: 'criollo', alt: 'Gato criollo gris y blanco' },
  hamsters: { slug: 'sirio', alt: 'Hámster sirio' },
  loros: { slug: 'ninfas', alt: 'Ninfa de cara amarilla' },
};
