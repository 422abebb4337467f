import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = { name: string; version: string; license?: string; dependencies?: Record<string, string> };

const RULE = `\n\n${'='.repeat(78)}\n\n`;

/** What is in the sprites and the styles, though only scripts install it. */
export const SHIPPED_TOO = ['lucide-static', 'tailwindcss'];

/** Every package that the dependencies of `root` bring along, itself not among them. */
const installed = (root: string): Map<string, Package> => {
  const found = new Map<string, Package>();
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const visit = (name: string) => {
    const folder = join(root, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) return;
    const one = read(folder);
    found.set(name, one);
    for (const next of Object.keys(one.dependencies ?? {})) visit(next);
  };
  for (const name of [...Object.keys(read(root).dependencies ?? {}), ...SHIPPED_TOO]) visit(name);
  return found;
};

const textOf = (folder: string): string | null => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : null;
};

/** licencias.txt: the licence of the typeface, the icons and every package that what we serve is made of. */
export const licences = (root: string): string => {
  const packages = [...installed(root)].sort(([a], [b]) => a.localeCompare(b));
  const parts = packages.map(([name, { version, license }]) => {
    const text = textOf(join(root, 'node_modules', name));
    return `${name} ${version}\n${license ?? ''}${text ? `\n\n${text}` : ''}`;
  });
  const font = readFileSync(join(root, 'src/app/fonts/OFL.txt'), 'utf8').trim();
  return `${[`Fraunces\nOFL-1.1\n\n${font}`, ...parts].join(RULE)}\n`;
};
