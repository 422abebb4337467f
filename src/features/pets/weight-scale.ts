import { scaleLinear, scaleTime } from 'd3-scale';
import { line } from 'd3-shape';
import { shortMonth, weightText } from '../../lib/formats.ts';
import { wallTime } from '../../shared/time.ts';

export type Weighed = { at: number; kg: number };
export type Size = { width: number; height: number };

const MARGIN = { top: 14, right: 16, bottom: 30, left: 58 };
const DAY_MS = 24 * 60 * 60 * 1000;
/** A history of days is drawn over a month, so that two points are no cliff. */
const SHORTEST_MS = 30 * DAY_MS;
/** Up to here an axis names days, beyond it months. */
const DAYS_MS = 100 * DAY_MS;

const dayLabel = (at: number): string => {
  const date = wallTime(at).slice(0, 10);
  return `${Number(date.slice(8))} ${shortMonth(date)}`;
};
const monthLabel = (at: number): string => {
  const date = wallTime(at).slice(0, 10);
  return `${shortMonth(date)} ${date.slice(2, 4)}`;
};

/**
 * Where everything of a weight chart stands, in pixels. `weights` are in the order of time, at least one; `range` (kg) is what
 * adults of the breed weigh, null: unknown. `now` ends the axis.
 */
export const weightChart = (
  weights: readonly Weighed[],
  range: { min: number; max: number } | null,
  { width, height }: Size,
  now: number,
) => {
  const first = weights[0]?.at ?? now;
  const span = Math.max(now - first, SHORTEST_MS);
  const x = scaleTime([now - span, now], [MARGIN.left, width - MARGIN.right]);
  const all = [...weights.map(({ kg }) => kg), ...(range ? [range.min, range.max] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const air = (high - low || high * 0.2 || 1) * 0.12;
  const y = scaleLinear([Math.max(0, low - air), high + air], [height - MARGIN.bottom, MARGIN.top]).nice(4);
  const point = ({ at, kg }: Weighed) => ({ x: x(at), y: y(kg) });
  const path = line<Weighed>(
    ({ at }) => x(at),
    ({ kg }) => y(kg),
  );
  const label = span <= DAYS_MS ? dayLabel : monthLabel;
  return {
    left: MARGIN.left,
    right: width - MARGIN.right,
    bottom: height - MARGIN.bottom,
    band: range && { y: y(range.max), height: Math.max(2, y(range.min) - y(range.max)) },
    line: path([...weights]) ?? '',
    points: weights.map((one) => ({ ...one, ...point(one) })),
    rows: y.ticks(4).map((kg) => ({ y: y(kg), label: weightText(kg) })),
    columns: x.ticks(width < 480 ? 3 : 5).map((date) => ({ x: x(date), label: label(date.getTime()) })),
  };
};
