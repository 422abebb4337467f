import type { Dose, Threshold } from './chocolate-dose.ts';

/** Length of the ruler, in units of its drawing. */
const LENGTH = 300;
const LEFT = 6;

/** The dose on a ruler with the thresholds; beyond its end it is an arrow. Decoration: the words beside it say the same. */
export const ChocolateRuler = ({ thresholds, dose }: { thresholds: readonly Threshold[]; dose: Dose }) => {
  const end = Math.max(...thresholds.map(({ mg_per_kg }) => mg_per_kg)) * 1.2;
  const at = (mg: number) => LEFT + (Math.min(mg, end) / end) * LENGTH;
  const from = Math.min(at(dose.min), LEFT + LENGTH - 10);
  const to = Math.max(at(dose.max), from + 6);
  return (
    <svg className="choc-ruler" viewBox="0 0 312 50" aria-hidden="true">
      <path className="choc-band" d={`M${from} 4H${to}${dose.max > end ? 'l6 8l-6 8' : 'v16'}H${from}z`} />
      <path className="choc-line" d={`M${LEFT} 26H${LEFT + LENGTH}`} />
      {[0, ...thresholds.map(({ mg_per_kg }) => mg_per_kg)].map((mg, index) => (
        <g key={mg}>
          <path className="choc-line" d={`M${at(mg)} 20v12`} />
          <text x={at(mg)} y="47" textAnchor={mg === 0 ? 'start' : 'middle'}>
            {/* The last figure says the unit of all, as one text: apart, the two ran into each other. */}
            {index === thresholds.length ? `${mg}\u00a0mg/kg` : mg}
          </text>
        </g>
      ))}
    </svg>
  );
};
