import { vitalSigns } from '../features/guides/first-aid/aid-data.ts';
import { AidGuideFrame } from '../features/guides/first-aid/aid-guide-frame.tsx';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of the first-aid guide that stands already: the counter, the switch, the clinic's number, the printer (app/screens.ts). */
export const screen: WakingScreen<Awaited<ReturnType<typeof vitalSigns>>> = {
  load: vitalSigns,
  View: ({ data }) => <AidGuideFrame parts={null} vitals={data} />,
};
