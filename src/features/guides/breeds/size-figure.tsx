import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { span } from '../figures.ts';
import gatos from './sizes-gatos.svg?url';
import hamsters from './sizes-hamsters.svg?url';
import loros from './sizes-loros.svg?url';
import perros from './sizes-perros.svg?url';

const SHEETS: Record<Folder, string> = { perros, gatos, hamsters, loros };

/** The box is 320 × 204; the ground lies on y = 184 and 150 units above it the grid ends. */
const GROUND = 184;
const TALL = 150;
/** Outlines of dogs and cats are 50 units at the withers, hamsters 50 long, birds 50 from tail to crown. */
const UNIT = 50;
/** A dog or cat is this long from nose to tail, in the units of its outline. */
const LENGTH = 104;

const DROP = ['dog-body', 'dog-tail', 'dog-drop'];
const BRUSH = ['dog-body', 'dog-brush', 'dog-prick'];
const CURL = ['dog-body', 'dog-curl', 'dog-prick'];
const PRICK = ['dog-body', 'dog-tail', 'dog-prick'];
const FLAT = ['dog-body', 'dog-stub', 'dog-flat'];

/** Which body, tail and head a dog has; every other dog has drop ears and a plain tail. */
const DOGS: Record<string, string[]> = {
  'pastor-aleman': BRUSH,
  collie: BRUSH,
  husky: CURL,
  pomerania: CURL,
  chihuahua: PRICK,
  yorkshire: PRICK,
  boxer: FLAT,
  'bulldog-frances': FLAT,
  'bulldog-ingles': FLAT,
  pug: ['dog-body', 'dog-curl', 'dog-flat'],
};

/** Parrots whose tail is shorter than their body. */
const SHORT_TAILS = [
  'agapornis',
  'cacatua',
  'eclectus',
  'lorito-senegalés',
  'loro-amazonico',
  'loro-gris-africano',
  'pionus',
];

type Scene = {
  /** Outlines of the animal, drawn one over the other. */
  parts: string[];
  size: { min: number; max: number };
  /** What a person says of it: 'de alto a la cruz'. */
  words: string;
  /** A person for what reaches a knee, a hand (18 cm) for what fits in it. */
  beside: 'person' | 'hand';
  /** Height of the grid, cm. */
  top: 150 | 20 | 30 | 40 | 50;
  lying: boolean;
};

const sceneOf = (folder: Folder, slug: string, record: AnyBreed): Scene => {
  const grown = { beside: 'person', top: TALL, lying: false } as const;
  if ('height_cm' in record) {
    const dog = folder === 'perros';
    const words = dog ? 'de alto a la cruz' : 'de alto al hombro';
    return { ...grown, parts: dog ? (DOGS[slug] ?? DROP) : ['cat'], size: record.height_cm, words };
  }
  const size = record.length_cm;
  const small = { beside: 'hand', size, words: 'de largo' } as const;
  if (folder === 'hamsters') return { ...small, parts: ['hamster'], top: 20, lying: true };
  const parts = [SHORT_TAILS.includes(slug) ? 'bird-short' : 'bird-long'];
  if (size.max > 50) return { ...grown, parts, size, words: 'de largo' };
  return { ...small, parts, top: ([30, 40] as const).find((top) => size.max <= top - 4) ?? 50, lying: false };
};

const Part = ({ folder, id, x, y, scale }: { folder: Folder; id: string; x: number; y: number; scale: number }) => (
  <use href={`${SHEETS[folder]}#${id}`} transform={`translate(${Math.round(x)} ${y}) scale(${scale.toFixed(2)})`} />
);

/** Height of a standing animal: a rule from the ground (or the tail's tip) to its largest size, with a tick at the smallest. */
const Rise = ({ foot, min, max, label }: { foot: number; min: number; max: number; label: string }) => (
  <>
    <path
      className="size-rule"
      d={`M306 ${foot}V${foot - max}M301 ${foot - max}h10M301 ${foot}h10${min < max ? `M302 ${foot - min}h8` : ''}`}
    />
    <text className="size-label" x="316" y={foot - max - 9}>
      {label}
    </text>
  </>
);

/** Length of a lying animal, over its back. */
const Run = ({ x, y, length, label }: { x: number; y: number; length: number; label: string }) => (
  <>
    <path className="size-rule" d={`M${x} ${y}h${length}M${x} ${y - 5}v10M${x + length} ${y - 5}v10`} />
    <text className="size-label" x={x + length} y={y - 10}>
      {label}
    </text>
  </>
);

const Bird = ({ id, x, foot, scale }: { id: string; x: number; foot: number; scale: number }) => {
  const perch = foot - (id === 'bird-long' ? 18.5 : 9.5) * scale;
  return (
    <>
      <path className="size-perch" d={`M${x - 10} ${perch}h${20 * scale + 20}M${x + 9 * scale} ${perch}V${GROUND}`} />
      <Part folder="loros" id={id} x={x} y={foot} scale={scale} />
    </>
  );
};

/** How big the animal is beside something everybody knows, on a grid of centimetres. Varieties of very different size stand together. */
export const SizeFigure = ({ folder, slug, record }: { folder: Folder; slug: string; record: AnyBreed }) => {
  const { parts, size, words, beside, top, lying } = sceneOf(folder, slug, record);
  const px = TALL / top;
  const middle = (size.min + size.max) / 2;
  const two = size.max / size.min >= 1.6 && 'height_cm' in record;
  // Varieties of very different size: the largest ends where the rule begins, the smallest stands before it.
  const end = 296 - (size.max / UNIT) * LENGTH;
  const animals = two
    ? [
        { cm: size.max, x: end },
        { cm: size.min, x: Math.max(106, end - 4 - (size.min / UNIT) * LENGTH) },
      ]
    : [{ cm: middle, x: lying ? 160 : 150 }];
  const label = span(size, 'cm');
  const reference = beside === 'person' ? 'una persona de 165 cm' : 'una mano de 18 cm';
  const foot = folder === 'loros' ? GROUND - (beside === 'person' ? 40 : 8) : GROUND;
  return (
    <svg
      className="size-figure"
      viewBox="0 0 320 204"
      role="img"
      aria-label={`Tamaño: ${label} ${words}, al lado de ${reference}`}
    >
      <Part folder={folder} id={`grid-${top}`} x={0} y={GROUND} scale={1} />
      <Part folder={folder} id={beside} x={76} y={GROUND} scale={px} />
      {folder === 'loros' && <Bird id={parts[0] as string} x={200} foot={foot} scale={(middle * px) / UNIT} />}
      {folder !== 'loros' &&
        animals.map(({ cm, x }) =>
          parts.map((id) => (
            <Part key={`${cm} ${id}`} folder={folder} id={id} x={x} y={GROUND} scale={(cm * px) / UNIT} />
          )),
        )}
      {lying ? (
        <Run x={160} y={GROUND - 0.56 * middle * px - 12} length={middle * px} label={label} />
      ) : (
        <Rise foot={foot} min={size.min * px} max={size.max * px} label={label} />
      )}
    </svg>
  );
};
