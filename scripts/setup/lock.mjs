import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run lock`, after adding or upgrading a package. npm leaves the optional packages of other platforms out of the lock file
 * when the registry it asked does not hold them (a mirror, an offline machine), and npm 11 then refuses `npm ci` everywhere.
 * This writes their rows: exact version, platform, no checksum (nobody saw the file). Addresses of one registry are dropped too.
 */
const OS = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
};
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
};

/** Platform of a package by the words of its name: `@oxc-parser/binding-linux-x64-musl` → linux, x64, musl. Null: it names none. */
export const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  if (!cpu) return null;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { os: os && [os], cpu: [cpu], libc: libc && os === 'linux' ? [libc] : undefined };
};

/** The rows that are missing from a parsed lock file: `[place, row]`. Optional packages that name no platform are left alone. */
export const missingRows = (lock) =>
  Object.entries(lock.packages).flatMap(([place, row]) =>
    Object.entries(row.optionalDependencies ?? {}).flatMap(([name, version]) => {
      const platform = platformOf(name);
      const known = lock.packages[`${place}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      if (known || !platform || !/^\d/.test(version)) return [];
      const { os, cpu, libc } = platform;
      // npm's own order of keys, so that its next writing changes nothing; JSON leaves the undefined ones out.
      return [[`node_modules/${name}`, { version, cpu, dev: row.dev, libc, optional: true, os }]];
    }),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = missingRows(lock);
  const { '': root, ...rest } = { ...lock.packages, ...Object.fromEntries(added) };
  for (const row of Object.values(rest)) delete row.resolved;
  lock.packages = {
    '': root,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} rows of other platforms added`);
}
