import { SearchPage } from '../features/guides/search/search-page.tsx';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of the search that the Worker has filled (app/screens.ts). */
export const screen: WakingScreen<undefined> = { View: () => <SearchPage examples={null} /> };
