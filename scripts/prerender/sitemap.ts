import { siteUrl } from './site-url.ts';

/** sitemap.xml of the indexable paths, each with the day of its text's last revision (`2026-11-20`) where it has one. */
export const sitemap = (pages: { path: string; modified: string | null }[]): string => {
  const rows = pages.map(
    ({ path, modified }) =>
      `  <url><loc>${siteUrl()}${encodeURI(path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
};

/** robots.txt: everything public may be read, calls and private pages may not. */
export const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /trpc/',
    'Disallow: /api/',
    'Disallow: /dashboard/',
    'Disallow: /carne/',
    'Disallow: /cita/',
    'Disallow: /no-fui-yo/',
    'Disallow: /baja/',
    'Disallow: /calendario/',
    '',
    `Sitemap: ${siteUrl()}/sitemap.xml`,
    '',
  ].join('\n');
