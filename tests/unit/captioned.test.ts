import { expect, test } from 'vitest';
import { captionOf } from '../../src/lib/captioned.ts';
import { TEXT } from '../../src/shared/limits.ts';

test.each([
  ['Hemograma_Nube-2026.pdf', 'Hemograma Nube-2026'],
  ['carné de vacunas.jpg', 'carné de vacunas'],
  ['radiografía.tórax.pdf', 'radiografía.tórax'],
  ['Fotocopia del certificado.png', 'Fotocopia del certificado'],
  ['Foto de la oreja.jpg', 'Foto de la oreja'],
  ['IMG_0001.jpg', ''],
  ['PXL_20261125_101010.jpg', ''],
  ['20261125_101010.jpg', ''],
  ['WhatsApp Image 2026-11-25 at 10.10.10.jpeg', ''],
  ['0f8fad5b-d9cb-469f-a165-70867728950e.jpg', ''],
  ['document.pdf', ''],
  ['.pdf', ''],
])('the name %s says «%s»', (name, caption) => {
  expect(captionOf(name)).toBe(caption);
});

test('a name that is longer than a caption may be is seen to be cut', () => {
  const long = captionOf(`${'hemograma '.repeat(40)}.pdf`);
  expect([long.length <= TEXT.caption, long.endsWith('…')]).toEqual([true, true]);
  expect(captionOf(`${'z'.repeat(TEXT.caption)}.pdf`)).toBe('z'.repeat(TEXT.caption));
});
