import type { LegalFile, NumbersFile, VitalsFile } from '../../../content/schema/facts.ts';
import type { FirstAid } from '../../../content/schema/first-aid.ts';
import type { SearchFile } from '../../../content/schema/search.ts';
import type { SpeciesPage } from '../../../content/schema/species-page.ts';
import type { AnyBreed } from '../../../content/schema/summary.ts';
import type { Topic } from '../../../content/schema/topic.ts';
import type { Toxic } from '../../../content/schema/toxic.ts';
import { SEVERITIES } from '../../../content/schema/toxic-kinds.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Corpus, CorpusPage } from '../../../src/shared/search/corpus.ts';
import { fold } from '../../../src/shared/search/words.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../src/shared/species.ts';
import { NO_VOMITING } from '../../../src/shared/swallowed.ts';
import type { Guides } from '../guides.ts';
import { redFlagsOf, shortFlagsOf } from '../red-flags.ts';
import { breedPassages, shortBreedPassages } from './breed-passages.ts';
import {
  DONE_LATER,
  DONE_NOT_SEARCHED,
  firstAidPassages,
  speciesPassages,
  topicPassages,
  toxicActs,
  toxicPassages,
  vitalsPassages,
} from './guide-passages.ts';

/** Lines of an emergency, by their keys in content/numeros.yaml. */
const LINES = [
  { key: 'toxicologia', name: 'Toxicología', poison: true },
  { key: 'emergencias', name: '123' },
] as const;

const recordOf = <Data>(guides: Guides, path: string): Data => {
  const record = guides.byPath.get(path);
  if (!record) throw new Error(`content has no ${path}`);
  return record.data as Data;
};

const breedPages = (guides: Guides, folder: Folder, short: boolean): CorpusPage[] =>
  guides.catalogues[folder].breeds.map(({ slug, name, otherNames, portrait }) => {
    const record = recordOf<AnyBreed>(guides, `${folder}/razas/${slug}`);
    return {
      path: paths.breed(folder, slug),
      kind: 'breed',
      folder,
      title: name,
      names: [...otherNames, ...('scientific_name' in record ? [record.scientific_name] : [])],
      lead: record.summary,
      ...(portrait ? { drawn: true as const } : {}),
      passages: short
        ? shortBreedPassages(folder, record)
        : breedPassages(folder, record, recordOf<LegalFile>(guides, 'legal')),
    };
  });

const topicPages = (guides: Guides, folder: Folder, short: boolean): CorpusPage[] =>
  guides.catalogues[folder].topics.map(({ slug, section, title, shortTitle, summary }) => ({
    path: paths.topic(folder, section, slug),
    kind: 'topic',
    folder,
    title,
    names: shortTitle === title ? [] : [shortTitle],
    lead: summary,
    passages: topicPassages(recordOf<Topic>(guides, `${folder}/${section}/${slug}`), short),
  }));

const speciesPagesOf = (guides: Guides, folder: Folder): CorpusPage => {
  const { title, summary, ...record } = recordOf<SpeciesPage>(guides, `${folder}/especie`);
  const { one, many } = SPECIES_NAME[SPECIES_OF[folder]];
  return {
    path: `/${folder}`,
    kind: 'species',
    folder,
    title: many,
    names: [title, one, `guía de ${many.toLowerCase()}`],
    lead: summary,
    passages: speciesPassages({ title, summary, ...record }),
  };
};

const firstAidPages = (guides: Guides, short: boolean): CorpusPage[] =>
  guides.firstAid.map(({ slug, title, hint, urgent }) => {
    const record = recordOf<FirstAid>(guides, `primeros-auxilios/${slug}`);
    return {
      path: paths.firstAid(slug),
      kind: 'first-aid',
      folder: null,
      title,
      names: [hint],
      lead: record.summary,
      ...(urgent ? { urgent } : {}),
      passages: firstAidPassages(record, short),
    };
  });

/** Names that are first of all what the animal did: 'se tragó un anzuelo' asks for no drink. */
const VERBS = new Set(['trago']);

