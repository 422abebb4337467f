import { SEARCH_TITLE } from '../../../shared/search/labels.ts';
import { SearchField } from './search-field.tsx';

/** The way from any page into the search of everything. */
export const SearchForm = () => (
  <search className="search-form no-print">
    <form action="/buscar">
      <SearchField label={SEARCH_TITLE} />
    </form>
  </search>
);
