import type { AnyBreed } from '../../../content/schema/summary.ts';
import { BRAND } from '../../shared/brand.ts';
import type { Crumb } from './folio.tsx';

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

/** Path of a breed's retrato, when it is drawn. */
export const portraitPath = (folder: string, slug: string, record: AnyBreed): string | undefined =>
  record.pictures.some(({ n }) => n === 1) ? `/images/${folder}/${slug}/1.webp` : undefined;
