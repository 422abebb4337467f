import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For the select or the radios' fieldset of a part that wakes: what somebody chose there before the app was up. React leaves the
 * native control as it finds it and hears of nothing, so it is told once, through `onChange`. Answers the ref of that element.
 */
export const useEarlyChoice = <Control extends HTMLElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the app comes up.
  useLayoutEffect(() => {
    const chosen = control.current?.querySelector<HTMLInputElement | HTMLOptionElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }, []);
  return control;
};
