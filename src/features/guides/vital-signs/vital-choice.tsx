import { useId } from 'react';
import { useEarlyChoice } from '../../../lib/early-choice.ts';
import { Icon } from '../../../ui/icon.tsx';

type ChoiceProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
};

/** One of a few, as chips. */
export const VitalChoice = <Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) => {
  const name = useId();
  const choice = useEarlyChoice<HTMLFieldSetElement>(value, (early) => onChange(early as Value));
  return (
    <fieldset ref={choice}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map(([one, label]) => (
          <label key={one} className="chip">
            <input type="radio" name={name} value={one} checked={value === one} onChange={() => onChange(one)} />
            <Icon name="check" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
