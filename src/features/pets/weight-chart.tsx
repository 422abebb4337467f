import { useEffect, useRef, useState } from 'react';
import { dayText, weightText } from '../../lib/formats.ts';
import { type Weighed, weightChart } from './weight-scale.ts';

const HEIGHT = 240;

/** The width of an element as it is laid out; null before it is. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

/** A range of kg as people write it: '25–36 kg'. */
export const rangeText = ({ min, max }: { min: number; max: number }): string => {
  const [from, to] = [weightText(min), weightText(max)];
  const [, unit] = to.split('\u00a0');
  return from.endsWith(`\u00a0${unit}`) ? `${from.split('\u00a0')[0]}–${to}` : `${from}–${to}`;
};

const summary = (name: string, weights: readonly Weighed[]): string => {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return '';
  const from = `${weightText(first.kg)} el ${dayText(first.at)}`;
  return first === last
    ? `Peso de ${name}: ${from}.`
    : `Peso de ${name}: ${from}, ${weightText(last.kg)} el ${dayText(last.at)}.`;
};

/** Weights over time as a line, the breed's range behind it. `weights` in the order of time; the list beside it says the same. */
export const WeightChart = ({
  name,
  weights,
  range,
}: {
  name: string;
  weights: readonly Weighed[];
  range: { min: number; max: number } | null;
}) => {
  const { ref, width } = useWidth();
  // A day's weight stands at the day's end.
  const until = Math.max(Date.now(), weights.at(-1)?.at ?? 0);
  const chart = width ? weightChart(weights, range, { width, height: HEIGHT }, until) : null;
  return (
    <div className="weight-chart" ref={ref}>
      {chart && width && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={summary(name, weights)}
        >
          {chart.band && (
            <rect
              className="chart-band"
              x={chart.left}
              width={chart.right - chart.left}
              y={chart.band.y}
              height={chart.band.height}
            />
          )}
          {chart.rows.map((row) => (
            <g key={row.y}>
              <line className="chart-grid" x1={chart.left} x2={chart.right} y1={row.y} y2={row.y} />
              <text className="chart-text num" x={chart.left - 8} y={row.y} dy="0.34em" textAnchor="end">
                {row.label}
              </text>
            </g>
          ))}
          {chart.columns.map((column) => (
            <text key={column.x} className="chart-text num" x={column.x} y={chart.bottom + 20} textAnchor="middle">
              {column.label}
            </text>
          ))}
          <path className="chart-line" d={chart.line} />
          {chart.points.map((point) => (
            <circle key={point.at} className="chart-point" cx={point.x} cy={point.y} r={4.5} />
          ))}
        </svg>
      )}
    </div>
  );
};
