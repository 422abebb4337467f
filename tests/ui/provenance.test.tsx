import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Review } from '../../content/schema/review.ts';
import { Provenance } from '../../src/features/guides/provenance.tsx';

const ANA: Review = { name: 'Ana Pérez', licence: 'MP 12345', date: '2027-01-31', state: 'holds' };

const CASES: [name: string, review: Review | null, words: string][] = [
  ['nobody', null, 'Sin revisión veterinaria'],
  ['a vet', ANA, 'Revisado por Ana Pérez, MP 12345, el 31 de enero de 2027'],
  ['a vet before the text changed', { ...ANA, state: 'changed' }, 'Cambió después de la revisión de Ana Pérez'],
  ['a vet too long ago', { ...ANA, state: 'ended' }, 'Venció la revisión de Ana Pérez'],
];

test.each(CASES)('a guide signed by %s says so', async (_name, review, words) => {
  const screen = await render(<Provenance sources={[]} revised="2027-01-30" review={review} />);
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  const others = CASES.map(([, , other]) => other).filter((other) => other !== words);
  for (const other of others) expect(screen.container.textContent).not.toContain(other);
});
