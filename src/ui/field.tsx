import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What a field tells besides its control. */
export type FieldWords = {
  label: string;
  /** Stands under the label and is read with the control. */
  hint?: ReactNode;
  /** What is wrong: stands under the control, is read with it, marks it invalid. */
  error?: string | undefined;
  /** Says '(opcional)' beside the label. */
  optional?: boolean;
};

/** What a control must carry so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
);

/** Label, hint, control and error of one field; `children` draws the control with the ids that tie them together. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="field-aside">(opcional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

const wordsOf = ({ label, hint, error, optional }: FieldWords): FieldWords => ({ label, hint, error, optional });

export const TextField = ({
  label,
  hint,
  error,
  optional,
  unit,
  ...input
}: FieldWords & {
  /** Stands inside the control, at its end: 'kg'. */
  unit?: string;
} & ComponentProps<'input'>) => (
  <Field {...wordsOf({ label, hint, error, optional })}>
    {(control) =>
      unit ? (
        <span className="with-unit">
          <input className="input" type="text" {...input} {...control} />
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        <input className="input" type="text" {...input} {...control} />
      )
    }
  </Field>
);

export const TextAreaField = ({ label, hint, error, optional, ...area }: FieldWords & ComponentProps<'textarea'>) => (
  <Field {...wordsOf({ label, hint, error, optional })}>
    {(control) => <textarea className="input" rows={3} {...area} {...control} />}
  </Field>
);

export const SelectField = ({
  label,
  hint,
  error,
  optional,
  children,
  ...select
}: FieldWords & ComponentProps<'select'>) => (
  <Field {...wordsOf({ label, hint, error, optional })}>
    {(control) => (
      <span className="select">
        <select className="input" {...select} {...control}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    )}
  </Field>
);

/** A box to tick, with its sentence. */
export const CheckField = ({
  children,
  error,
  ...input
}: { children: ReactNode; error?: string | undefined } & ComponentProps<'input'>) => {
  const id = useId();
  return (
    <div className="field">
      <div className="check">
        <input
          type="checkbox"
          id={id}
          {...input}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
