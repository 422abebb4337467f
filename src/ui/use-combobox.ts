import { type KeyboardEvent, useId, useState } from 'react';

/** What a text may have meant, offered below its own items. */
export type Near<Item> = {
  /** The text that it answers; for another one it is stale. */
  text: string;
  items: Item[];
  /** Stands above the items. */
  title: string;
  /** The same for those who hear it, with the items' names. */
  said: string;
  /** Stands below them, for who meant none of them. */
  otherwise?: string;
};

/**
 * An editable combobox with a list that filters as one types (ARIA Authoring Practices, list autocomplete).
 * Written here because the libraries weigh 12 to 39 KB on pages that may carry 75 in all (docs/decisions/0012).
 * The list is open while the field has focus and text. Arrows move and wrap, Enter chooses (the first when none is active; where
 * there is a guess it only marks the first), Escape closes, a second Escape clears.
 */
export const useCombobox = <Item>({
  matches,
  onChoose,
  near,
  fieldId,
  asksElsewhere = false,
}: {
  /** The items for a text; none for blank text. */
  matches: (text: string) => Item[];
  /** `text` is what was typed when it was chosen. */
  onChoose: (item: Item, text: string) => void;
  near?: Near<Item> | undefined;
  /** Where an address names the field. */
  fieldId?: string;
  /** Whether Enter sends the form where there is nothing to choose. */
  asksElsewhere?: boolean;
}) => {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = matches(text);
  const guess = near?.text === text && near.items.length > 0 ? near : undefined;
  const items = [...found, ...(guess?.items ?? [])];
  const shown = open && text.trim() !== '';

  const choose = (item: Item) => {
    setOpen(false);
    setText('');
    setActive(-1);
    onChoose(item, text);
  };
  const move = (step: number) => {
    setOpen(true);
    if (items.length > 0) setActive((at) => (at + step + items.length + (at < 0 && step < 0 ? 1 : 0)) % items.length);
  };
  const clear = () => {
    setText('');
    setActive(-1);
  };
  const enter = () => {
    const item = items[active] ?? (guess ? undefined : found[0]);
    if (!shown) return;
    if (item) choose(item);
    else move(1);
  };
  const retreat = () => (shown ? setOpen(false) : clear());
  const keys = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', enter],
    ['Escape', retreat],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    // With nothing to choose Enter is the form's, which asks elsewhere.
    if (!act || (event.key === 'Enter' && asksElsewhere && shown && items.length === 0)) return;
    event.preventDefault();
    act();
  };

  return {
    text,
    /** What holds the text; the guess follows it in the list. */
    found,
    guess,
    shown,
    active,
    clear,
    choose,
    optionId: (index: number) => `${id}-${index}`,
    listId: `${id}-list`,
    inputProps: {
      id: fieldId ?? `${id}-input`,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
      value: text,
      onChange: (event: { target: { value: string } }) => {
        setText(event.target.value);
        setActive(-1);
        setOpen(true);
      },
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
      onKeyDown,
    },
  };
};

export type Combobox<Item> = ReturnType<typeof useCombobox<Item>>;
