/** What the browser has done by itself already, whoever listens. The form of a dialog that is none waits for its script. */
const DONE = `a[href],summary,label,select,[popovertarget],form:not([method=dialog]) [type=submit]${'command' in HTMLButtonElement.prototype ? ',[command]' : ''}`;

const typedValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const isBox = ({ type }: HTMLInputElement): boolean => /^(checkbox|radio)$/.test(type);

/** A copy of an event, sent to where it was. */
const again = (event: Event) => {
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
};

/**
 * What the boxes were last, by what happened to them: by now React may have drawn its own answer over them. Of radios with one name the
 * last one chosen counts.
 */
const chosenIn = (events: readonly Event[]): Map<HTMLInputElement, boolean> => {
  const chosen = new Map<HTMLInputElement, boolean>();
  for (const { type, target } of events) {
    if (type !== 'change' || !(target instanceof HTMLInputElement && isBox(target))) continue;
    const rivals = [...chosen.keys()].filter((one) => one.type === 'radio' && one.name === target.name);
    if (target.type === 'radio') for (const one of rivals) chosen.delete(one);
    chosen.set(target, target.type === 'radio' || !(chosen.get(target) ?? target.defaultChecked));
  }
  return chosen;
};

/** Nobody heard of the choice: React is told by the same click once more. */
const pickAgain = (box: HTMLInputElement, wanted: boolean) => {
  box.checked = !wanted;
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
    if (/input|change/.test(type) && target instanceof HTMLInputElement && !isBox(target))
      fields.set(target, target.value);
  const boxes = chosenIn(events);
  for (const event of events.filter(isRepeated)) again(event);
  // Typed in or ticked several times: the last word counts.
  for (const [field, typed] of fields) typeAgain(field, typed);
  for (const [box, wanted] of boxes) pickAgain(box, wanted);
};
