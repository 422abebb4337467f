import { type ComponentProps, useState } from 'react';
import { type FieldWords, TextField } from './field.tsx';

/** From so many characters before the end on it is said how many are left. */
const NEAR = 10;

const leftWords = (left: number, longest: number): string => {
  if (left > 0) return left === 1 ? 'Queda 1 carácter.' : `Quedan ${left} caracteres.`;
  if (left === 0) return `Llegaste a los ${longest} caracteres.`;
  return `${left === -1 ? 'Sobra 1 carácter' : `Sobran ${-left} caracteres`}: son máximo ${longest}.`;
};

/**
 * The name of a person or an animal. How much of it fits is said while it is typed, and nothing is cut off: a name that was pasted
 * too long stands whole until somebody shortens it.
 */
export const NameField = ({
  longest,
  onChange,
  ...field
}: FieldWords &
  ComponentProps<'input'> & {
    /** Characters that it takes. */
    longest: number;
  }) => {
  const [length, setLength] = useState(0);
  const left = longest - length;
  return (
    <div>
      <TextField
        {...field}
        required
        onChange={(event) => {
          setLength(event.target.value.length);
          return onChange?.(event);
        }}
      />
      <p role="status" className="field-hint">
        {length > 0 && left <= NEAR && leftWords(left, longest)}
      </p>
    </div>
  );
};
