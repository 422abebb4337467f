import { BRAND } from '../../src/shared/brand.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, description: string, file: string) => ({
  name,
  url,
  description,
  icons: [{ src: `/icons/${file}-96.png`, sizes: '96x96', type: 'image/png' }],
});

/** manifest.webmanifest: the site as an app on the home screen. The icons are written by scripts/app-icons.ts. */
export const webManifest = (): string =>
  JSON.stringify({
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description:
      'Guías de perros, gatos, hámsters y loros para Colombia, con primeros auxilios y tóxicos que se leen sin internet.',
    lang: 'es-CO',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // One colour for both themes is all a manifest can say; pages name theirs in `theme-color`.
    theme_color: '#fbf6ec',
    background_color: '#fbf6ec',
    categories: ['lifestyle', 'education', 'health'],
    icons: [
      icon('app', 192, 'any'),
      icon('app', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(
        'Primeros Auxilios',
        '/primeros-auxilios',
        'Qué hacer en una urgencia, paso a paso',
        'primeros-auxilios',
      ),
      shortcut('Tóxicos', '/toxicos', 'Busca si una sustancia es peligrosa para tu animal', 'toxicos'),
    ],
  });
