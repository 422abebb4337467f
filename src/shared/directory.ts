import { searchKey } from './search-key.ts';
import type { Species } from './species.ts';

/** The public directory of clinics (product.md, Public guides): its addresses and the names of its form's fields, for the page, its links and the Worker. */

export const DIRECTORY_PATH = '/clinicas';
export const DIRECTORY_TITLE = 'Veterinarias por ciudad';
/** Fields of the form: a city's slug, a species, and `DAY_AND_NIGHT` where only clinics are wanted that see emergencies at any hour. */
export const ASKED_CITY = 'ciudad';
export const ASKED_SPECIES = 'especie';
export const ASKED_HOURS = 'urgencias';
export const DAY_AND_NIGHT = '24';

/** 'bogota' of 'Bogotá', 'Bogota' and 'Bogotá, D. C.': one city, however a clinic writes it. Empty: no city. */
export const citySlug = (city: string): string =>
  searchKey(city)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^bogota-d-?c$/, 'bogota');

/** The page of a city; `query`: what else was asked for, as it stands behind '?'. */
export const cityPath = (slug: string, query = ''): string => `${DIRECTORY_PATH}/${slug}${query && `?${query}`}`;

/** Which animals a clinic sees, as its row of the directory says it. */
export const SEEN: Record<Species, string> = { perro: 'perros', gato: 'gatos', hamster: 'hámsters', loro: 'loros' };
