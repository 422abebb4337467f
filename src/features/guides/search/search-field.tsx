import type { ComponentProps } from 'react';
import { MAX_QUERY } from '../../../shared/search/typed.ts';
import { Icon } from '../../../ui/icon.tsx';

type FieldProps = Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onInput'> & { label: string };

/** The field of the search of everything with its button, inside a form of method GET: without script the Worker answers it. */
export const SearchField = ({ label, ...input }: FieldProps) => (
  <>
    <label htmlFor="busqueda">{label}</label>
    <div className="search-field">
      <Icon name="search" />
      <input
        id="busqueda"
        name="q"
        type="search"
        maxLength={MAX_QUERY}
        placeholder="Síntoma, raza, planta, comida…"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit" className="btn primary">
        <Icon name="search" />
        <span>Buscar</span>
      </button>
    </div>
  </>
);
