import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/icons.ts`: writes src/ui/icons.svg, the one sprite the whole site draws its line icons from (Lucide, ISC),
 * plus our own marks: the four tracks and the brand. Run it after adding a name here.
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
  'cake',
  'calculator',
  'calendar-days',
  'calendar-plus',
  'calendar-sync',
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
  'lock',
  'log-out',
  'mail',
  'map-pin',
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
  'send',
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
  'thermometer',
  'trash-2',
  'triangle-alert',
  'user-plus',
  'user-round',
  'users',
  'weight',
  'wifi-off',
  'wind',
  'worm',
  'x',
  'zap',
  'baby',
  'feather',
  'droplets',
  'egg',
  'utensils',
  'bath',
];

/** Footprints in soft ground (design: huellas as species icons); fore and hind toes as the animals leave them. */
const TRACKS: Record<string, string> = {
  perros:
    '<path d="M12 12.2c2.7 0 5.3 2.9 5.3 5.6 0 1.7-1.1 2.6-2.7 2.6-1 0-1.7-.5-2.6-.5s-1.6.5-2.6.5c-1.6 0-2.7-.9-2.7-2.6 0-2.7 2.600-5.600 5.300-5.600z"/><ellipse cx="8.700" cy="7.600" rx="2" ry="3" transform="rotate(-8 8.700 7.600)"/><ellipse cx="15.300" cy="7.600" rx="2" ry="3" transform="rotate(8 15.300 7.600)"/><ellipse cx="4.500" cy="12" rx="1.800" ry="2.700" transform="rotate(-24 4.500 12)"/><ellipse cx="19.500" cy="12" rx="1.800" ry="2.700" transform="rotate(24 19.500 12)"/><path d="M7.500 4l.5-2.200.9 2zM15.200 3.800l.9-2 .5 2.200zM2.300 9.300l-.4-2.200 1.600 1.500zM20.500 8.600l1.600-1.500-.4 2.200z"/>',
  gatos:
    '<path d="M12 11.500c3.200 0 6 2.500 6 5.300 0 2.200-1.500 3.700-3.200 3.700-.9 0-1.200-.8-2.800-.8s-1.900.8-2.800.8C7.500 20.500 6 19 6 16.800c0-2.800 2.800-5.300 6-5.300z"/><ellipse cx="8.900" cy="6.700" rx="2.100" ry="2.500"/><ellipse cx="15.100" cy="6.700" rx="2.100" ry="2.500"/><ellipse cx="4.400" cy="11" rx="1.900" ry="2.300" transform="rotate(-20 4.400 11)"/><ellipse cx="19.600" cy="11" rx="1.900" ry="2.300" transform="rotate(20 19.600 11)"/>',
  hamsters:
    '<circle cx="9.600" cy="15" r="2"/><circle cx="14.400" cy="15" r="2"/><circle cx="12" cy="18.900" r="1.900"/><g fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"><path d="M9.900 11.800C9.500 9 9.500 6.500 9.900 3.900M14.100 11.800c.4-2.800.4-5.300 0-7.900M6.600 13.300C5.300 11.900 4.100 10.100 3.400 8.300M17.400 13.300c1.300-1.400 2.500-3.200 3.200-5"/></g>',
  loros:
    '<circle cx="12" cy="13.300" r="2.200"/><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M11.500 11.500C9.600 9 8.100 5.900 7.200 2.900M12.500 11.500c1.900-2.500 3.400-5.600 4.300-8.600M11.300 15c-1.700 1.800-3.100 4-4.100 6.300M12.700 15c1.400 1.300 2.700 2.900 3.600 4.600"/></g>',
};

const BRAND =
  '<g fill="var(--color-primary)"><path d="M19 21.500c4.300 0 8.800 4.900 8.800 9.400 0 2.900-2 4.300-4.500 4.300-1.600 0-2.800-.8-4.300-.8s-2.700.8-4.300.8c-2.500 0-4.500-1.400-4.500-4.300 0-4.500 4.500-9.400 8.800-9.400z"/><ellipse cx="13.500" cy="13.500" rx="3.300" ry="4.900" transform="rotate(-8 13.500 13.500)"/><ellipse cx="6.500" cy="21" rx="3" ry="4.400" transform="rotate(-24 6.500 21)"/><ellipse cx="32" cy="21.500" rx="3" ry="4.400" transform="rotate(26 32 21.500)"/></g><path fill="var(--color-perros)" d="M21.800 19.500c-1.600-5.500.4-12.800 7-17.300.6-.4 1.300.1 1.200.8-.2 2.100 0 3.300-.5 5.300-.2.700.8.300.6 1.100-.7 3.600-2.600 7.100-6 9.300z"/><path d="M22.200 22.500c.8-5.600 2.600-10.600 5.600-15.200" fill="none" stroke="var(--color-paper)" stroke-width="1.200" stroke-linecap="round"/>';

const root = join(import.meta.dirname, '..');
const inner = (name: string) =>
  readFileSync(join(root, `node_modules/lucide-static/icons/${name}.svg`), 'utf8')
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>');

const symbols = [
  ...LUCIDE.sort().map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${inner(name)}</g></symbol>`,
  ),
  ...Object.entries(TRACKS).map(
    ([name, shape]) =>
      `<symbol id="track-${name}" viewBox="0 0 24 24"><g fill="currentColor">${shape.replace(/(\.\d)00/g, '$1')}</g></symbol>`,
  ),
  `<symbol id="brand" viewBox="0 0 40 40">${BRAND.replace(/(\.\d)00/g, '$1')}</symbol>`,
];
writeFileSync(
  join(root, 'src/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}\n</svg>\n`,
);
const names = [...LUCIDE].map((name) => `  | '${name}'`).join('\n');
writeFileSync(
  join(root, 'src/ui/icon-names.ts'),
  `/** Written by scripts/icons.ts: the line icons of the sprite. */\nexport type IconName =\n${names};\n`,
);
