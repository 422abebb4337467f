import { chocolateFor } from '../features/guides/chocolate-data.ts';
import { ToxicFrame } from '../features/guides/toxic-frame.tsx';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of a substance's page that stands already: the numbers, and chocolate's calculator (app/screens.ts). */
export const screen: WakingScreen<Awaited<ReturnType<typeof chocolateFor>>> = {
  load: ({ params }) => chocolateFor(params.slug as string),
  View: ({ data }) => <ToxicFrame parts={null} chocolate={data} />,
};
