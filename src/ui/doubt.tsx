import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

/**
 * Asks before something improbable is kept; `yes` is what one press keeps all the same. It takes the focus, not its button: who
 * sends a form with Enter reads before a second Enter can answer.
 */
export const Doubt = ({
  question,
  children,
  yes,
  onYes,
}: {
  question: string;
  children: ReactNode;
  yes: string;
  onYes: () => void;
}) => {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} className="doubt" tabIndex={-1}>
      <legend className="sr-only">{question}</legend>
      <Icon name="triangle-alert" />
      <p>
        <b aria-hidden="true">{question}</b> {children}
      </p>
      <button type="button" className="btn line small" onClick={onYes}>
        {yes}
      </button>
    </fieldset>
  );
};
