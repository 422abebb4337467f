import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstAid } from '../../content/schema/first-aid.ts';
import { FIRST_AID_GROUPS } from '../../content/schema/first-aid-groups.ts';
import {
  type AnyBreed,
  breedSummary,
  type Catalogue,
  firstAidSummary,
  type GuideIndex,
  type ToxicSummary,
  topicSummary,
  toxicSummary,
} from '../../content/schema/summary.ts';
import type { Topic } from '../../content/schema/topic.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { BREED_KEYS, FOLDERS, type Folder, TOPIC_SECTIONS } from '../../src/shared/species.ts';
import { today } from '../../src/shared/time.ts';
import { type ContentRecord, describeProblem, loadContent } from './load.ts';
import { reviewNotices, reviewProblems, withReviews } from './reviews.ts';

const PICTURES = join(import.meta.dirname, '../../public/images');

/** Where the records stand; CONTENT_DIR names another folder (tests build broken content). */
export const CONTENT_ROOT = process.env.CONTENT_DIR ?? join(import.meta.dirname, '../../content');

/** Bad content: the message lists every problem in words. */
export class ContentError extends Error {}

/** All content, indexed for the build. */
export type Guides = {
  byPath: Map<string, ContentRecord>;
  catalogues: Record<Folder, Catalogue>;
  firstAid: ReturnType<typeof firstAidSummary>[];
  /** By name. */
  toxics: ToxicSummary[];
  index: GuideIndex;
};

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const catalogueOf = (folder: Folder, records: ContentRecord[]): Catalogue => {
  const keys: readonly string[] = BREED_KEYS[folder];
  const breeds = records
    .filter((record) => record.kind === 'breed' && record.path.startsWith(`${folder}/`))
    .sort((a, b) => keys.indexOf(slugOf(a.path)) - keys.indexOf(slugOf(b.path)))
    .map((record) => breedSummary(slugOf(record.path), record.data as AnyBreed));
  const topics = TOPIC_SECTIONS.flatMap((section) =>
    records
      .filter((record) => record.kind === 'topic' && record.path.startsWith(`${folder}/${section}/`))
      .sort((a, b) => (a.data as Topic).order - (b.data as Topic).order)
      .map((record) => topicSummary(slugOf(record.path), section, record.data as Topic)),
  );
  return { folder, breeds, topics };
};

const GROUPS = Object.keys(FIRST_AID_GROUPS);

/** Problems that one record alone cannot show: unknown keys, pictures without a file. */
const crossProblems = (records: ContentRecord[]) =>
  records
    .filter((record) => record.kind === 'breed')
    .flatMap((record) => {
      const [folder] = record.path.split('/') as [Folder];
      const breed = record.data as AnyBreed;
      const keys: readonly string[] = BREED_KEYS[folder];
      const problem = (field: string, fix: string) => ({ file: record.file, line: null, field, fix });
      return [
        ...(keys.includes(slugOf(record.path))
          ? []
          : [
              problem(
                '(nombre del archivo)',
                'esta raza no está en BREED_KEYS (src/shared/species.ts): agrega ahí su clave, donde la lista la muestra',
              ),
            ]),
        ...breed.related
          .filter((slug) => !keys.includes(slug))
          .map((slug) => problem('related', `«${slug}» no es una raza del catálogo`)),
        ...breed.pictures
          .filter(({ n }) => !existsSync(join(PICTURES, `${folder}/${slugOf(record.path)}/${n}.webp`)))
          .map(({ n }) =>
            problem('pictures', `falta el archivo public/images/${folder}/${slugOf(record.path)}/${n}.webp`),
          ),
      ];
    });

/** Loads, checks and indexes everything below `root` (the content folder), with signatures judged at `now` (ms UTC). Throws one error that lists every problem in words. */
export const readGuides = (root: string, now = Date.now()): Guides => {
  const { records: read, problems } = loadContent(root);
  const all = [...problems, ...crossProblems(read), ...reviewProblems(read)];
  if (all.length > 0)
    throw new ContentError(`El contenido tiene ${all.length} problemas:\n${all.map(describeProblem).join('\n')}`);
  for (const notice of reviewNotices(read, today(now))) console.warn(describeProblem(notice));
  const records = withReviews(read, now);
  const catalogues = Object.fromEntries(FOLDERS.map((folder) => [folder, catalogueOf(folder, records)])) as Record<
    Folder,
    Catalogue
  >;
  return {
    byPath: new Map(records.map((record) => [record.path, record])),
    catalogues,
    index: FOLDERS.map((folder) => ({
      folder,
      breeds: catalogues[folder].breeds.length,
      topics: catalogues[folder].topics.map(({ slug, section, shortTitle }) => ({ slug, section, title: shortTitle })),
    })),
    firstAid: records
      .filter((record) => record.kind === 'first-aid')
      .map((record) => firstAidSummary(slugOf(record.path), record.data as FirstAid))
      .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order),
    toxics: records
      .filter((record) => record.kind === 'toxic')
      .map((record) => toxicSummary(slugOf(record.path), record.data as Toxic))
      .sort((a, b) => a.name.localeCompare(b.name, 'es')),
  };
};
