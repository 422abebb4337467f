import { type ReactNode, useEffect } from 'react';
import { Icon } from './icon.tsx';
import type { Combobox } from './use-combobox.ts';

type SearchBoxProps<Item> = {
  box: Combobox<Item>;
  label: string;
  placeholder: string;
  /** Name of the list for those who hear it. */
  listLabel: string;
  /** The page that answers the text sent as `q`, and its name: for who does not wait until React is there. */
  elsewhere: { action: string; label: string };
  keyOf: (item: Item) => string;
  option: (item: Item) => ReactNode;
  /** What stands in place of the list when nothing has that name and there is no guess. */
  none: string;
  /** '3 razas encontradas' */
  counted: (found: number) => string;
};

/**
 * A search field with its dropdown (styles: ui/search-box.css). Until React is there the style opens the dropdown over what is typed, and
 * the form is the browser's. Without script it is not offered.
 */
export const SearchBox = <Item,>({
  box,
  label,
  placeholder,
  listLabel,
  elsewhere,
  keyOf,
  option,
  none,
  counted,
}: SearchBoxProps<Item>) => {
  const { found, guess } = box;
  const activeId = box.inputProps['aria-activedescendant'];
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const row = (item: Item, index: number) => (
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
  );
  return (
    <form className="search needs-js" action={elsewhere.action}>
      <label className="sr-only" htmlFor={box.inputProps.id}>
        {label}
      </label>
      <Icon name="search" className="search-icon" />
      <input
        type="text"
        name="q"
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
      <button type="submit" className="listbox listbox-soon">
        <b>Buscando…</b>
        <small>{elsewhere.label}</small>
      </button>
      <div className="listbox" hidden={!box.shown}>
        {box.shown && found.length === 0 && !guess && (
          <div className="listbox-empty">
            <p>{none}</p>
            <button type="submit" className="link" onPointerDown={(event) => event.preventDefault()}>
              {elsewhere.label}
            </button>
          </div>
        )}
        <div id={box.listId} role="listbox" aria-label={listLabel} hidden={found.length === 0 && !guess}>
          {found.map(row)}
          {guess && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div role="group" aria-label={guess.title}>
              <p role="presentation">{guess.title}</p>
              {guess.items.map((item, index) => row(item, found.length + index))}
            </div>
          )}
        </div>
        {guess?.otherwise && <p className="listbox-empty">{guess.otherwise}</p>}
      </div>
      <p className="sr-only" aria-live="polite">
        {box.shown && (guess?.said ?? (found.length === 0 ? none : counted(found.length)))}
      </p>
    </form>
  );
};
