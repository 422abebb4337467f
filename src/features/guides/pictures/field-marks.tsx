import type { AnyBreed } from '../../../../content/schema/summary.ts';

export type FieldMark = AnyBreed['pictures'][number]['marks'][number];

/** Where a caption stands in the 1200×900 drawing: the start of its first line, and which way it runs. */
const CORNERS = {
  tl: { x: 44, y: 112, anchor: 'start' },
  tr: { x: 1156, y: 206, anchor: 'end' },
  bl: { x: 44, y: 730, anchor: 'start' },
  br: { x: 1156, y: 540, anchor: 'end' },
} as const;

const LINE = 46;
/** Mean width of a letter of the caption, px of the drawing. */
const LETTER = 14.6;
const GAP = 14;

/** Breaks a label into lines of about 15 letters. */
const linesOf = (label: string): string[] => {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < 16) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
};

/** From the edge of the caption's box, on the straight line from its middle, to the point on the animal. */
const leaderOf = (mark: FieldMark, lines: string[]): string => {
  const { x, y, anchor } = CORNERS[mark.corner];
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2 + GAP;
  const high = (lines.length * LINE) / 2 + GAP / 2;
  const middle = [
    anchor === 'start' ? x + half - GAP : x - half + GAP,
    y + ((lines.length - 1) * LINE) / 2 - 12,
  ] as const;
  const [dx, dy] = [mark.x - middle[0], mark.y - middle[1]];
  const reach = Math.min(half / Math.abs(dx || 1), high / Math.abs(dy || 1), 1);
  return `M${Math.round(middle[0] + dx * reach)} ${Math.round(middle[1] + dy * reach)}L${mark.x} ${mark.y}`;
};

/**
 * Peterson's field marks over a retrato: leader lines with captions where there is room, numbers on phones.
 * Decoration: the same words stand in the legend under the plate.
 */
export const FieldMarks = ({ marks }: { marks: readonly FieldMark[] }) => (
  <svg className="field-marks" viewBox="0 0 1200 900" aria-hidden="true">
    {marks.map((mark, index) => {
      const lines = linesOf(mark.label);
      const { x, y, anchor } = CORNERS[mark.corner];
      return (
        <g key={mark.label}>
          <g className="mark-wide">
            <path d={leaderOf(mark, lines)} />
            <circle cx={mark.x} cy={mark.y} r="6" />
            <text y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
              {lines.map((line, row) => (
                <tspan key={line} x={x} dy={row ? LINE : undefined}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
          <g className="mark-narrow">
            <circle cx={mark.x} cy={mark.y} r="44" />
            <text x={mark.x} y={mark.y + 18}>
              {index + 1}
            </text>
          </g>
        </g>
      );
    })}
  </svg>
);
