import { px } from '../engine/number.ts';

/** Ground line of the 'Cuerpo' plates, px. */
export const GROUND = 812;

/** Colours of a plate's paper. */
export type Paper = { ground: string; floor: string; line: string; ink: string; figure: string; far: string };
export const PAPERS = {
  perros: { ground: '#F6E7DA', floor: '#EBD2BE', line: '#D9B69E', ink: '#7b5a47', figure: '#DDBFA9', far: '#CFAB92' },
  gatos: { ground: '#EFE8F1', floor: '#DFD2E4', line: '#C6B3CF', ink: '#5f4c70', figure: '#CFBFD8', far: '#BCA8C8' },
  hamsters: { ground: '#F4EDDA', floor: '#E6D9B6', line: '#D2BF8E', ink: '#6b5726', figure: '#DBC9A0', far: '#C9B483' },
  loros: { ground: '#E6F0E5', floor: '#CBDFCB', line: '#A9C7AB', ink: '#3d6148', figure: '#B7D0B8', far: '#9DBCA0' },
} satisfies Record<string, Paper>;

/** Figures 0–9 as strokes of a 10×16 box: no font is needed to write a height. */
const FIGURES: Record<string, string> = {
  '0': 'M5 0C8 0 9 4 9 8S8 16 5 16 1 12 1 8 2 0 5 0Z',
  '1': 'M2 3L5.500 0V16',
  '2': 'M1 4C1 1 3 0 5 0S9 1 9 4C9 8 1 12 1 16H9',
  '3': 'M1 2C3-1 9-.500 9 4C9 7 6 7.500 4 7.500C6 7.500 9 8.500 9 12C9 17 2 17 1 13',
  '4': 'M7 16V0L1 11H9.500',
  '5': 'M8.500 0H2L1.500 7C4 5 9 6 9 11C9 17 2 17 1 13',
  '6': 'M8 1C4-1 1 4 1 10C1 14 3 16 5 16S9 14 9 11 7 6 5 6 1 8 1 11',
  '7': 'M1 0H9C6 5 4 10 3.500 16',
  '8': 'M5 7.500C2 7 1.500 5 1.500 3.500S3 0 5 0 8.500 2 8.500 3.500 8 7 5 7.500C2 8 1 10 1 12S3 16 5 16 9 14 9 12 8 8 5 7.500Z',
  '9': 'M9 5C9 8 7 10 5 10S1 8 1 5 3 0 5 0 9 2 9 6C9 12 6 17 2 15',
};

/** A number as paths, `height` px tall, its right foot at (x, y). */
const number = (value: number, x: number, y: number, height: number, color: string): string => {
  const k = height / 16;
  const digits = [...String(value)];
  return digits
    .map((digit, i) => {
      const left = x - (digits.length - i) * 12.5 * k;
      return `<path transform="translate(${px(left)} ${px(y - height)}) scale(${k.toFixed(3)})" d="${FIGURES[digit]}" fill="none" stroke="${color}" stroke-width="${(2.1 / Math.sqrt(k)).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
};

export type Ruled = {
  pxPerCm: number;
  paper: Paper /** Lines every so many cm. */;
  step: number /** Highest line, cm. */;
  top: number;
};

/** A sheet of measured paper: floor, lines with their figures (cm). */
export const ruled = ({ pxPerCm, paper, step, top }: Ruled): string => {
  const lines = Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step);
  const high = (cm: number) => GROUND - cm * pxPerCm;
  return [
    `<rect width="1200" height="900" fill="${paper.ground}"/>`,
    `<rect y="${GROUND}" width="1200" height="${900 - GROUND}" fill="${paper.floor}"/>`,
    ...lines.map(
      (cm) =>
        `<path d="M84 ${px(high(cm))}H1160" stroke="${paper.line}" stroke-width="2" opacity=".8"/>${number(cm, 72, high(cm) + 11, 22, paper.ink)}`,
    ),
    `<path d="M0 ${GROUND}H1200" stroke="${paper.ink}" stroke-width="3" opacity=".55"/>`,
  ].join('');
};

/** A dotted line at the height that the record gives, from x to x. */
export const heightLine = (cm: number, pxPerCm: number, from: number, to: number, color: string): string => {
  const y = GROUND - cm * pxPerCm;
  return `<path d="M${px(from)} ${px(y)}H${px(to)}" stroke="${color}" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/><path d="M${px(to)} ${GROUND}V${px(y)}m-9 0h18" stroke="${color}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
};

/** Soft shadow on the floor. */
export const footShadow = (x: number, width: number, color = '#3d211c', y = GROUND + 6): string =>
  `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(width / 2)}" ry="${px(Math.max(5, width * 0.028))}" fill="${color}" opacity=".2"/>`;
