import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCREENS } from '../../src/app/screens.ts';
import type { Role } from '../../src/shared/roles.ts';
import { matchPage, PAGES, type Page as Row } from '../../src/shared/routes.ts';
import type { Demo } from '../browser/pages.ts';
import { DIST } from '../setup/places.ts';

/** One thing to take pictures of. `act` brings the page into the state that is shown, after the app is up. */
export type Shot = {
  /** Folder of its pictures: `publico`, or the role that sees it. */
  group: string;
  name: string;
  path: string;
  as: Demo | null;
  act?: (page: Page) => Promise<void>;
};

/** The demo account that stands for a role. */
export const ACCOUNT: Record<Role, Demo> = { user: 'familia', business: 'clinica', admin: 'admin', toor: 'toor' };

/** What a pattern's parameters are for a demo account; null: the demo world has nothing there. */
export type Sample = (pattern: string, as: Demo | null) => Promise<string | null>;

/** Pages that say most about their template; elsewhere the first by name is taken. */
const TELLING = ['labrador', 'siames', 'sirio', 'guacamaya-roja', 'intoxicaciones', 'chocolate'];

const builtPaths = (): string[] =>
  readdirSync(join(DIST, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(assets\/|shell|404)/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort();

/** `/perros/razas/:breed` → `perros-razas-breed`. */
const nameOf = (pattern: string) => pattern.slice(1).replace(/[/:]+/g, '-') || 'inicio';

const publicShots = (): Shot[] => {
  const byPattern = new Map<string, string[]>();
  for (const path of builtPaths()) {
    const pattern = matchPage(path)?.page.pattern ?? path;
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), path]);
  }
  return [...byPattern].map(([pattern, paths]) => ({
    group: 'publico',
    name: nameOf(pattern),
    path: paths.find((path) => TELLING.includes(path.slice(path.lastIndexOf('/') + 1))) ?? paths[0] ?? pattern,
    as: null,
  }));
};

const rolesOf = ({ access }: Row): (Role | null)[] => (typeof access === 'string' ? [null] : [...access]);

/** Every screen of the route table that is not prerendered, for each role that may see it; `without` names those that `sample` does not know. */
const livingShots = async (sample: Sample): Promise<{ shots: Shot[]; without: string[] }> => {
  const rows = PAGES.filter(
    ({ served, screen, pattern }) =>
      // A calendar file is nothing to look at.
      (served === 'worker' && !pattern.endsWith(':file')) || (served === 'shell' && SCREENS[screen]),
  );
  const found = rows.flatMap((row) => rolesOf(row).map((role) => ({ row, role })));
  const shots: Shot[] = [];
  const without: string[] = [];
  for (const { row, role } of found) {
    const as = role && ACCOUNT[role];
    const path = row.pattern.includes(':') ? await sample(row.pattern, as) : row.pattern;
    if (path) shots.push({ group: role ?? 'publico', name: nameOf(row.pattern), path, as });
    else without.push(`${row.pattern} (${role ?? 'publico'})`);
  }
  return { shots, without };
};

/** One shot per kind of screen and role, from the build and the route table: a new row is taken along by itself. */
export const tableShots = async (sample: Sample): Promise<{ shots: Shot[]; without: string[] }> => {
  const living = await livingShots(sample);
  return { shots: [...publicShots(), ...living.shots], without: living.without };
};
