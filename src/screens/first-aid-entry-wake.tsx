import { AidFrame } from '../features/guides/first-aid/aid-frame.tsx';
import { useAidParts } from '../features/guides/first-aid/aid-waking.ts';
import { CprWake } from '../features/guides/first-aid/cpr-wake.tsx';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of a first-aid entry that stands already: the clinic's number, the switch, the ticks, the beat, the printer (app/screens.ts). */
export const screen: WakingScreen<undefined> = {
  View: () => (
    <>
      <AidFrame parts={null} useParts={useAidParts} />
      <CprWake />
    </>
  ),
};
