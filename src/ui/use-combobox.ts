import { type KeyboardEvent, useId, useState } from 'react';

/**
 * An editable combobox with a list that filters as one types (ARIA Authoring Practices, list autocomplete).
 * Written here because the libraries weigh 12 to 39 KB on pages that may carry 75 in all (DECISIONS.md).
 * The list is open while the field has focus and text. Arrows move and wrap, Enter chooses (the first when none is active),
 * Escape closes, a second Escape clears.
 */
export const useCombobox = <Item>({
  matches,
  onChoose,
}: {
  /** The items for a text; none for blank text. */
  matches: (text: string) => Item[];
  onChoose: (item: Item) => void;
}) => {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = matches(text);
  const shown = open && text.trim() !== '';

  const choose = (item: Item) => {
    setOpen(false);
    setText('');
    setActive(-1);
    onChoose(item);
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
    const item = items[Math.max(active, 0)];
    if (shown && item) choose(item);
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
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    text,
    items,
    shown,
    active,
    clear,
    choose,
    optionId: (index: number) => `${id}-${index}`,
    listId: `${id}-list`,
    inputProps: {
      id: `${id}-input`,
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
