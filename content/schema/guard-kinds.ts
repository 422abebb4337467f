import type { ToxicKind } from './toxic-kinds.ts';

/**
 * The one sentence under which an act that can kill is allowed, by key: washing, rinsing, wrapping, giving to drink.
 * `quema` is for what burns an eye or the skin: water at once is what saves them, and an animal in pain trembles.
 * A record names the key; the sentence is added to its text, so that it is the same on every page and never left out.
 */
export const GUARDS = {
  lavar:
    'Lávalo antes de salir o llamar, pero solo si está despierto, se sostiene, respira bien y no tiembla ni convulsiona; en cualquier otro caso, sal ya sin lavarlo.',
  enjuagar:
    'Tócale la boca solo si está despierto, respira y traga bien y no tiembla ni convulsiona; en cualquier otro caso, sal ya sin tocársela.',
  quema:
    'Si convulsiona, respira mal o no despierta, sal sin enjuagar; si solo tiembla de dolor o de miedo, enjuaga igual.',
  envolver: 'La nariz y la cara quedan libres, al aire; si tiembla fuerte o convulsiona, no lo envuelvas.',
  beber: 'Hazlo solo si está despierto y traga sin toser; en cualquier otro caso, no le des nada por la boca.',
} as const;
export type Guard = keyof typeof GUARDS;

/** Wet acts are written for a dog or a cat. What a bird or a hamster bears instead, the same on every page of a substance. */
const SMALL_WASH =
  'Ave y hámster: si tiembla, convulsiona o respira mal, sal sin limpiar. Si no, con guantes, sin baño, jabón ni aceite, y sin agua en boca o pico: sacude el polvo seco y limpia lo untado por fuera con un trapo o un copito húmedo; si le quema la piel, un hilo de agua al clima solo ahí, unos minutos.';
/** Behind it, where the sheet speaks of an eye: a cloth would rub it. */
const SMALL_EYE = ' Si le cayó en un ojo, no lo frotes: agua al clima a gotas, un par de minutos.';
const SMALL_AFTER = ' Seca, abriga y haz lo que dice en rojo.';
const OF_EYE = /(?<!\p{L})ojos?(?!\p{L})/iu;
/** The same where rubbing or wetting does harm: spines, stings, glue. */
const SMALL_DRY = 'Ave y hámster: no frotes, no mojes y no despegues nada en casa. Sal, y que lo quite el veterinario.';
/** The same of what bites or stings, which may still sit on it: 'no despegues nada' left it there. */
const SMALL_STUNG =
  'Ave y hámster: apártalo de lo que lo picó, que no se toca con la mano; no frotes, no mojes y no despegues nada en casa. Sal, y que el veterinario quite lo que quede pegado.';
/** What a bird or a hamster is done where the steps are a dog's or a cat's. */
const SMALL_KEPT = 'Ave y hámster: en su caja, a oscuras y sin ruido, sin forzarle agua ni comida.';
/** What else: smoke leaves no sample, and what stings is not carried along. */
const smallToo = (kind: ToxicKind): string => {
  if (kind === 'humo') return '';
  return kind === 'animal' ? ' Sal ya.' : ' Lleva el empaque o una muestra.';
};
/** Before anything else, where there may be something in the air. */
const IN_THE_AIR: readonly ToxicKind[] = ['humo', 'limpieza', 'plaguicida'];
const inAir = (text: string, kind: ToxicKind): string =>
  IN_THE_AIR.includes(kind)
    ? text.replace(/: (\p{L})/u, (_, first: string) => `: si hay humo o vapor, primero afuera. ${first.toUpperCase()}`)
    : text;

/** Whether an act, with the sentence of its guard, wets the animal. */
export const wets = (text: string): boolean =>
  [GUARDS.lavar, GUARDS.enjuagar, GUARDS.quema].some((sentence) => text.toLowerCase().includes(sentence.toLowerCase()));

/** A text with the sentence of its guard: in front of it, for who skims acts on the first verb; how to wrap is told behind. */
export const guarded = (text: string, key: Guard | undefined): string => {
  if (!key) return text;
  return key === 'envolver' ? `${text} ${GUARDS[key]}` : `${GUARDS[key]} ${text}`;
};

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const NAMES_ANIMAL = /\b(?:aves?|picos?|hámsters?|perr[oa]s?|gat[oa]s?)\b/i;

/**
 * An act of a substance. What washes begins with 'if it is on it': whoever swallowed it is not bathed first, and loses no minute.
 * What wets and names no animal is said to be a dog's or a cat's: a hamster is not bathed.
 */
export const guardedAct = (text: string, key: Guard): string => {
  const plain = guarded(text, key);
  const told = key === 'lavar' ? `Si lo tiene encima, ${lowered(plain)}` : plain;
  const isDogs = (key === 'lavar' || key === 'enjuagar') && !NAMES_ANIMAL.test(text);
  return isDogs ? `Al perro o al gato, ${lowered(told)}` : told;
};

const NAMES_SMALL = /\b(?:aves?|picos?|hámsters?|loros?|plumas?|jaula)\b/i;
/** What is done with a substance, a room or a telephone, for people, and what is not done, holds for every body. */
const FOR_ALL =
  /^(?:Lleva|Di|Dile|Pide(?! cita)|Cuenta|Pregunta|Lee|Guarda|Busca|Calcula|Avisa|Nombra|Anota|Apunta|Averigua|Recoge|Abre|Apaga|Airea|Afuera|Aleja|Aléjalo|Bota|Cierra|Sácalo|Saca|Tapa|Toma|Tómale|Lávate|Ponte|Compra|Cuelga|Evita|Retira|Llama (?:en el camino|desde|antes))\b(?!.*\b(?:de la boca|consulta si|llama si|hoy)\b)|^No\b|\b(?:RCP|compresiones|reanimación|123|aire libre|válvula|sin respirar)(?!\p{L})|^Si la tocó una persona/u;

/**
 * Whether an act is a dog's or a cat's: a bird's or a hamster's page leaves out whatever wets, for which it has a line of its own,
 * and whatever touches the animal and does not name them.
 */
export const isForBig = (text: string): boolean => wets(text) || !(NAMES_SMALL.test(text) || FOR_ALL.test(text));

/** What a record says of its steps. */
type Stepped = {
  kind: ToxicKind;
  action: readonly string[];
  go_now: readonly { text: string }[];
  dry: boolean;
  small?: string | undefined;
};

/** What a bird or a hamster is done in place of the acts that are not for it; null: all are. */
export const smallAct = ({ kind, action, go_now, dry, small }: Stepped): string | null => {
  if (small) return `Ave y hámster: ${small}`;
  if (dry) return kind === 'animal' ? SMALL_STUNG : SMALL_DRY;
  if (action.some(wets)) {
    const isOfEye = [...action, ...go_now.map(({ text }) => text)].some((text) => OF_EYE.test(text));
    return inAir(`${SMALL_WASH}${isOfEye ? SMALL_EYE : ''}${SMALL_AFTER}`, kind);
  }
  if (!action.some(isForBig)) return null;
  return inAir(`${SMALL_KEPT}${smallToo(kind)}`, kind);
};
