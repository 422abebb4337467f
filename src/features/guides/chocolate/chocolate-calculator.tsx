import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ChocolateFile } from '../../../../content/schema/facts.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { span } from '../figures.ts';
import { useClinicPhone } from '../first-aid/clinic-phone.ts';
import {
  CALCULATOR,
  type Dose,
  dogWeight,
  doseOf,
  gramsEaten,
  roundedDose,
  thresholdsPassed,
  typedFigure,
} from './chocolate-dose.ts';
import { ChocolateRuler } from './chocolate-ruler.tsx';

const WRONG_WEIGHT = 'Escribe el peso en kilos: 4,5 o 20.';
const HEAVY = 'Ningún perro pesa tanto. Escribe los kilos: 4,5 o 20.';
const WRONG_GRAMS = 'Escribe los gramos que comió: 25 o 100.';
const MANY_GRAMS = 'Son más de 5 kilos. Escribe los gramos: 25 o 100.';
const NO_GRAMS = 'Escribe cuánto falta, en gramos. Si no sabes, cuenta el empaque entero.';

/** What is wrong with a figure: it is none at all (zero), too large, or no figure. */
const wrongOf = (text: string, none: string, large: string, other: string): string => {
  const figure = typedFigure(text);
  if (figure === null) return other;
  return figure === 0 ? none : large;
};

type AmountProps = { label: string; note: string; text: string; wrong: string | null; onText: (text: string) => void };

/** Nothing typed after it makes it right: a figure out of its range, or words. */
const isBeyond = (text: string): boolean => typedFigure(text) !== null || /^\D/.test(text.trim());

/** A figure with its unit in the label. What is wrong is said once the field is left; at once where nothing can be reckoned with it any more. */
const Amount = ({ label, note, text, wrong, onText }: AmountProps) => {
  const id = useId();
  const [left, setLeft] = useState(false);
  const error = (left && text.trim() !== '') || isBeyond(text) ? wrong : null;
  return (
    <div className="choc-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        // The phone's keys stand in front of the answer.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <p id={`${id}-note`} className={error ? 'choc-error' : ''} role={error ? 'alert' : undefined}>
        {error ?? note}
      </p>
    </div>
  );
};

/** What the dose means. Below every threshold it is never called safe. */
const Verdict = ({ chocolate, dose }: { chocolate: ChocolateFile; dose: Dose }) => {
  const phone = useClinicPhone();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const passed = thresholdsPassed(chocolate.thresholds, dose);
  const { label, action } = chocolate.thresholds[passed - 1] ?? chocolate.below;
  return (
    <div ref={part} className="choc-verdict" data-passed={passed}>
      <p className="choc-dose num">
        <b>{span(roundedDose(dose))}</b> mg de teobromina y cafeína por kilo de peso
      </p>
      {/* What to do, in the largest words; what that dose can cause comes after it. */}
      <h3>{/^\S+( ya)?/.exec(action)?.[0]}</h3>
      <p>
        <b>{label}.</b> {action}.
      </p>
      <a className="btn" href={phone ? `tel:+57${phone}` : '#llama'}>
        <Icon name="phone" />
        Llamar al veterinario
      </a>
      <ChocolateRuler thresholds={chocolate.thresholds} dose={dose} />
    </div>
  );
};

const Result = ({ children }: { children: ReactNode }) => (
  <div className="choc-result" aria-live="polite">
    {children}
  </div>
);

/** How much chocolate is too much for a dog of this weight. Without script the tables below it answer (chocolate-tables.tsx). */
export const ChocolateCalculator = ({ chocolate }: { chocolate: ChocolateFile }) => {
  const id = useId();
  const phone = useClinicPhone();
  const [weight, setWeight] = useState('');
  const [grams, setGrams] = useState('');
  const [kindKey, setKindKey] = useState('');
  const kind = chocolate.kinds.find(({ key }) => key === kindKey);
  const kg = dogWeight(weight);
  const eaten = gramsEaten(grams);
  return (
    <section id={CALCULATOR} className="choc" aria-labelledby={`${CALCULATOR}-titulo`}>
      <h2 id={`${CALCULATOR}-titulo`}>¿Cuánto chocolate es mucho?</h2>
      <p className="choc-only" data-species="perros">
        <Mark name="track-perros" />
        <span>
          <b>Solo para perros.</b> Con un gato llama ya, sin calcular. En hámsters y loros ninguna cantidad es segura:
          sal ya.
        </span>
      </p>
      <p className="choc-skip no-print">
        <a className="btn danger" href={phone ? `tel:+57${phone}` : '#llama'}>
          <Icon name="phone" />
          Llama ya, sin calcular
        </a>
        Si no sabes cuánto comió, cuánto pesa o qué era, o si fue un Chocoramo, una galleta o un helado, que no dicen
        cuánto cacao llevan.
      </p>
      <div className="choc-form needs-js">
        <div className="choc-field">
          <label htmlFor={id}>Qué chocolate</label>
          <select id={id} value={kindKey} onChange={(event) => setKindKey(event.target.value)}>
            <option value="">Elige uno</option>
            {chocolate.kinds.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
          <p>La chocolatina Jet clásica es de leche. Si no sabes, elige el más oscuro que pudo ser.</p>
        </div>
        <Amount
          label="Cuánto comió, en gramos"
          note="El empaque dice su peso. Cuenta todo lo que falta."
          text={grams}
          wrong={eaten === null ? wrongOf(grams, NO_GRAMS, MANY_GRAMS, WRONG_GRAMS) : null}
          onText={setGrams}
        />
        <Amount
          label="Peso del perro, en kilos"
          note="Si dudas, pon el menor."
          text={weight}
          wrong={kg === null ? wrongOf(weight, WRONG_WEIGHT, HEAVY, WRONG_WEIGHT) : null}
          onText={setWeight}
        />
      </div>
      <Result>
        {kind && kg !== null && eaten !== null && <Verdict chocolate={chocolate} dose={doseOf(kind, eaten, kg)} />}
      </Result>
    </section>
  );
};
