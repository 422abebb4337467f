import { expect, test } from 'vitest';
import { migrationProblems } from '../../scripts/check/migrations.ts';

const REFERENCES = [
  { from: 'sessions', to: 'users' },
  { from: 'pets', to: 'users' },
  { from: 'weights', to: 'pets' },
  { from: 'clinics', to: 'clinics' },
];
const said = (sql: string) => migrationProblems(sql, REFERENCES).join();

test('what only adds is fine', () => expect(said('ALTER TABLE `pets` ADD `food` text;')).toBe(''));

test('a table that is made anew would take the rows of others along', () => {
  expect(said('DROP TABLE `users`;')).toContain('pets, sessions, weights');
  expect(said('DROP TABLE `users`; CREATE TABLE `__keep_pets`; CREATE TABLE `__keep_weights`')).toContain(
    'of sessions:',
  );
});

test('with the others kept aside it is fine, and what was kept may go', () =>
  expect(said('CREATE TABLE `__keep_weights` AS SELECT 1; DROP TABLE `pets`; DROP TABLE `__keep_weights`;')).toBe(''));

test('a column is not taken away', () =>
  expect(said('ALTER TABLE `pets` DROP COLUMN `food`;')).toContain('Migrations only add'));
