import { expect, test } from 'vitest';
import { GUARDS } from '../../content/schema/guard-kinds.ts';
import { acting, stepped, toxic } from './changed-records.ts';

test('a species marked grave without a sentence that sends it out is named, with the mend', () => {
  const { said } = toxic({
    go_now: [
      { for: ['perros'], text: 'Llama ya si vomita; sal ya si tiembla.' },
      { for: ['loros', 'gatos'], text: 'Llama ya con cualquier cantidad.' },
    ],
  });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /chocolate\.yaml:\d+ · go_now · es grave para loros y nada dice cuándo salir: agrega una fila/,
  );
  expect(toxic({ go_now: [{ text: 'Sal ya si lo comió o tiembla.' }] }).said).toEqual([]);
  expect(toxic({ go_now: undefined }).said.join()).toContain('· go_now · falta este campo');
});

test('a go-now sentence that begins otherwise is refused', () => {
  const { said } = toxic({ go_now: [{ text: 'Sal si tiembla.' }] });
  expect(said.join()).toMatch(/go_now\[0\]\.text · una frase completa que empiece por «Sal ya» o «Llama ya»/);
});

test('a guard puts its one sentence before an act and a step, where a hurry reads it first', () => {
  const action = [{ text: 'Lava el pelo con agua tibia y jabón de platos.', guard: 'lavar' }];
  // Who only swallowed it is not bathed first. It names nobody, and a bird or a hamster is not bathed.
  const ifOnIt = `i lo tiene encima, ${GUARDS.lavar.charAt(0).toLowerCase()}${GUARDS.lavar.slice(1)}`;
  const whose = `Al perro o al gato, s${ifOnIt}`;
  expect(toxic({ action }).data?.action).toEqual([`${whose} Lava el pelo con agua tibia y jabón de platos.`]);
  const named = [{ text: 'Al perro o al gato lávale el pelo. Al ave, un copito.', guard: 'lavar' }];
  expect(toxic({ action: named }).data?.action).toEqual([`S${ifOnIt} ${named[0]?.text}`]);
  const { data, said } = stepped({ title: 'Lava', text: 'Con agua.', guard: 'lavar' });
  expect(said).toEqual([]);
  expect(data).toHaveProperty('first_minute.0.text', `${GUARDS.lavar} Con agua.`);
});

test('a guard that nobody wrote is refused with the keys there are', () => {
  const { said } = toxic({ action: [{ text: 'Lava el pelo con agua tibia.', guard: 'bañar' }] });
  expect(said.join()).toMatch(/action\[0\] · guard: usa uno de: lavar, enjuagar, quema, envolver, beber/);
});

test.each([
  ['Baña al gato con jabón de loza.', 'lavar o bañar'],
  ['Si tiene savia, lávale las patas.', 'lavar o bañar'],
  ['Retira lo mordido y enjuaga el hocico.', 'enjuagar'],
  ['Limpia el látex con agua jabonosa.', 'limpiar con agua'],
  ['Envuélvelo en una toalla.', 'envolver'],
  ['Sal con el gato envuelto y el empaque.', 'llevarlo envuelto'],
  ['Ofrécele agua fría a sorbos.', 'dar de beber o de comer'],
  ['Dale comida blanda.', 'dar de beber o de comer'],
])('«%s» wants its condition', (text, act) => {
  expect(acting(text).join()).toMatch(new RegExp(`^action\\[0\\] · pide ${act} sin su condición: dale «guard: `));
});

test.each([
  'No lo laves ni lo bañes: sal sin lavar.',
  'Lávate las manos y lava la jaula con agua y jabón.',
  'Lava tu piel y las sábanas donde duerme.',
  'Restriega la jaula nueva con vinagre y enjuaga, o cámbiala.',
  'Llama ya si el gato se lava mucho o lo baña la lluvia.',
  'No le des agua ni comida.',
  'Dale aire y quítale el collar.',
  'Apoya hielo envuelto en tela sobre la picada.',
])('«%s» needs none', (text) => {
  expect(acting(text)).toEqual([]);
});

test('only the guard of the act allows it, and a go-now sentence can carry none', () => {
  expect(acting({ text: 'Baña al gato con jabón de loza.', guard: 'lavar' })).toEqual([]);
  expect(acting({ text: 'Baña al gato con jabón de loza.', guard: 'beber' }).join()).toContain('«guard: lavar»');
  const go_now = [{ text: 'Sal ya si tiembla y báñalo en el camino.' }];
  expect(toxic({ go_now }).said.join()).toMatch(
    /go_now\[0\]\.text · pide lavar o bañar: eso va en un paso de «action»/,
  );
});

