import { ToxicIndexFrame } from '../features/guides/toxic-index-frame.tsx';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of the index of toxics that stands already: the look-up and its filters (app/screens.ts). */
export const screen: WakingScreen<undefined> = { View: () => <ToxicIndexFrame parts={null} /> };
