import './search.css';
import { searchExamples } from '../features/guides/catalogue.ts';
import { SearchPage } from '../features/guides/search/search-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import { SEARCH_TITLE, SEARCH_WORDS } from '../shared/search/labels.ts';

export const screen = defineScreen({
  load: searchExamples,
  head: () => ({ title: SEARCH_TITLE, description: SEARCH_WORDS.description }),
  View: ({ data }) => <SearchPage examples={data} />,
});