/** The Latin name, unless people's names already have its genus: who types more finds it by that. */
const latinOf = ({ scientific_name: latin }: Toxic, aliases: readonly string[]): string[] => {
  const genus = fold(latin?.split(' ')[0] ?? '');
  return latin && !aliases.some((alias) => fold(alias).split(' ').includes(genus)) ? [latin] : [];
};

const toxicPages = (guides: Guides, short: boolean): CorpusPage[] =>
  guides.toxics.map(({ slug, name, aliases, what, severity }) => {
    const record = recordOf<Toxic>(guides, `toxicos/${slug}`);
    return {
      path: paths.toxic(slug),
      kind: 'toxic',
      folder: null,
      title: name,
      names: [...aliases, ...latinOf(record, aliases)].filter((name) => !VERBS.has(name)),
      lead: `${what}.`,
      severity: FOLDERS.map((folder) => SEVERITIES.indexOf(severity[folder])),
      ...(record.poison ? {} : { body: true as const }),
      ...(record.action.includes(NO_VOMITING) ? {} : { skin: true as const }),
      ...(short ? { acts: toxicActs(record) } : {}),
      passages: toxicPassages(record, short),
    };
  });

const usefulPages = (guides: Guides, { pages }: SearchFile): CorpusPage[] =>
  pages.map(({ path, title, lead, aliases }) => ({
    path,
    kind: 'page',
    folder: FOLDERS.find((folder) => path.startsWith(`/${folder}/`)) ?? null,
    title,
    names: aliases,
    lead,
    passages: path === '/primeros-auxilios' ? vitalsPassages(recordOf<VitalsFile>(guides, 'signos-vitales')) : [],
  }));

const searched = (page: CorpusPage): CorpusPage =>
  page.kind === 'toxic' || page.kind === 'first-aid'
    ? {
        ...page,
        passages: page.passages.filter(
          ({ section, anchor = '' }) => !DONE_NOT_SEARCHED.has(anchor) && section !== DONE_LATER,
        ),
      }
    : page;

/** Names as the search reads them: 'pompon' beside 'pompón', or beside a title, finds nothing more. */
const unlike = (title: string, names: readonly string[]): string[] => {
  const byText = new Map(names.toReversed().map((name) => [fold(name), name]));
  byText.delete(fold(title));
  return [...byText.values()].toReversed();
};

/**
 * Everything that can be found. `short` leaves out what a phone need not carry: the prose of the breeds, of which it keeps
 * names, lead, temperament and names of diseases, and of the topics what stands behind the first paragraph of a block.
 */
export const corpusOf = (guides: Guides, { short }: { short: boolean }): Corpus => {
  const file = recordOf<SearchFile>(guides, 'busqueda');
  const numbers = recordOf<NumbersFile>(guides, 'numeros');
  const called = new Map(Object.entries(file.searched.called));
  const flags = redFlagsOf(guides);
  // What people call a toxic is searched by too: 'Tylenol'.
  const peoplesNames = (path: string) =>
    (short ? (flags.names[path] ?? []) : []).filter((name) => !flags.vague.includes(name));
  const pages = [
    ...FOLDERS.flatMap((folder) => [
      speciesPagesOf(guides, folder),
      ...breedPages(guides, folder, short),
      ...topicPages(guides, folder, short),
    ]),
    ...firstAidPages(guides, short),
    ...toxicPages(guides, short),
    ...usefulPages(guides, file),
  ].map((page) => ({
    ...page,
    names: unlike(page.title, [...page.names, ...(called.get(page.path) ?? []), ...peoplesNames(page.path)]),
  }));
  const lost = [...called.keys()].filter((path) => !pages.some((page) => page.path === path));
  if (lost.length > 0)
    throw new Error(`content/busqueda.yaml has other words for ${lost.join(', ')}, which are no guides`);
  return {
    pages: short ? pages.map(searched) : pages,
    species: file.searched.species,
    kinds: file.searched.kinds,
    same: file.searched.same,
    vague: file.searched.vague,
    flags: short ? shortFlagsOf(guides) : flags,
    lines: LINES.flatMap(({ key, ...line }) => {
      const tel = numbers.lines.find((one) => one.key === key)?.tel;
      return tel ? [{ ...line, tel }] : [];
    }),
    examples: file.examples,
  };
};
