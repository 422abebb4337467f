import { useId } from 'react';
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
  return (
    <fieldset>
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
