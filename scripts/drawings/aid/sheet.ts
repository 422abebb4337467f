import { form, HEIGHT, type Limb, limbs, type Point, points, WIDTH } from './form.ts';

/** Colours of every step: they must read on their own ground, in light and dark pages and in grey print. */
export const INK = '#2b2522';
export const COLORS = {
  ground: '#f3e8d5',
  floor: '#e3d2b5',
  dog: '#d49a5c',
  dogFar: '#b27b42',
  cat: '#a39b97',
  catFar: '#837b78',
  skin: '#e8b591',
  skinFar: '#cf9670',
  sleeve: '#2c7a6b',
  sleeveFar: '#1f5d52',
  cloth: '#fffdf6',
  clothFar: '#ddd5c6',
  towel: '#7fa7b8',
  towelFar: '#5f8798',
  press: '#b3261e',
  water: '#3f86a6',
} as const;

const n = (value: number) => String(Math.round(value * 2) / 2);

const outline = (drawn: readonly Limb[] | string, soft: number) =>
  form(soft, ...(typeof drawn === 'string' ? limbs(drawn) : drawn));

/** One drawing of a step: flat forms with one pen, arrows in one red. */
export class Sheet {
  readonly out: string[] = [];

  /** What was computed keeps one decimal: more is bytes that nobody sees. */
  push(svg: string): this {
    this.out.push(svg.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 10) / 10)));
    return this;
  }

  /** Limbs melted into one form with a pen line round it; as text as `limbs` reads it. */
  body(fill: string, drawn: readonly Limb[] | string, soft = 10, pen = 2.6): this {
    return this.push(`<path d="${outline(drawn, soft)}" fill="${fill}" stroke="${INK}" stroke-width="${pen}"/>`);
  }

  /** A form without line: a shade, a mark. */
  shade(fill: string, drawn: readonly Limb[] | string, soft = 6): this {
    return this.push(`<path d="${outline(drawn, soft)}" fill="${fill}"/>`);
  }

  path(d: string, fill: string, pen = 2.6): this {
    return this.push(`<path d="${d}" fill="${fill}"${pen ? ` stroke="${INK}" stroke-width="${pen}"` : ''}/>`);
  }

  line(d: string, width = 2.6, color: string = INK, more = ''): this {
    return this.push(`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`);
  }

  dot(x: number, y: number, r: number, fill: string = INK, pen = 0): this {
    return this.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${pen ? ` stroke="${INK}" stroke-width="${pen}"` : ''}/>`,
    );
  }

  /** A red arrow along a polyline ('x y, x y' or points), its head at the last point. */
  arrow(along: readonly Point[] | string, width = 9, color: string = COLORS.press): this {
    const stops = typeof along === 'string' ? points(along) : along;
    const [bx, by] = stops[stops.length - 1] as Point;
    const [ax, ay] = stops[stops.length - 2] as Point;
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / l, (by - ay) / l];
    const head = width * 2.1;
    const [ex, ey] = [bx - ux * head * 0.8, by - uy * head * 0.8];
    const way = stops.slice(0, -1).map(([x, y]) => `${n(x)} ${n(y)}`);
    const d = `M${way.join('L')}L${n(ex)} ${n(ey)}`;
    const tip = `M${n(bx)} ${n(by)}L${n(ex - uy * head * 0.72)} ${n(ey + ux * head * 0.72)}L${n(ex + uy * head * 0.72)} ${n(ey - ux * head * 0.72)}Z`;
    return this.push(
      `<g stroke="${COLORS.cloth}" stroke-width="5" fill="${color}"><path d="${d}" fill="none" stroke-width="${width + 6}"/><path d="${tip}"/></g><path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/><path d="${tip}" fill="${color}"/>`,
    );
  }

  /**
   * What `draw` draws, seen from the other side: an animal on its side has its back to who kneels at it, and its legs away. With
   * the legs below, it would seem to stand.
   */
  fromBehind(draw: (s: this) => void): this {
    this.push(`<g transform="matrix(1 0 0 -1 0 ${HEIGHT})">`);
    draw(this);
    return this.push('</g>');
  }

  /** A tiled floor seen from above: what lies on it lies down. */
  tiles(): this {
    this.path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, COLORS.floor, 0);
    for (let x = 40; x < WIDTH; x += 100) this.line(`M${x} 0V${HEIGHT}`, 2, '#d2bd9a');
    for (let y = 30; y < HEIGHT; y += 100) this.line(`M0 ${y}H${WIDTH}`, 2, '#d2bd9a');
    return this;
  }

  /** The whole file: a ground of its own with round corners. */
  svg(floor: number | null = 250): string {
    const ground = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${COLORS.ground}"/>${floor === null ? '' : `<path d="M0 ${floor}H${WIDTH}V${HEIGHT}H0Z" fill="${COLORS.floor}"/>`}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${ground}${this.out.join('')}</svg>\n`;
  }
}
