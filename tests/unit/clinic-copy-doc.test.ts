import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnsOf, PARTS } from '../../worker/features/clinic-copy/parts.ts';

test('the document names every list of a clinic’s copy with its columns, and no other', () => {
  const text = readFileSync(new URL('../../docs/clinic-copy.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, name, columns]) => [
    name,
    columns?.split(', '),
  ]);
  expect(written.filter(([name]) => name !== 'personas-de-la-clinica')).toEqual(
    PARTS.map((part) => [part.name, Object.keys(columnsOf(part))]),
  );
});
