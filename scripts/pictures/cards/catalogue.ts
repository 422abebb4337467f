import type { SpeciesPage } from '../../../content/schema/species-page.ts';
import type { BreedSummary, FirstAidSummary, TopicSummary, ToxicSummary } from '../../../content/schema/summary.ts';
import type { Severity } from '../../../content/schema/toxic-kinds.ts';
import { AID_ICON, ANY_AID_ICON } from '../../../src/features/guides/first-aid/aid-icons.ts';
import { type Page, sectionTitle } from '../../../src/shared/routes.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../src/shared/species.ts';
import type { Guides } from '../../content/guides.ts';
import type { Animal, Card } from './card.ts';

/** The breed that stands for its species, as on the doors of the home page. */
const FACE: Record<Folder, string> = {
  perros: 'labrador',
  gatos: 'siames',
  hamsters: 'sirio',
  loros: 'guacamaya-roja',
};
const face = (folder: Folder): Animal => ({ folder, slug: FACE[folder] });
const huella = (folder: Folder): Animal => ({ folder, slug: null });

const oneOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].one;
const manyOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;

const home: Card = {
  name: 'inicio',
  tone: 'primary',
  kicker: 'Guías para vivir con animales en Colombia',
  title: 'Cuida de tus mascotas',
  figure: { kind: 'four', animals: FOLDERS.map(face) },
};
const quiz: Card = {
  name: 'encuentra',
  tone: 'primary',
  kicker: 'Seis preguntas sobre tu casa y tu tiempo',
  title: '¿Qué mascota va contigo?',
  figure: { kind: 'four', animals: FOLDERS.map(huella) },
};
const firstAid: Card = {
  name: 'primeros-auxilios',
  tone: 'emergency',
  kicker: 'Qué hacer primero y a quién llamar',
  title: 'Primeros Auxilios',
  figure: { kind: 'icon', name: ANY_AID_ICON },
};
const toxics: Card = {
  name: 'toxicos',
  tone: 'emergency',
  kicker: 'Perros, gatos, hámsters y loros',
  title: '¿Es tóxico para tu mascota?',
  figure: { kind: 'icon', name: 'skull' },
};

const speciesCard = (folder: Folder, { byPath }: Guides): Card => {
  const record = byPath.get(`${folder}/especie`);
  if (!record) throw new Error(`content/${folder}/especie.yaml is missing`);
  return {
    name: `${folder}`,
    tone: folder,
    kicker: `Guía de ${manyOf(folder).toLowerCase()}`,
    title: (record.data as SpeciesPage).title,
    figure: { kind: 'animal', animal: face(folder) },
  };
};

const listCard = (folder: Folder, { catalogues }: Guides): Card => {
  const { breeds } = catalogues[folder];
  const drawn = breeds.filter(({ portrait }) => portrait).concat(breeds.filter(({ portrait }) => !portrait));
  return {
    name: `${folder}/razas`,
    tone: folder,
    kicker: `${breeds.length} fichas para comparar`,
    title: `Razas de ${manyOf(folder)}`,
    figure: {
      kind: 'four',
      animals: drawn.slice(0, 4).map(({ slug, portrait }) => ({ folder, slug: portrait ? slug : null })),
    },
  };
};

const breedCard = (folder: Folder, { slug, name, years, portrait }: BreedSummary): Card => {
  const kind = folder === 'perros' || folder === 'gatos' ? `Raza de ${oneOf(folder).toLowerCase()}` : oneOf(folder);
  return {
    name: `${folder}/${slug}`,
    tone: folder,
    kicker: `${kind} · ${String(years.min).replace('.', ',')}–${String(years.max).replace('.', ',')} años`,
    title: name,
    figure: { kind: 'animal', animal: { folder, slug: portrait ? slug : null } },
  };
};

const topicCard = (folder: Folder, { section, slug, title }: TopicSummary): Card => ({
  name: `${folder}/${section}/${slug}`,
  tone: folder,
  kicker: sectionTitle(folder, section),
  title,
  figure: { kind: 'animal', animal: huella(folder) },
});

const aidCard = ({ slug, title, urgent }: FirstAidSummary): Card => ({
  name: `primeros-auxilios/${slug}`,
  tone: 'emergency',
  kicker: urgent ? 'Primeros auxilios · Urgente' : 'Primeros auxilios',
  title,
  figure: { kind: 'icon', name: AID_ICON[slug] ?? ANY_AID_ICON },
});

/** Worst first: what nobody knows is worse than what does nothing. */
const WORST: readonly Severity[] = ['grave', 'moderada', 'leve', 'sin dato', 'ninguna'];
const SEVERITY_TITLE: Record<Severity, string> = {
  grave: 'Tóxico: puede ser grave',
  moderada: 'Tóxico: puede ser serio',
  leve: 'Tóxico: suele ser leve',
  'sin dato': 'Sin dato no quiere decir seguro',
  ninguna: 'Sin daño conocido',
};
const worstOf = ({ severity }: ToxicSummary): Severity =>
  WORST.find((one) => Object.values(severity).includes(one)) ?? 'sin dato';

/** Substances of one severity share a card: hundreds of pictures that differ by a word would weigh more than they tell. */
const toxicCard = (severity: Severity): Card => ({
  name: `toxicos/${severity.replace(' ', '-')}`,
  tone: 'emergency',
  kicker: '¿Es tóxico para tu mascota?',
  title: SEVERITY_TITLE[severity],
  figure: { kind: 'bars', severity },
});

/** The card of a page of everybody. */
export const cardOf = (page: Page, path: string, guides: Guides): Card => {
  const slug = decodeURI(path)
    .slice(path.lastIndexOf('/') + 1)
    .normalize('NFC');
  const found = <Summary extends { slug: string }>(all: readonly Summary[]): Summary => {
    const summary = all.find((one) => one.slug === slug);
    if (!summary) throw new Error(`${path} has no record to draw its card from`);
    return summary;
  };
  const folder = page.folder as Folder;
  switch (page.screen) {
    case 'species':
    case 'topics':
      return speciesCard(folder, guides);
    case 'breeds':
    case 'compare':
      return listCard(folder, guides);
    case 'breed':
      return breedCard(folder, found(guides.catalogues[folder].breeds));
    case 'topic':
      return topicCard(
        folder,
        found(guides.catalogues[folder].topics.filter(({ section }) => path.includes(`/${section}/`))),
      );
    case 'first-aid':
      return firstAid;
    case 'first-aid-entry':
      return aidCard(found(guides.firstAid));
    case 'toxics':
      return toxics;
    case 'toxic':
      return toxicCard(worstOf(found(guides.toxics)));
    case 'quiz':
      return quiz;
    default:
      return home;
  }
};

/** Every card of the site, each once. */
export const allCards = (guides: Guides): Card[] => [
  home,
  quiz,
  firstAid,
  toxics,
  ...FOLDERS.flatMap((folder) => [
    speciesCard(folder, guides),
    listCard(folder, guides),
    ...guides.catalogues[folder].breeds.map((breed) => breedCard(folder, breed)),
    ...guides.catalogues[folder].topics.map((topic) => topicCard(folder, topic)),
  ]),
  ...guides.firstAid.map(aidCard),
  ...[...new Set(guides.toxics.map(worstOf))].map(toxicCard),
];
