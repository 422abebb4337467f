import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import type { Ref } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** A text with suggestions: any text may stand, `suggest` answers what fits it. */
export const SuggestField = ({
  value,
  onChange,
  onBlur,
  name,
  maxLength,
  suggest,
  inputRef,
  placeholder,
  ...words
}: FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name: string;
  maxLength?: number;
  suggest: (typed: string) => readonly string[];
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
}) => {
  const matches = suggest(value);
  return (
    <Field {...words}>
      {(control) => (
        <ComboboxProvider value={value} setValue={onChange}>
          <Combobox
            className="input"
            autoComplete="off"
            name={name}
            ref={inputRef}
            placeholder={placeholder}
            {...(maxLength ? { maxLength } : {})}
            {...(onBlur ? { onBlur } : {})}
            {...control}
          />
          {matches.length > 0 && (
            <ComboboxPopover className="suggestions" gutter={6} sameWidth aria-label={words.label}>
              {matches.map((match) => (
                <ComboboxItem key={match} value={match} className="suggestion" />
              ))}
            </ComboboxPopover>
          )}
        </ComboboxProvider>
      )}
    </Field>
  );
};
