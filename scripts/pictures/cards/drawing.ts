import { BRAND } from '../../../src/shared/brand.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Card, type Figure } from './card.ts';
import { base, color, icon, mixed } from './paper.ts';
import { FONTS, fitted } from './words.ts';

/** A place of the card, px. */
export type Box = { x: number; y: number; width: number; height: number };
/** A retrato that is laid over the drawing, its feet on the box's foot. */
export type Portrait = Box & { animal: Animal & { slug: string } };

const BASE = 56;
const PLATE: Box = { x: 744, y: 0, width: CARD_WIDTH - 744, height: CARD_HEIGHT - BASE };
const LEFT = 64;
const ROOM = PLATE.x - LEFT - 48;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const words = (text: string, face: keyof typeof FONTS, size: number, x: number, y: number, ink: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="${FONTS[face].family}" font-size="${size}" fill="${ink}"${more}>${escaped(text)}</text>`;
const rect = ({ x, y, width, height }: Box, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** The box of an icon in the middle of a place. */
const centred = ({ x, y, width, height }: Box, size: number) =>
  [x + (width - size) / 2, y + (height - size) / 2, size] as const;

const plateOf = (animal: Animal, box: Box, share: number) => {
  const hue = color(animal.folder);
  const ground = rect(box, mixed(hue, color('paper'), share));
  return animal.slug
    ? ground
    : ground + icon(`track-${animal.folder}`, ...centred(box, box.width * 0.62), mixed(hue, color('paper'), 0.55));
};

/** Rising bars, as many full as it is bad; none is outlined with dashes where nobody knows. */
const bars = (severity: string) => {
  const full = { grave: 3, moderada: 2, leve: 1 }[severity] ?? 0;
  return [0, 1, 2]
    .map((index) => {
      const height = 110 + index * 110;
      const box = `x="${PLATE.x + 88 + index * 100}" y="${450 - height}" width="76" height="${height}" rx="10"`;
      return index < full
        ? `<rect ${box} fill="#fff"/>`
        : `<rect ${box} fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"${severity === 'sin dato' ? ' stroke-dasharray="4 14" stroke-linecap="round"' : ''}/>`;
    })
    .join('');
};

const quarter = (index: number): Box => ({
  x: PLATE.x + (index % 2) * (PLATE.width / 2),
  y: Math.floor(index / 2) * (PLATE.height / 2),
  width: PLATE.width / 2,
  height: PLATE.height / 2,
});

/** Animals of a figure with the places they stand in. */
const placed = (figure: Figure): { animal: Animal; box: Box; share: number }[] => {
  if (figure.kind === 'animal') return [{ animal: figure.animal, box: PLATE, share: 0.15 }];
  if (figure.kind !== 'four') return [];
  return figure.animals.map((animal, index) => ({
    animal,
    box: quarter(index),
    // Neighbours of one species differ a little, like tiles.
    share: [0.13, 0.21, 0.21, 0.13][index] ?? 0.15,
  }));
};

const plate = ({ figure }: Card): string => {
  if (figure.kind === 'icon')
    return rect(PLATE, color('emergency-solid')) + icon(figure.name, ...centred(PLATE, 270), '#fff');
  if (figure.kind === 'bars') return rect(PLATE, color('emergency-solid')) + bars(figure.severity);
  return placed(figure)
    .map(({ animal, box, share }) => plateOf(animal, box, share))
    .join('');
};

const MARKS: Record<string, string> = { emergency: 'briefcase-medical', primary: 'leaf' };

/** The card without its retratos, and where those go. */
export const drawCard = (card: Card): { svg: string; portraits: Portrait[] } => {
  const { tone, kicker, title, figure } = card;
  const hue = color(tone);
  const small = fitted(kicker, 'text', [34, 31, 28], { width: ROOM - 58, height: 44, leading: 1.2 });
  const large = fitted(title, 'title', [112, 104, 96, 88, 80, 72, 66, 60], { width: ROOM, height: 300, leading: 1.06 });
  const top = 296 - (large.lines.length * large.size * 1.06) / 2;
  const lines = large.lines.map((line, index) =>
    words(
      line,
      'title',
      large.size,
      LEFT,
      top + (index + 0.82) * large.size * 1.06,
      color('ink'),
      ' letter-spacing="-0.02em"',
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
${rect({ x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT }, color('paper'))}
${plate(card)}
${rect({ ...PLATE, x: PLATE.x - 6, width: 6 }, color(`${tone}-solid`))}
${icon(MARKS[tone] ?? `track-${tone}`, LEFT - 4, 66, 48, hue)}
${words(small.lines[0] ?? '', 'text', small.size, LEFT + 58, 102, hue)}
${lines.join('\n')}
${icon('brand', LEFT - 2, 488, 46, color('primary'))}
${words(BRAND, 'text', 34, LEFT + 58, 523, color('ink'))}
${base(CARD_HEIGHT - BASE, BASE, CARD_WIDTH, color(`${tone}-solid`))}
</svg>`;
  const portraits = placed(figure).flatMap(({ animal: { folder, slug }, box }) =>
    slug ? [{ ...box, animal: { folder, slug } }] : [],
  );
  return { svg, portraits };
};
