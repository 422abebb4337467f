import { expect, test } from 'vitest';
import { acting, type Fields, toxic } from './changed-records.ts';

test('a red line that speaks only of signs leaves out the one that still looks well', () => {
  const lines = (...go_now: Fields[]) => toxic({ go_now }).said;
  const signs = { text: 'Sal ya si tiembla o si se cae.' };
  const silent = lines(signs);
  expect(silent).toHaveLength(2);
  expect(silent[0]).toMatch(
    /chocolate\.yaml:\d+ · go_now · es grave para perros y ninguna fila habla del que todavía se ve bien: agrega «Llama ya/,
  );
  expect(silent[1]).toContain('es grave para loros');
  expect(lines(signs, { for: ['perros'], text: 'Llama ya si lo comió.' })).toHaveLength(1);
  for (const text of ['Llama ya si lo lamió.', 'Sal ya si comió una sola.', 'Sal ya con cualquier trozo.'])
    expect(lines(signs, { text })).toEqual([]);
  expect(lines({ text: 'Sal ya si tiembla, aunque ya se le quitara.' })).toEqual([]);
  const mild = { perros: 'leve', gatos: 'leve', hamsters: 'sin dato', loros: 'ninguna' };
  expect(toxic({ go_now: [signs], severity: mild }).said).toEqual([]);
});

test('who leaves whatever happened is not told to call in another row', () => {
  const always = { for: ['loros', 'gatos'], text: 'Sal ya con cualquier trozo.' };
  const call = { text: 'Llama ya si fue un pedazo.' };
  const { said } = toxic({ go_now: [always, call, { for: ['perros'], text: 'Sal ya si tiembla.' }] });
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('a loros una fila les dice «Sal ya con cualquier…» y otra solo «Llama ya»');
  const some = { text: 'Sal ya con cualquier cantidad si es pequeño.' };
  expect(toxic({ go_now: [some, call] }).said).toEqual([]);
});

const SOFT = [
  ['Obsérvalo hasta el día siguiente.', 'Obsérvalo'],
  ['Vigila la respiración.', 'Vigila'],
  ['Si babea menos, vigílalo un rato.', 'vigílalo'],
  ['Compara la flor con la foto.', 'Compara'],
  ['Espera a que vomite.', 'Espera'],
  ['Llama hoy y di cuánto fue.', 'Llama hoy'],
  ['Llama si vomita dos veces.', 'Llama si'],
  ['Pide cita el mismo día.', 'Pide cita el mismo día'],
  ['Lleva al perro el mismo día aunque se vea bien.', 'Lleva al perro el mismo día'],
] as const;

test.each(SOFT)('«%s» asks for less than the red line of a grave record', (text, soft) => {
  expect(acting(text).join()).toContain(`action[0] · «${soft}» pide menos que la línea roja`);
  expect(acting(text, { severity: { perros: 'moderada', gatos: 'leve', hamsters: 'leve', loros: 'leve' } })).toEqual(
    [],
  );
});

test.each([
  'Si babea menos, llama y vigílalo un rato; con otro signo, sal.',
  'No esperes a que vomite.',
  'Llama con el empaque en la mano.',
  'Lleva al ave en caja oscura.',
  'Si el veterinario decide vigilarlo, pregunta por el riñón.',
  'Pide que lo observen un día.',
])('«%s» does not', (text) => {
  expect(acting(text)).toEqual([]);
});

test('a bath says whose it is: a wet bird or hamster chills', () => {
  const bathing = (text: string) => acting({ text, guard: 'lavar' }).join();
  expect(bathing('Báñalo con agua y jabón.')).toMatch(
    /^action\[0\]\.text · pide un baño sin decir a quién: di «al perro o al gato»/,
  );
  expect(bathing('Baña al perro o al gato con agua y jabón. Al ave no la bañes.')).toBe('');
  expect(bathing('Lávale las patas con agua y jabón.')).toBe('');
});

test('what follows the sentence of a guard is no order to stay', () => {
  const washing = (text: string) => acting({ text, guard: 'lavar' }).join();
  expect(washing('Tampoco si la tragó. Lava al perro o al gato con agua tibia.')).toContain('se lee como no salir');
  expect(washing('Sal también sin lavar si la tragó. Lava al perro o al gato con agua tibia.')).toBe('');
});
