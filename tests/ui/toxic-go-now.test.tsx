import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToxicGoNow } from '../../src/features/guides/toxics/toxic-go-now.tsx';

const NOBODY = /<p[^>]*data-for="([^"]*)"[^>]*>Si llamas y no contestan, sal ya\.<\/p>/;
const drawn = (go_now: { text: string; for?: 'perros'[] }[]) =>
  renderToStaticMarkup(
    <ToxicGoNow
      record={{
        kind: 'limpieza',
        severity: { perros: 'moderada', gatos: 'grave', hamsters: 'grave', loros: 'grave' },
        go_now,
        action: [],
      }}
    />,
  );

test('who is told to leave at once does not read that somebody is called first', () => {
  expect(drawn([{ text: 'Sal ya con cualquier cantidad.' }])).not.toContain('no contestan');
  const told = drawn([{ text: 'Sal ya si tiembla.' }, { for: ['perros'], text: 'Llama ya si lo lamió.' }]);
  expect(NOBODY.exec(told)?.[1]).toBe('perros');
});

test('what a small and a middling dog weigh has its unit behind each figure', () => {
  const told = drawn([{ for: ['perros'], text: 'Sal ya si es pequeño.' }]);
  expect(told.match(/Perro pequeño: [^<]*/)?.[0].match(/\d+(?! kilos)\b/g)).toBeNull();
  expect(told).toContain('Mediano: hasta 25 kilos.');
});

test('the animal that it harms most stands first, also where nobody chose one', () => {
  const told = drawn([{ for: ['perros'], text: 'Sal ya si tiembla.' }, { text: 'Sal ya con cualquier cantidad.' }]);
  const names = [...told.matchAll(/<dt[^>]*>.*?<\/svg>([^<]*)/g)].map(([, name]) => name);
  expect(names.at(0)).toBe('Gatos');
  expect(names.at(-1)).toBe('Perros');
});
