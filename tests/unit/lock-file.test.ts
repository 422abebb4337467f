import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingRows, platformOf } from '../../scripts/setup/lock.mjs';

type Row = { resolved?: string; version?: string };
const lock: { packages: Record<string, Row> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);

test('the lock file holds the packages of every platform, or npm 11 refuses it (mend: npm run lock)', () => {
  expect(missingRows(lock).map(([place]) => place)).toEqual([]);
});

test('the lock file names no registry, so that any mirror serves it', () => {
  expect(Object.entries(lock.packages).filter(([, row]) => row.resolved)).toEqual([]);
});

test('every package of the lock file has its exact version', () => {
  expect(
    Object.entries(lock.packages).filter(([place, row]) => place !== '' && !/^\d/.test(row.version ?? '')),
  ).toEqual([]);
});

test.each([
  ['@oxc-parser/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'], libc: undefined }],
  ['@cloudflare/workerd-darwin-64', { os: ['darwin'], cpu: ['x64'], libc: undefined }],
  ['@tailwindcss/oxide-wasm32-wasi', { os: undefined, cpu: ['wasm32'], libc: undefined }],
  ['fsevents', null],
])('the name %s says its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a missing row is the version that its parent asks for, and optional', () => {
  const packages = {
    'node_modules/a': { dev: true, optionalDependencies: { '@a/linux-x64-gnu': '1.2.3', b: '^1.0.0' } },
  };
  expect(missingRows({ packages })).toEqual([
    [
      'node_modules/@a/linux-x64-gnu',
      { version: '1.2.3', cpu: ['x64'], dev: true, libc: ['glibc'], optional: true, os: ['linux'] },
    ],
  ]);
});
