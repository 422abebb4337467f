import { useEffect, useId, useRef, useState } from 'react';
import type { VitalsFile } from '../../../../content/schema/facts.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAidSpecies } from '../first-aid/aid-species.ts';
import { VitalChoice } from './vital-choice.tsx';
import { VitalClock } from './vital-clock.tsx';
import { COUNTER, SIGNS, type Sign } from './vital-count.ts';
import { VitalTap } from './vital-tap.tsx';
import { VitalVerdict } from './vital-verdict.tsx';

const WAYS = [
  ['tap', 'Toco cada vez'],
  ['clock', '15 segundos por 4'],
] as const;

/** Counts breaths or heart beats and holds the result against the table. The steps stand without script too. */
export const VitalCounter = (vitals: Pick<VitalsFile, 'rows' | 'counting'>) => {
  const id = useId();
  const folder = useAidSpecies();
  const [sign, setSign] = useState<Sign>('breaths');
  const [way, setWay] = useState<'tap' | 'clock'>('tap');
  const [animal, setAnimal] = useState('');
  const [rate, setRate] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const { steps, species, not_for: notFor } = vitals.counting[sign];
  const rows = vitals.rows.filter((row) => !folder || row.folder === folder);
  const row = rows.find((one) => one.animal === animal) ?? (rows.length === 1 ? rows[0] : null) ?? null;
  const who = row?.folder ?? folder;
  const counted = !who || species.includes(who);
  const { one, many } = SIGNS[sign];
  const change = (apply: () => void) => {
    apply();
    setRate(null);
  };
  const again = () => {
    change(() => setRound(round + 1));
    restarted.current = true;
  };
  const tapped = rate !== null && way === 'tap';
  const restarted = useRef(false);
  useEffect(() => {
    // What was tapped last is gone: the focus goes where one reads on, or back to where one taps.
    if (tapped) verdict.current?.focus({ preventScroll: true });
    else if (restarted.current) board.current?.querySelector('button')?.focus({ preventScroll: true });
    restarted.current = false;
  }, [tapped]);

  return (
    <section id={COUNTER} className="count no-print" aria-labelledby={`${COUNTER}-titulo`}>
      <h2 id={`${COUNTER}-titulo`}>Cuenta sus respiraciones o sus latidos</h2>
      <div className="count-ask needs-js">
        <VitalChoice
          legend="¿Qué cuentas?"
          value={sign}
          options={[
            ['breaths', SIGNS.breaths.name],
            ['heart', SIGNS.heart.name],
          ]}
          onChange={(next) => change(() => setSign(next))}
        />
        <VitalChoice legend="¿Cómo?" value={way} options={WAYS} onChange={(next) => change(() => setWay(next))} />
        <div>
          <label htmlFor={id}>¿De quién?</label>
          <span className="count-select">
            <select id={id} value={row?.animal ?? ''} onChange={(event) => setAnimal(event.target.value)}>
              <option value="">Elige uno</option>
              {FOLDERS.filter((one) => rows.some((row) => row.folder === one)).map((one) => (
                <optgroup key={one} label={SPECIES_NAME[SPECIES_OF[one]].many}>
                  {rows
                    .filter((row) => row.folder === one)
                    .map((row) => (
                      <option key={row.animal}>{row.animal}</option>
                    ))}
                </optgroup>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        </div>
      </div>
      <ol className="count-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="count-plain">
        Con el reloj del celular: cuenta quince segundos, multiplica por cuatro y compara con la tabla.
      </p>
      <div ref={board} className="count-board needs-js">
        {!counted && <p>{notFor}</p>}
        {counted && way === 'tap' && <VitalTap key={`${sign}${round}`} one={one} who={who} onRate={setRate} />}
        {counted && way === 'clock' && <VitalClock key={sign} many={many} onRate={setRate} />}
        <div aria-live="polite">
          {counted && rate !== null && <VitalVerdict ref={verdict} vitals={vitals} sign={sign} row={row} rate={rate} />}
        </div>
        {counted && tapped && (
          <button type="button" className="btn line" onClick={again}>
            <Icon name="refresh-cw" />
            Contar otra vez
          </button>
        )}
      </div>
    </section>
  );
};
