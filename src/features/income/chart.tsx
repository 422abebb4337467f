import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { shortMonth } from '../../lib/formats.ts';
import { thousandsText } from '../../lib/pesos.ts';
import { useWide } from '../../lib/wide.ts';
import { APPOINTMENT_TYPES, type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { Income } from '../../shared/schemas/income.ts';

/** Sizes in which the chart is drawn, so that its words stay readable: on desks, on tablets, and where the screen is narrow. */
const DESK = { width: 1240, height: 320, left: 72, monthLetters: 4 };
const DESK_REM = 75;
const WIDE = { width: 720, height: 280, left: 72, monthLetters: 4 };
const NARROW = { width: 344, height: 240, left: 56, monthLetters: 1 };
const WIDE_REM = 45;
const EDGE = { top: 12, right: 4, bottom: 28 };
/** Drawn grid lines, and the least that one is worth, COP: labels are in thousands. */
const LINES = 4;
const LEAST = 1000;

const copOf = (month: Income[number], type: AppointmentType) => month.byType[type]?.cop ?? 0;

/** Twelve months as bars, each by type of visit. The table below says the same in figures. */
export const IncomeChart = ({ months, chosen }: { months: Income; chosen: string }) => {
  const [isDesk, isWide] = [useWide(DESK_REM), useWide(WIDE_REM)];
  const { width, height, left, monthLetters } = isDesk ? DESK : isWide ? WIDE : NARROW;
  const x = scaleBand()
    .domain(months.map(({ month }) => month))
    .range([left, width - EDGE.right])
    .padding(0.28);
  const y = scaleLinear()
    .domain([0, Math.max(LINES * LEAST, ...months.map(({ cop }) => cop))])
    .nice(LINES)
    .range([height - EDGE.bottom, EDGE.top]);
  const layers = stack<Income[number], AppointmentType>().keys(APPOINTMENT_TYPES).value(copOf)(months);
  const best = months.reduce((most, one) => (one.cop > most.cop ? one : most), months[0] as Income[number]);
  const summary =
    best.cop === 0
      ? 'Sin ingresos en estos doce meses.'
      : `Ingresos de doce meses por tipo de visita. El mes más alto fue ${shortMonth(`${best.month}-01`)} ${best.month.slice(0, 4)}, con ${pesosText(best.cop)}.`;
  return (
    <figure className="income-figure">
      <svg className="income-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        {(best.cop === 0 ? [0] : y.ticks(LINES)).map((cop) => (
          <g key={cop}>
            <line className="income-line" x1={left} x2={width - EDGE.right} y1={y(cop)} y2={y(cop)} />
            <text className="income-label" x={left - 8} y={y(cop) + 5} textAnchor="end">
              {thousandsText(cop)}
            </text>
          </g>
        ))}
        {layers.map((layer) => (
          <g key={layer.key} className={`income-bar ${layer.key}`}>
            {layer.map(([from, to], index) => {
              const { month } = months[index] as Income[number];
              return (
                to > from && (
                  <rect
                    key={month}
                    x={x(month)}
                    y={y(to)}
                    width={x.bandwidth()}
                    height={Math.max(0, y(from) - y(to) - 1)}
                    rx={2}
                  />
                )
              );
            })}
          </g>
        ))}
        {months.map(({ month }) => (
          <text
            key={month}
            className={`income-label ${month === chosen ? 'chosen' : ''}`}
            x={(x(month) ?? 0) + x.bandwidth() / 2}
            y={height - 8}
            textAnchor="middle"
          >
            {shortMonth(`${month}-01`).slice(0, monthLetters)}
          </text>
        ))}
      </svg>
      <figcaption>
        <ul className="income-legend">
          {APPOINTMENT_TYPES.map((type) => (
            <li key={type}>
              <span className={`income-key ${type}`} aria-hidden="true" />
              {TYPE_NAME[type]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
