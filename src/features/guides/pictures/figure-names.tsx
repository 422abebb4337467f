import type { AnyBreed } from '../../../../content/schema/summary.ts';

type FigureName = AnyBreed['pictures'][number]['labels'][number];

/**
 * Names under the figures of a plate with several: words where there is room, numbers on phones.
 * Decoration: the same words stand in the legend under the plate.
 */
export const FigureNames = ({ labels }: { labels: readonly FigureName[] }) => (
  <svg className="field-marks figure-names" viewBox="0 0 1200 900" aria-hidden="true">
    {labels.map(({ x, y, text }, index) => (
      <g key={text}>
        <g className="mark-wide">
          <text x={x} y={y}>
            {text}
          </text>
        </g>
        <g className="mark-narrow">
          <circle cx={x} cy={y - 2} r="38" />
          <text x={x} y={y + 14}>
            {index + 1}
          </text>
        </g>
      </g>
    ))}
  </svg>
);
