import { TextField } from './field.tsx';

/** Narrows a list that stands below while one types; `result` says what is left, also to who hears it. */
export const SiftField = ({
  label,
  value,
  onType,
  result,
  longest,
}: {
  label: string;
  value: string;
  onType: (text: string) => void;
  result: string;
  longest: number;
}) => (
  <div className="sift">
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={longest}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        // The list answers while one types: a form around it is not sent.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
    <p className="soft small" role="status">
      {result}
    </p>
  </div>
);
