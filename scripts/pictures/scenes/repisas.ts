import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { fern } from './plants.ts';

export type Repisas = { wall?: string; wood?: readonly [light: string, base: string, shade: string]; seed?: number };

const SPINES = ['#B5564A', '#3F7C86', '#E3B95A', '#5F8F86', '#7B5A8C', '#D98F5C', '#EADCC2', '#4B5F7A'];

/** Books from x to x that stand on y. */
const books = (b: Brush, from: number, to: number, y: number) => {
  for (let x = from; x < to; ) {
    const w = b.range(18, 40);
    const h = b.range(96, 150);
    const fill = b.pick(SPINES);
    b.rect(x, y - h, w - 3, h, fill).rect(x, y - h, 5, h, b.mixed(fill, '#ffffff', 0.25));
    b.rect(x + w * 0.3, y - h * 0.82, w * 0.4, 8, b.mixed(fill, '#fff4d8', 0.6));
    x += w;
  }
};

/** A wall of shelves up to the ceiling: the animal stands on the long board whose top is at y 610, books below, beams above. */
export const repisas = ({
  wall = '#E9DDC8',
  wood = ['#C99562', '#A87346', '#7F5330'],
  seed = 61,
}: Repisas = {}): Setting => {
  const b = new Brush(seed);
  const [light, base, shade] = wood;
  b.rect(0, 0, 1200, 900, wall).path('M0 0H1200V60Q600 30 0 80Z', '#ffffff', 'opacity=".3"');
  for (const x of [-40, 300, 640, 980]) b.rect(x, 0, 70, 34, shade).rect(x, 0, 70, 8, base);
  b.rect(0, 34, 1200, 12, base);
  // A small board high up on the left, one on the right: the way along the wall.
  const board = (x: number, y: number, w: number, thick = 26) => {
    b.rect(x, y, w, thick, base)
      .rect(x, y, w, 7, light)
      .rect(x, y + thick, w, 12, '#5b4a5c', 'opacity=".16"');
    for (const at of [x + w * 0.14, x + w * 0.86]) b.path(`M${at - 7} ${y + thick}h14v44q-14 -4 -14 -44Z`, shade);
  };
  board(-30, 330, 250);
  books(b, 8, 120, 330);
  board(960, 260, 280);
  fern(b, 1090, 236, 0.9);
  b.path('M1040 218H1140L1126 262H1054Z', '#C98A5E').path('M1104 218H1140L1126 262H1096Z', '#A66B43');
  b.rect(0, 610, 1200, 290, b.mixed(shade, '#2a1a14', 0.35));
  for (const x of [-10, 396, 804, 1186]) b.rect(x, 640, 26, 260, base).rect(x, 640, 7, 260, light);
  books(b, 24, 380, 868);
  books(b, 430, 640, 868);
  b.path('M664 868Q650 800 690 780V760H740V780Q780 800 766 868Z', '#3F7C86').rect(684, 756, 62, 10, '#2C5C66');
  books(b, 838, 1170, 868);
  b.rect(0, 868, 1200, 32, base).rect(0, 868, 1200, 7, light);
  b.rect(0, 606, 1200, 36, base).rect(0, 606, 1200, 9, light).rect(0, 642, 1200, 16, '#1f120c', 'opacity=".28"');
  return { behind: b.svg };
};
