import { expect, test } from 'vitest';
import type { LegalFile, NumbersFile } from '../../content/schema/facts.ts';
import type { PlansFile } from '../../content/schema/plans.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { FOLDERS, TOPIC_SECTIONS } from '../../src/shared/species.ts';

type Sourced = { sources: { title: string; publisher: string }[] };

/** Pages that are no record. */
const FIXED = [
  '/',
  '/primeros-auxilios',
  '/toxicos',
  '/encuentra',
  '/clinicas',
  '/privacidad',
  '/login',
  '/login/business',
  '/register',
  ...FOLDERS.flatMap((folder) => [
    `/${folder}`,
    `/${folder}/razas`,
    `/${folder}/comparar`,
    ...TOPIC_SECTIONS.map((section) => `/${folder}/${section}`),
  ]),
];
const known = new Set([...FIXED, ...RECORDS.map(({ path }) => `/${path}`)]);

/** First aid read for one species. */
const FOR_ONE = new RegExp(`(?<=^/primeros-auxilios/[^?#]+)\\?especie=(${FOLDERS.join('|')})(?=#|$)`);

/** Every own address in a value: links of prose and lists of paths. */
const addresses = (value: unknown): string[] => {
  if (Array.isArray(value)) {
    if (value[0] === 'a' && typeof value[1] === 'string' && value.length === 3) return [value[1]];
    return value.flatMap(addresses);
  }
  if (typeof value === 'string') return /^\/[a-z]/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(addresses) : [];
};

test('every link of a guide leads to a page that exists', () => {
  const broken = RECORDS.flatMap(({ file, data }) =>
    addresses(data)
      .filter((address) => !known.has(address.replace(FOR_ONE, '').replace(/#.*/, '')))
      .map((address) => `${file}: ${address}`),
  );
  expect(broken).toEqual([]);
});

test('a guide of one species leads to the compressions of that species', () => {
  const others = RECORDS.flatMap(({ file, path, data }) => {
    const folder = FOLDERS.find((one) => path.startsWith(`${one}/`));
    return addresses(data)
      .filter((address) => folder && /^\/primeros-auxilios\/rcp(?!\?especie=)/.test(address))
      .map((address) => `${file}: ${address}`);
  });
  expect(others).toEqual([]);
});

test('what names another record names one that exists', () => {
  const slugs = new Set(RECORDS.map(({ path }) => path));
  const broken = RECORDS.flatMap(({ path, file, data }) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const { related = [], choice = [] } = data as { related?: string[]; choice?: string[] };
    return [
      ...related.filter((slug) => !slug.startsWith('/') && !slugs.has(`${folder}/${slug}`)),
      ...related.filter((slug) => `${folder}/${slug}` === path),
      ...choice.filter((slug) => !slugs.has(`${folder}/razas/${slug}`)),
    ].map((slug) => `${file}: ${slug}`);
  });
  expect(broken).toEqual([]);
});

const single = <File>(path: string) => RECORDS.find((record) => record.path === path)?.data as File;

test('legal labels and lines that records name stand in their tables', () => {
  const notices = new Set(single<LegalFile>('legal').notices.map(({ key }) => key));
  const lines = new Set(single<NumbersFile>('numeros').lines.map(({ key }) => key));
  expect(notices).toContain('manejo-especial');
  for (const key of ['emergencias', 'toxicologia']) expect(lines).toContain(key);
  for (const { path, data } of RECORDS) {
    const { legal } = data as { legal?: string | null };
    if (legal) expect([path, notices.has(legal)]).toEqual([path, true]);
  }
});

test('only the breeds of the law are of special handling', () => {
  const special = RECORDS.filter(({ data }) => (data as { special_handling?: boolean }).special_handling).map(
    ({ path }) => path,
  );
  expect(special.sort()).toEqual(['perros/razas/pitbull', 'perros/razas/rottweiler']);
});

test('every record names at least two sources, never the same one twice', () => {
  for (const { path, kind, data } of RECORDS) {
    if (!('sources' in (data as object)) && kind !== 'planes') continue;
    // A plan of vaccination has its sources by species.
    const sourced = kind === 'planes' ? Object.values((data as PlansFile).plans) : [data as Sourced];
    for (const { sources } of sourced) {
      const names = new Set(sources.map(({ title, publisher }) => `${title} ${publisher}`));
      expect([path, sources.length >= 2 && names.size === sources.length]).toEqual([path, true]);
    }
  }
});
