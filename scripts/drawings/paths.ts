const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** A whole ellipse from its left end, clockwise; `turn`: degrees about its centre. */
const ring = (cx: number, cy: number, rx: number, ry: number, turn: number): string => {
  const [dx, dy] = [rx * Math.cos((turn * Math.PI) / 180), rx * Math.sin((turn * Math.PI) / 180)];
  const half = (way: 1 | -1) => `a${n(rx)} ${n(ry)} ${turn} 0 1 ${n(way * 2 * dx)} ${n(way * 2 * dy)}`;
  return `M${n(cx - dx)} ${n(cy - dy)}${half(1)}${half(-1)}z`;
};

const rect = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}` : '');
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}z`;
};

/** Path data that may follow another's: its first step counts from the corner of the box, not from where the other ended. */
const apart = (d: string) =>
  d.replace(
    /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)[\s,]*([-\d.])?/,
    (_all, x, y, next) => `M${x} ${y}${next ? `l${next}` : ''}`,
  );

const drawn: Record<string, (attribute: (name: string) => string) => string> = {
  path: (text) => apart(text('d')),
  polyline: (text) => `M${text('points')}`,
  line: (text) => `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`,
  circle: (text) => ring(Number(text('cx')), Number(text('cy')), Number(text('r')), Number(text('r')), 0),
  rect: (text) => {
    const [x, y, width, height, rx, ry] = ['x', 'y', 'width', 'height', 'rx', 'ry'].map((name) => Number(text(name)));
    return rect(x as number, y as number, width as number, height as number, rx || ry || 0);
  },
  ellipse: (text) => {
    const [cx, cy] = [text('cx'), text('cy')];
    const [, turn = '0', about = ''] = /^rotate\((\S+) (.*)\)$/.exec(text('transform')) ?? [];
    if (about && about !== `${cx} ${cy}`) throw new Error(`an ellipse turns about ${about}, which is not its centre`);
    return ring(Number(cx), Number(cy), Number(text('rx')), Number(text('ry')), Number(turn));
  },
};

/**
 * The shapes of a piece of svg as the data of one path: a browser that parses, styles and lays out a sprite pays by the element.
 * They must share their paint. Throws on any other element.
 */
export const onePath = (svg: string): string =>
  [...svg.matchAll(/<(\w+)([^>]*)>/g)]
    .map(([tag, name = '', attributes = '']) => {
      const data = drawn[name];
      if (!data) throw new Error(`no path draws ${tag}`);
      return data((attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    })
    .join('');
