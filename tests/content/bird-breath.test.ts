import { expect, test } from 'vitest';
import { sentencesOf, shownTexts } from '../../scripts/content/texts.ts';

/** A breath that is heard: first aid and the signs of illness send such a bird out at once. */
const HEARD = /(?:silb|chasquid|chirri|chill|suena|clic)\p{L}*(?: \p{L}+)? (?:al|cada) respir|respiración ruidosa/iu;
const WAITS = /consulta (?:es )?hoy|pide cita|24–48/i;

test('a bird whose breath is heard waits on no page', () => {
  const waiting = shownTexts({ links: true })
    .filter(({ file }) => file.includes('/loros/'))
    .flatMap(({ file, text }) =>
      sentencesOf(text).flatMap((sentence) => sentence.split(';').map((part) => [file, part])),
    )
    .filter(([, part = '']) => HEARD.test(part) && WAITS.test(part));
  expect(waiting).toEqual([]);
});
