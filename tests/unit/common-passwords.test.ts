import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filterModule } from '../../scripts/passwords/encode.ts';
import { listed, MOST_COMMON, mostCommon } from '../../scripts/passwords/lists.ts';
import { ROOT } from '../../scripts/setup/places.ts';
import { COUNT, GAPS } from '../../worker/auth/common-filter.ts';
import { decodeSlots, FILTER_RANGE, isListed } from '../../worker/auth/password-filter.ts';
import { refusalOf } from '../../worker/auth/password-rules.ts';
import { EXAMPLE, refusalText } from '../../worker/auth/password-words.ts';

const EMAIL = 'ana.maria@finca.co';
/** Texts that look drawn and are the same at every run. */
const drawn = (n: number, salt: string) => createHash('sha256').update(`${salt} ${n}`).digest();
const MODULE = join(ROOT, 'worker/auth/common-filter.ts');

describe('the filter of common passwords', () => {
  test('is the one that its script writes', () => {
    expect(readFileSync(MODULE, 'utf8')).toBe(filterModule(listed()));
    // What it costs of the Worker's budget.
    expect(gzipSync(readFileSync(MODULE)).length).toBeLessThan(36_000);
  });

  test('holds all that it was made of, in ascending slots', () => {
    const slots = decodeSlots(GAPS, COUNT);
    expect(slots.every((slot, n) => slot >= (slots[n - 1] ?? 0))).toBe(true);
    expect(listed().filter((text) => !isListed(text))).toEqual([]);
  });

  test('takes at most one of 1,000 other texts for one of its own', () => {
    const others = Array.from({ length: 200_000 }, (_, n) => drawn(n, 'nothing').toString('hex').slice(0, 20));
    const taken = others.filter(isListed).length;
    expect(taken / others.length).toBeLessThan(2 / FILTER_RANGE);
  });
});

describe('passwords that are refused', () => {
  test('the 10,000 most common, in capitals and with a year and a sign too', () => {
    const all = mostCommon();
    expect(new Set(all).size).toBe(MOST_COMMON);
    expect(all.filter((password) => refusalOf(password, EMAIL, '') === null)).toEqual([]);
    expect(all.filter((password) => refusalOf(password.toUpperCase(), EMAIL, '') === null)).toEqual([]);
    const words = all.filter((password) => /^[a-z]{8,}$/.test(password));
    expect(words.length).toBeGreaterThan(3000);
    expect(words.filter((word) => refusalOf(`${word}2026!`, EMAIL, '') === null)).toEqual([]);
  });

  // What attacking the product found: these passed.
  test.each(
    'princess computer chocolate realmadrid barcelona mariposa p@ssw0rd Patas2026! Summer2024! Princess1 Ch0c0late'.split(
      ' ',
    ),
  )('%s', (password) => expect(refusalOf(password, EMAIL, '')).not.toBeNull());

  test.each([
    ['Patas-y-plumas-2026', 'brand'],
    ['p4tasyplumas', 'brand'],
    ['MiPerroToby', 'animal'],
    ['¡Hámster2024!', 'animal'],
    ['luna y max 2020', 'animal'],
    ['Bucaramanga.7', 'place'],
    ['Medellín-Cali', 'place'],
    ['Diciembre2025', 'time'],
    ['spring2026', 'time'],
    ['Valentina1998', 'name'],
    ['juancamilo99', 'name'],
    ['Millos2026*', 'club'],
    ['real madrid 13', 'club'],
    ['contraseñ4', 'courtesy'],
    ['dragon2024!', 'dressed'],
    ['$uperman', 'dressed'],
    ['M@r1p0sa', 'dressed'],
    ['15/08/1990', 'digits'],
    ['3101234567', 'digits'],
    ['zzzzzzzzzz', 'row'],
    ['Tejado-sandía-jueves', 'example'],
    ['tejadosandiajueves1', 'example'],
  ])('%s is %s', (password, refusal) => expect(refusalOf(password, EMAIL, '')).toBe(refusal));

  // What an attack with words of ours found: these passed.
  test.each(
    `perritos gatitos1 cachorros plumitas1 lunita123 teamomucho amoamiperro teamomami holamundo Diosmiama diosmiopadre cristovive
    vacunas1 guarderia1 aguardiente arepaconqueso empanada1 marihuana`.split(/\s+/),
  )('%s', (password) => expect(refusalOf(password, EMAIL, '')).not.toBeNull());

  test.each(['Yurleidis1', 'yurleidis.quiceno', 'quiceno2026!'])('%s, of its person’s name', (password) => {
    expect(refusalOf(password, EMAIL, 'Yurleidis Quiceno')).toBe('name');
    expect(refusalOf(`${password} con tejas verdes`, EMAIL, 'Yurleidis Quiceno')).toBeNull();
  });

  test('say why in kind and how to do better; the example is none to copy', () => {
    expect(refusalText('common')).toMatch(
      /^Es una de las contraseñas más usadas\. Tres palabras .* más difíciles de adivinar\.$/,
    );
    const shown = /«(.+)»/.exec(refusalText('brand'))?.[1] ?? '';
    expect(refusalOf(shown, EMAIL, '')).toBe('example');
    expect(refusalText('example')).not.toContain(EXAMPLE);
  });
});

describe('passwords that are fine', () => {
  test('of 4,000 phrases and strings by chance practically none is refused', () => {
    const words = readFileSync(join(ROOT, 'tests/content/palabras.txt'), 'utf8')
      .split(/\s+/)
      .filter((word) => /^[a-záéíóúñ]{5,}$/.test(word));
    expect(words.length).toBeGreaterThan(200);
    const phrase = (n: number) =>
      [0, 4, 8, 12].map((at) => words[drawn(n, 'phrase').readUInt32BE(at) % words.length]).join(' ');
    const string = (n: number) => drawn(n, 'string').toString('base64').slice(0, 14);
    const strong = Array.from({ length: 2000 }, (_, n) => [phrase(n), string(n)]).flat();
    const refused = strong.filter((password) => refusalOf(password, EMAIL, '') !== null);
    expect(refused.length, refused.join(', ')).toBeLessThanOrEqual(4);
  });

  test.each([
    'el caballo correcto',
    'patio con mangos',
    'María compra pan los lunes',
    'sombrilla-roja',
    'gato azul volcán',
  ])('%s', (password) => expect(refusalOf(password, EMAIL, '')).toBeNull());
});
