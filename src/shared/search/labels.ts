import { BRAND } from '../brand.ts';
import { paths } from '../paths.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../species.ts';
import type { Corpus, GuideKind } from './corpus.ts';
import type { Answer, FoundPage } from './pages.ts';

/** What the results say, whoever draws them: the app (features/guides/search/search-results.tsx) or the Worker (pages/search-results.ts). */

export const SEARCH_TITLE = 'Buscar en toda la guía';
export const SEARCH_WORDS = {
  description:
    'Busca entre razas, cuidados, alimentación, salud, primeros auxilios y tóxicos de perros, gatos, hámsters y loros.',
  urgent: 'Primero, lo urgente',
  all: 'Resultados',
  rest: 'Más resultados',
  call: 'Si está pasando ahora, llama',
  clinic: 'Mi clínica',
  noClinic: 'A quién llamar',
  callNote: 'El 123 es para personas heridas; no manda ambulancia veterinaria.',
  poisonNote: 'Toxicología es una línea de personas: orienta sobre el producto.',
  press: 'Si no respira: comprime ya',
  also: 'También:',
  none: 'No encontramos nada con esas palabras',
  noneAdvice: 'Prueba con menos palabras o con otro nombre: el síntoma, la planta, la marca, la raza.',
  meant: '¿Quisiste decir?',
  pressing: 'Si está pasando ahora',
} as const;

/** Where the clinic's number is kept, for who has not kept it yet. */
export const CLINIC_PLACE = `${paths.firstAid('contactos')}#llama`;

/** Whom to call beside one's clinic, and what each of them is for. */
export const callsOf = ({ poisoning }: Pick<Answer, 'poisoning'>, lines: Corpus['lines']) => ({
  lines: lines.filter(({ poison }) => !poison || poisoning),
  note: `${poisoning ? `${SEARCH_WORDS.poisonNote} ` : ''}${SEARCH_WORDS.callNote}`,
});

/** Where help is without searching: they stand before all else while the search is not ready. */
export const URGENT_DOORS = [
  {
    href: CLINIC_PLACE,
    symbol: 'phone',
    tint: 'emergency',
    title: 'A quién llamar',
    text: 'Tu clínica, Toxicología y el 123',
  },
  {
    href: '/primeros-auxilios',
    symbol: 'briefcase-medical',
    tint: 'emergency',
    title: 'Primeros Auxilios',
    text: 'Qué hacer primero',
  },
  {
    href: paths.eaten,
    symbol: 'skull',
    tint: 'emergency',
    title: 'Qué se comió',
    text: 'Alimentos, plantas, medicamentos y venenos',
  },
] as const;

/** Where to go from a search that found nothing, whatever was typed. */
export const NOTHING_DOORS = [
  ...URGENT_DOORS,
  { href: '/', symbol: 'info', tint: 'house', title: 'Razas y guías', text: 'Perros, gatos, hámsters y loros' },
] as const;

const KIND: Record<GuideKind, string> = {
  'first-aid': 'Primeros auxilios',
  toxic: 'Tóxico',
  breed: 'Raza',
  topic: 'Tema',
  species: 'Especie',
  page: 'Página',
};

const speciesName = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;

/** Where a result leads: first aid and toxics open for the species that was asked about. */
export const resultHref = ({ kind, path, asked }: Pick<FoundPage, 'kind' | 'path' | 'asked'>): string =>
  (kind === 'first-aid' || kind === 'toxic') && asked ? path.replace(/(?=#|$)/, `?especie=${asked}`) : path;

/** Straight to the pressing, from the result about who does not breathe; null: the result has no such step. */
export const pressHref = ({ path, asked, excerpt }: Pick<FoundPage, 'path' | 'asked' | 'excerpt'>): string | null =>
  path.startsWith(paths.firstAid('rcp')) && !excerpt[0]?.text.startsWith('No comprimas')
    ? `${paths.firstAid('rcp', asked)}#paso-comprimir`
    : null;

/** 'Raza · Perros', 'Tóxico' */
export const kindLabel = ({ kind, folder }: Pick<FoundPage, 'kind' | 'folder'>): string =>
  folder && kind !== 'species' ? `${KIND[kind]} · ${speciesName(folder)}` : KIND[kind];

/** SEVERITIES (content/schema/toxic-kinds.ts) in their order. */
const DEGREES = ['ninguna', 'leve', 'moderada', 'grave', 'sin dato'];

/** 'Gravedad en gatos: grave'; without a species the worst of all. */
export const severityLabel = ({ folder, degree }: NonNullable<FoundPage['severity']>): string =>
  `Gravedad${folder ? ` en ${speciesName(folder).toLowerCase()}` : ''}: ${DEGREES[degree]}`;

/** '12 resultados', 'Los 30 primeros de 48 resultados' */
export const countLabel = ({ found, total }: Pick<Answer, 'found' | 'total'>): string => {
  if (total === 0) return 'Ningún resultado';
  if (total > found.length) return `Los ${found.length} primeros de ${total} resultados`;
  return total === 1 ? '1 resultado' : `${total} resultados`;
};

/** Name of the window. */
export const searchTitle = (query: string): string => `${query ? `Buscar: ${query}` : SEARCH_TITLE} · ${BRAND}`;

/** Tint of a result: of its species, red for what can harm, the house's for the rest. */
export const resultTint = ({ kind, folder }: Pick<FoundPage, 'kind' | 'folder'>): Folder | 'emergency' | 'house' => {
  if (folder) return folder;
  return kind === 'page' ? 'house' : 'emergency';
};

/** Symbol of a result without a picture, in the sprite. */
export const resultSymbol = ({ kind, folder }: Pick<FoundPage, 'kind' | 'folder'>): string => {
  if (folder) return `track-${folder}`;
  if (kind === 'toxic') return 'skull';
  return kind === 'first-aid' ? 'briefcase-medical' : 'info';
};
