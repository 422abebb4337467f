import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_TOO } from '../prerender/licences.ts';
import { DIST, ROOT } from './places.ts';

type Component = { name: string; properties?: { name: string }[]; externalReferences?: unknown };
type Bom = { metadata: { component: { name: string } }; components: Component[]; dependencies: { ref: string }[] };

/** Ships: a dependency, or one of those that only scripts install. */
const ships = ({ name, properties = [] }: Component) =>
  SHIPPED_TOO.includes(name) || !properties.some((property) => property.name === 'cdx:npm:package:development');

/** What npm lists, without what only builds and tests, and without addresses: those name the registry that was installed from. */
export const shippedOf = (bom: Bom, name: string): Bom => {
  const components = bom.components.filter(ships).map(({ externalReferences: _, ...component }) => component);
  const refs = new Set(components.map((component) => (component as unknown as { 'bom-ref': string })['bom-ref']));
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components,
    dependencies: bom.dependencies.filter(({ ref }) => refs.has(ref) || ref.startsWith(`${name}@`)),
  };
};

/** dist/sbom.json: what we ship is made of, as CycloneDX, from the lock file alone. It is not served. Throws with npm's words. */
export const writeSbom = () => {
  const npm = process.env.npm_execpath;
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...asked]] : ['npm', asked];
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`npm could not list what we ship:\n${stderr || error}`);
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(DIST, 'sbom.json'), `${JSON.stringify(shippedOf(JSON.parse(stdout), name), null, 1)}\n`);
};
