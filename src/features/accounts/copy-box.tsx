import { type ReactNode, useEffect, useRef } from 'react';
import { Field } from '../../ui/field.tsx';
import { CopyButton } from './copy-button.tsx';

/** Something that is shown this once: to be copied, with what to tell the person. */
export const CopyBox = ({
  label,
  value,
  verb,
  copied,
  children,
}: {
  label: string;
  value: string;
  verb: string;
  copied: string;
  children: ReactNode;
}) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="link-box">
      <Field label={label} hint="Cópialo ahora: al salir de esta página no se vuelve a mostrar.">
        {(control) => (
          <input
            ref={box}
            className="input num"
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            {...control}
          />
        )}
      </Field>
      <CopyButton verb={verb} copied={copied} read={() => value} failed={() => box.current?.select()} />
      <p className="small measure">{children}</p>
    </div>
  );
};
