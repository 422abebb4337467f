import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Combobox } from './use-combobox.ts';

type SearchBoxProps<Item> = {
  box: Combobox<Item>;
  label: string;
  placeholder: string;
  /** Name of the list for those who hear it. */
  listLabel: string;
  keyOf: (item: Item) => string;
  option: (item: Item) => ReactNode;
  /** What stands in place of the list when nothing has that name. */
  none: string;
  /** '3 razas encontradas' */
  counted: (found: number) => string;
};

/** A search field with its dropdown (styles: ui/search-box.css). Without script it is not offered. */
export const SearchBox = <Item,>({
  box,
  label,
  placeholder,
  listLabel,
  keyOf,
  option,
  none,
  counted,
}: SearchBoxProps<Item>) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.active >= 0) list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' });
  }, [box.active]);
  const found = box.items.length;
  return (
    <div className="search needs-js">
      <label className="sr-only" htmlFor={box.inputProps.id}>
        {label}
      </label>
      <Icon name="search" className="search-icon" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="go"
        spellCheck={false}
        placeholder={placeholder}
        {...box.inputProps}
      />
      {box.text && (
        <button type="button" className="icon-btn search-clear" aria-label="Borrar búsqueda" onClick={box.clear}>
          <Icon name="x" />
        </button>
      )}
      <div
        ref={list}
        id={box.listId}
        role="listbox"
        aria-label={listLabel}
        className="listbox"
        hidden={!box.shown || found === 0}
      >
        {box.items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the combobox's input, as the pattern asks
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input; aria-activedescendant points here
          <div
            key={keyOf(item)}
            id={box.optionId(index)}
            role="option"
            aria-selected={index === box.active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose(item)}
          >
            {option(item)}
          </div>
        ))}
      </div>
      {box.shown && found === 0 && <p className="listbox listbox-empty">{none}</p>}
      <p className="sr-only" aria-live="polite">
        {box.shown && (found === 0 ? none : counted(found))}
      </p>
    </div>
  );
};
