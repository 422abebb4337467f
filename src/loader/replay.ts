/** What the browser has done by itself already, whoever listens. The form of a dialog that is none waits for its script. */
const DONE = 'a[href],summary,label,select,[popovertarget],[command],form:not([method=dialog]) [type=submit]';

const typedValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

/** A copy of an event, sent to where it was. */
const again = (event: Event) => {
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
};

/** A box that was ticked stands ticked, but nobody heard: React is told by the same click once more. */
const pickAgain = (box: HTMLInputElement) => {
  // Another radio of its group was chosen after it.
  if (box.type === 'radio' && !box.checked) return;
  box.checked = !box.checked;
  box.click();
};

/**
 * A field that was typed into. React took what stood there for known when it took the field over, and may have put its own value back: it
 * hears that the field is empty, what was typed is written past it, as a person's keys do, and then it is told.
 */
const typeAgain = (field: HTMLInputElement, typed: string) => {
  field.value = '';
  typedValue?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The events that a copy repeats: a press of what the browser does nothing about, swipes, another choice of a select. */
const isRepeated = ({ type, target }: Event): boolean => {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return false;
  return type === 'click' ? target.closest(DONE) === null : type === 'change' || type.startsWith('touch');
};

/** What was pressed, swiped, chosen and typed in an island before it answered happens now. */
export const replay = (events: readonly Event[]): void => {
  const fields = new Map<HTMLInputElement, string>();
  for (const { type, target } of events)
    if (/input|change/.test(type) && target instanceof HTMLInputElement) fields.set(target, target.value);
  for (const event of events.filter(isRepeated)) again(event);
  // Typed in or ticked several times: the last word counts.
  for (const [field, typed] of fields) {
    if (isBox(field)) pickAgain(field);
    else typeAgain(field, typed);
  }
};
