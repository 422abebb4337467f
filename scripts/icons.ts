import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePath } from './drawings/paths.ts';

/**
 * `node scripts/icons.ts`: writes src/ui/icons.svg, the one sprite the whole site draws its line icons from (Lucide, ISC),
 * plus our own marks: the four tracks and the brand. Run it after adding a name here. A browser reads the whole file for one icon,
 * on every page: so each is one path without attributes, in a box of 24; the pen is the style of `.icon`.
 */
const LUCIDE = [
  'activity',
  'arrow-right',
  'badge-check',
  'ban',
  'bandage',
  'briefcase-medical',
  'bug',
  'building-2',
  'calculator',
  'calendar-days',
  'calendar-plus',
  'calendar-sync',
  'camera',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'cloud-check',
  'contact',
  'copy',
  'download',
  'ellipsis',
  'eye',
  'eye-off',
  'flame',
  'heart-pulse',
  'history',
  'house',
  'info',
  'key-round',
  'leaf',
  'list-checks',
  'log-out',
  'mail',
  'maximize',
  'menu',
  'message-square-text',
  'minus',
  'monitor',
  'moon',
  'move-horizontal',
  'notebook-text',
  'package',
  'pencil',
  'phone',
  'pill',
  'plus',
  'printer',
  'qr-code',
  'refresh-cw',
  'ruler',
  'scale',
  'search',
  'settings',
  'shield-check',
  'shield-plus',
  'siren',
  'skull',
  'smartphone',
  'snowflake',
  'sparkles',
  'spray-can',
  'stethoscope',
  'sun',
  'syringe',
  'trash-2',
  'triangle-alert',
  'user-plus',
  'user-round',
  'wifi-off',
  'wind',
  'worm',
  'x',
  'zap',
  'baby',
  'feather',
  'droplets',
  'utensils',
];

/** Closed shapes as one path of one colour. */
const filled = (shapes: string, fill = 'currentColor') => `<path fill="${fill}" stroke="none" d="${onePath(shapes)}"/>`;
const stroked = (shape: string, width: string, stroke = 'currentColor') =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${onePath(shape)}"/>`;

/** Footprints in soft ground (design: huellas as species icons); fore and hind toes as the animals leave them. */
const TRACKS: Record<string, string> = {
  perros: filled(
    '<path d="M12 12.2c2.7 0 5.3 2.9 5.3 5.6 0 1.7-1.1 2.6-2.7 2.6-1 0-1.7-.5-2.6-.5s-1.6.5-2.6.5c-1.6 0-2.7-.9-2.7-2.6 0-2.7 2.6-5.6 5.3-5.6z"/><ellipse cx="8.7" cy="7.6" rx="2" ry="3" transform="rotate(-8 8.7 7.6)"/><ellipse cx="15.3" cy="7.6" rx="2" ry="3" transform="rotate(8 15.3 7.6)"/><ellipse cx="4.5" cy="12" rx="1.8" ry="2.7" transform="rotate(-24 4.5 12)"/><ellipse cx="19.5" cy="12" rx="1.8" ry="2.7" transform="rotate(24 19.5 12)"/><path d="M7.5 4l.5-2.2.9 2zM15.2 3.8l.9-2 .5 2.2zM2.3 9.3l-.4-2.2 1.6 1.5zM20.5 8.6l1.6-1.5-.4 2.2z"/>',
  ),
  gatos: filled(
    '<path d="M12 11.5c3.2 0 6 2.5 6 5.3 0 2.2-1.5 3.7-3.2 3.7-.9 0-1.2-.8-2.8-.8s-1.9.8-2.8.8C7.5 20.5 6 19 6 16.8c0-2.8 2.8-5.3 6-5.3z"/><ellipse cx="8.9" cy="6.7" rx="2.1" ry="2.5"/><ellipse cx="15.1" cy="6.7" rx="2.1" ry="2.5"/><ellipse cx="4.4" cy="11" rx="1.9" ry="2.3" transform="rotate(-20 4.4 11)"/><ellipse cx="19.6" cy="11" rx="1.9" ry="2.3" transform="rotate(20 19.6 11)"/>',
  ),
  hamsters:
    filled('<circle cx="9.6" cy="15" r="2"/><circle cx="14.4" cy="15" r="2"/><circle cx="12" cy="18.9" r="1.9"/>') +
    stroked(
      '<path d="M9.9 11.8C9.5 9 9.5 6.5 9.9 3.9M14.1 11.8c.4-2.8.4-5.3 0-7.9M6.6 13.3C5.3 11.9 4.1 10.1 3.4 8.3M17.4 13.3c1.3-1.4 2.5-3.2 3.2-5"/>',
      '1.7',
    ),
  loros:
    filled('<circle cx="12" cy="13.3" r="2.2"/>') +
    stroked(
      '<path d="M11.5 11.5C9.6 9 8.1 5.9 7.2 2.9M12.5 11.5c1.9-2.5 3.4-5.6 4.3-8.6M11.3 15c-1.7 1.8-3.1 4-4.1 6.3M12.7 15c1.4 1.3 2.7 2.9 3.6 4.6"/>',
      '2',
    ),
};

/** Drawn in a box of 40. */
const BRAND = [
  filled(
    '<path d="M19 21.5c4.3 0 8.8 4.9 8.8 9.4 0 2.9-2 4.3-4.5 4.3-1.6 0-2.8-.8-4.3-.8s-2.7.8-4.3.8c-2.5 0-4.5-1.4-4.5-4.3 0-4.5 4.5-9.4 8.8-9.4z"/><ellipse cx="13.5" cy="13.5" rx="3.3" ry="4.9" transform="rotate(-8 13.5 13.5)"/><ellipse cx="6.5" cy="21" rx="3" ry="4.4" transform="rotate(-24 6.5 21)"/><ellipse cx="32" cy="21.5" rx="3" ry="4.4" transform="rotate(26 32 21.5)"/>',
    'var(--color-primary)',
  ),
  filled(
    '<path d="M21.8 19.5c-1.6-5.5.4-12.8 7-17.3.6-.4 1.3.1 1.2.8-.2 2.1 0 3.3-.5 5.3-.2.7.8.3.6 1.1-.7 3.6-2.6 7.1-6 9.3z"/>',
    'var(--color-perros)',
  ),
  stroked('<path d="M22.2 22.5c.8-5.6 2.6-10.6 5.6-15.2"/>', '1.2', 'var(--color-paper)'),
].join('');

const root = join(import.meta.dirname, '..');
const lucide = (name: string) =>
  readFileSync(join(root, `node_modules/lucide-static/icons/${name}.svg`), 'utf8').replace(
    /^[\s\S]*?<svg[\s\S]*?>|<\/svg>/g,
    '',
  );

const lines = [
  ...LUCIDE.sort().map((name) => `<path id="${name}" d="${onePath(lucide(name))}"/>`),
  ...Object.entries(TRACKS).map(([name, shape]) => `<g id="track-${name}">${shape}</g>`),
  `<g id="brand" transform="scale(.6)">${BRAND}</g>`,
];
writeFileSync(
  join(root, 'src/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`,
);
const names = [...LUCIDE].map((name) => `  | '${name}'`).join('\n');
writeFileSync(
  join(root, 'src/ui/icon-names.ts'),
  `/** Written by scripts/icons.ts: the line icons of the sprite. */\nexport type IconName =\n${names};\n`,
);