test.each([
  'Si le cayó en un ojo, enjuágalo con agua.',
  'Lava el ojo con agua limpia, sin frotar.',
  'Enjuaga los ojos y la piel.',
])('«%s»: trembling does not forbid rinsing an eye', (text) => {
  expect(GUARDS.quema).toMatch(/tiembla de dolor o de miedo, enjuaga igual/);
  expect(acting({ text, guard: 'quema' })).toEqual([]);
  for (const guard of ['enjuagar', 'lavar'])
    expect(acting({ text, guard }).join()).toContain('pide enjuagar un ojo sin su condición: dale «guard: quema»');
});

test('a bath that spares the eyes is a bath, and what may be done while it trembles wets no mouth', () => {
  const bath = 'Baña al perro, sin que le entre a los ojos.';
  expect(acting({ text: bath, guard: 'lavar' })).toEqual([]);
  expect(acting({ text: bath, guard: 'quema' }).join()).toContain('pide lavar o bañar');
  expect(acting({ text: 'Enjuaga los ojos y la boca.', guard: 'quema' }).join()).toContain('parte la frase');
});

test.each(['Provoca el vómito.', 'Si fue hoy, hazlo vomitar.', 'Dale agua con sal para que vomite.'])(
  '«%s» is refused under any condition',
  (text) => {
    expect(acting({ text, guard: 'beber' }).join()).toContain('action[0].text · manda provocar el vómito: quítalo');
  },
);

test.each([
  'No provoques el vómito.',
  'No intentes hacerlo vomitar.',
  'El veterinario decide si hacerlo vomitar sirve.',
  'Cuenta que le dieron agua con sal para vomitar, si fue el caso.',
])('«%s» is no order to make it vomit', (text) => {
  expect(acting(text)).toEqual([]);
});

test.each([
  'Guarda una oruga en frasco con alcohol para identificarla.',
  'Retira al alacrán con zapato y recogedor.',
  'Lleva la araña o su foto.',
  'Tápala con un vaso.',
])('«%s» asks for a living animal that stings', (text) => {
  expect(acting(text).join()).toContain('action[0] · pide atrapar o traer un animal vivo');
});

test.each([
  'Tómale una foto a la araña desde lejos. No la atrapes; llévala en un frasco solo si ya está muerta.',
  'Lleva la foto de la serpiente.',
  'Guarda la orina en un frasco limpio.',
  'Retira las espinas con pinzas.',
])('«%s» asks for none', (text) => {
  expect(acting(text)).toEqual([]);
});

test('a clipped «por» is refused', () => {
  expect(acting('Pide cita por ave que sigue jadeando.').join()).toContain('«cita por ave…» está recortado');
  expect(acting('Llama ya por teléfono y pide cita si el ave jadea.')).toEqual([]);
});

test('a number in advice names its source, its home or is a name', () => {
  expect(acting('Repite a los 15 minutos.').join()).toMatch(
    /^action\[0\] · la cifra «15» no tiene fuente: ponla en «figures»/,
  );
  expect(acting('Repite a los 15 minutos.', { figures: [{ says: '15 minutos', source: 1 }] })).toEqual([]);
  const both = [
    { says: '5 g/kg', source: 1 },
    { says: '15 g/kg', source: 1 },
  ];
  expect(acting('Desde 5 g/kg en gatos y 15 g/kg en perros.', { figures: both })).toEqual([]);
  expect(acting('Mira si dice E967 y llama al 123.')).toEqual([]);
  expect(acting('Llama hoy.', { note: 'Pasa con 5 g/kg.' }).join()).toContain('note · la cifra «5» no tiene fuente');
  expect(acting('Llama hoy.', { figures: [{ says: '15 minutos', source: 1 }] }).join()).toContain(
    'figures[0] · ninguna frase dice «15 minutos»',
  );
  expect(acting('En 15 minutos.', { figures: [{ says: '15 minutos', source: 9 }] }).join()).toMatch(
    /figures\[0\]\.source · el registro tiene \d fuentes/,
  );
});

test('a step of first aid obeys the same rules', () => {
  const step = (title: string, text: string, more = {}) => stepped({ title, text, ...more }).said.join();
  expect(step('Lava la herida', 'Con solución salina.')).toMatch(
    /first_minute\[0\]\.text · pide lavar o bañar sin su condición/,
  );
  expect(step('Lava la herida', 'Con solución salina.', { guard: 'lavar' })).toBe('');
  expect(step('Hazlo vomitar', 'Con los dedos.')).toContain('manda provocar el vómito');
  expect(step('Guarda el alacrán', 'En un frasco con tapa.')).toContain('pide atrapar o traer un animal vivo');
  expect(step('Lleva una muestra del vómito', 'En un frasco tapado.')).toBe('');
});
