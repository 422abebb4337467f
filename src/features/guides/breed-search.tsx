import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { BreedSummary, Catalogue } from '../../../content/schema/summary.ts';
import { paths } from '../../shared/routes.ts';
import type { Folder } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { BreedThumb } from './breed-thumb.tsx';
import { markedName, matchingBreeds } from './matches.ts';

/** Placeholders of spec §2. */
const PLACEHOLDER: Record<Folder, string> = {
  perros: 'Buscar raza...',
  gatos: 'Buscar raza de gato...',
  hamsters: 'Buscar raza de hámster...',
  loros: 'Buscar raza de loro...',
};

const Name = ({ breed, text }: { breed: BreedSummary; text: string }) => {
  const parts = markedName(breed.name, text);
  if (!parts) return <b>{breed.name}</b>;
  return (
    <b>
      {parts[0]}
      <mark>{parts[1]}</mark>
      {parts[2]}
    </b>
  );
};

/** Search by name with its dropdown (spec §2): opens on focus or typing, closes on the choice and goes to that breed's page. */
export const BreedSearch = ({ catalogue }: { catalogue: Catalogue }) => {
  const { folder, breeds } = catalogue;
  const [, navigate] = useLocation();
  const box = useCombobox<BreedSummary>({
    matches: (text) => matchingBreeds(breeds, text),
    onChoose: (breed) => navigate(paths.breed(folder, breed.slug)),
  });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.active >= 0) list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' });
  }, [box.active]);
  const found = box.items.length;
  return (
    <div className="search needs-js">
      <label className="sr-only" htmlFor={box.inputProps.id}>
        Buscar raza
      </label>
      <Icon name="search" className="search-icon" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="go"
        spellCheck={false}
        placeholder={PLACEHOLDER[folder]}
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
        aria-label="Razas"
        className="listbox"
        hidden={!box.shown || found === 0}
      >
        {box.items.map((breed, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the combobox's input, as the pattern asks
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input; aria-activedescendant points here
          <div
            key={breed.slug}
            id={box.optionId(index)}
            role="option"
            aria-selected={index === box.active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose(breed)}
          >
            <BreedThumb folder={folder} breed={breed} />
            <span>
              <Name breed={breed} text={box.text} />
              <small>
                {breed.size} · {breed.origin}
              </small>
            </span>
          </div>
        ))}
      </div>
      {box.shown && found === 0 && <p className="listbox listbox-empty">No se encontraron razas</p>}
      <p className="sr-only" aria-live="polite">
        {box.shown &&
          (found === 0 ? 'No se encontraron razas' : found === 1 ? '1 raza encontrada' : `${found} razas encontradas`)}
      </p>
    </div>
  );
};
