import { sectionTitle } from '../../../shared/routes.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF, TOPIC_SECTIONS } from '../../../shared/species.ts';
import { firstAidEntries, guideCatalogue, toxicSummaries } from '../catalogue.ts';

/** A way on to another guide: its title and what kind of page it is. */
export type GuideLink = { to: string; title: string; kind: string };

const species = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;

const speciesLink = async (to: string, folder: Folder, section?: string, slug?: string): Promise<GuideLink | null> => {
  if (!section) return { to, title: species(folder), kind: 'Especie' };
  const topicSection = TOPIC_SECTIONS.find((one) => one === section);
  if (!slug) return topicSection ? { to, title: sectionTitle(folder, topicSection), kind: species(folder) } : null;
  const { breeds, topics } = await guideCatalogue(folder);
  if (section === 'razas') {
    const breed = breeds.find((one) => one.slug === slug);
    return breed ? { to, title: breed.name, kind: `Razas de ${species(folder).toLowerCase()}` } : null;
  }
  const topic = topics.find((one) => one.slug === slug && one.section === topicSection);
  return topic && topicSection ? { to, title: topic.title, kind: sectionTitle(folder, topicSection) } : null;
};

const firstAidLink = async (to: string, slug?: string): Promise<GuideLink | null> => {
  if (!slug) return { to, title: 'Guía de primeros auxilios', kind: 'Urgencias' };
  const entry = (await firstAidEntries()).find((one) => one.slug === slug);
  return entry ? { to, title: entry.title, kind: 'Primeros auxilios' } : null;
};

const toxicLink = async (to: string, slug?: string): Promise<GuideLink | null> => {
  if (!slug) return { to, title: '¿Es tóxico para tu mascota?', kind: 'Urgencias' };
  const toxic = (await toxicSummaries()).find((one) => one.slug === slug);
  return toxic ? { to, title: toxic.name, kind: 'Tóxicos' } : null;
};

/** The title behind one of our own paths; null for a page that does not exist, so that no link leads nowhere. */
const guideLink = async (to: string): Promise<GuideLink | null> => {
  const [head, section, slug] = to.split('/').slice(1);
  if (head === 'primeros-auxilios') return firstAidLink(to, section);
  if (head === 'toxicos') return toxicLink(to, section);
  const folder = FOLDERS.find((one) => one === head);
  return folder ? speciesLink(to, folder, section, slug) : null;
};

/** Titles of several paths, in their order, without those that do not exist. */
export const guideLinks = async (to: readonly string[]): Promise<GuideLink[]> =>
  (await Promise.all(to.map(guideLink))).filter((link) => link !== null);
