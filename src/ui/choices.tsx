import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

/** A group of choices with its legend, hint and error, whose id is that of the group and `-error`. */
export const ChoiceGroup = ({
  legend,
  aside,
  error,
  calm = false,
  className = 'choices',
  children,
  ...fieldset
}: {
  legend: ReactNode;
  /** Said after the legend, softer: the day of the hours below. */
  aside?: ReactNode;
  error?: string | undefined;
  /** The error is about a choice that is gone: those that are left are not marked as wrong. */
  calm?: boolean;
} & ComponentProps<'fieldset'>) => {
  const own = useId();
  const id = fieldset.id ?? own;
  return (
    <fieldset
      className="choice-group"
      {...fieldset}
      {...(error ? { 'aria-describedby': `${id}-error`, 'data-invalid': !calm || undefined } : {})}
    >
      <legend>
        {legend}
        {aside && <span className="field-aside"> · {aside}</span>}
      </legend>
      {/* Above: a day has so many hours that their end is out of sight. */}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={className}>{children}</div>
    </fieldset>
  );
};

/** One choice: a native radio button (arrows move, the form knows it) drawn as a chip, or as `className` says. */
export const Choice = ({ className = 'chip', children, ...input }: ComponentProps<'input'>) => (
  <label className={className}>
    <input type="radio" className="sr-only" {...input} />
    {children}
  </label>
);

/** The chip's own tick, seen only while it is chosen. */
export const Tick = () => <Icon name="check" className="tick" />;
