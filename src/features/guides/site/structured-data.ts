import type { Inline, Prose } from '../../../../content/schema/prose.ts';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { BRAND } from '../../../shared/brand.ts';
import type { Crumb } from '../folio.tsx';

/** Addresses are written as paths; the build makes them absolute (scripts/prerender/compose.ts). */
type Guide = { title: string; description: string; path: string; revised: string; image?: string };

/** JSON-LD of where a page stands, from Inicio. */
export const trailLd = (trail: readonly Crumb[], page: Crumb): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ to: '/', label: 'Inicio' }, ...trail, page].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});

/** JSON-LD of a guide: the article and where it stands (issue: sharing and finding). */
export const guideLd = ({ title, description, path, revised, image }: Guide, trail: readonly Crumb[]): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'es-CO',
    dateModified: revised,
    mainEntityOfPage: path,
    ...(image ? { image } : {}),
    author: { '@type': 'Organization', name: BRAND, url: '/' },
  },
  trailLd(trail, { to: path, label: title }),
];

/** What kind of page it is, where it is no article. */
type PageKind = 'WebPage' | 'CollectionPage' | 'AboutPage';
type PlainPage = Omit<Guide, 'revised' | 'image'> & { revised?: string };

/** JSON-LD of a page that is no article (a list, a tool, a policy) and where it stands. */
export const pageLd = (
  kind: PageKind,
  { title, description, path, revised }: PlainPage,
  trail: readonly Crumb[],
): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': kind,
    name: title,
    description,
    inLanguage: 'es-CO',
    url: path,
    ...(revised ? { dateModified: revised } : {}),
    isPartOf: { '@type': 'WebSite', name: BRAND, url: '/' },
  },
  trailLd(trail, { to: path, label: title }),
];

/** JSON-LD of what a list leads to, in its order. */
export const listLd = (links: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: links.length,
  itemListElement: links.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    url: to,
  })),
});

const plainInline = (piece: Inline): string => (typeof piece === 'string' ? piece : (piece[2] ?? piece[1]));
const plainText = (text: Prose): string =>
  text
    .map(([tag, content]) => (tag === 'p' ? [content] : content).map((run) => run.map(plainInline).join('')).join(' '))
    .join(' ');

/** JSON-LD of questions with their answers, which stand on the page in the same words. */
export const faqLd = (questions: readonly { question: string; text: Prose }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
  })),
});

/** Path of a breed's retrato, when it is drawn. */
export const portraitPath = (folder: string, slug: string, record: AnyBreed): string | undefined =>
  record.pictures.some(({ n }) => n === 1) ? `/images/${folder}/${slug}/1.webp` : undefined;
