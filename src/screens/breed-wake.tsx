import { BreedFrame } from '../features/guides/breed-frame.tsx';
import { breedPlates } from '../features/guides/catalogue.ts';
import type { WakingScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';

/** What wakes of a breed's page that stands already: plates and tabs (app/screens.ts). */
export const screen: WakingScreen<Awaited<ReturnType<typeof breedPlates>>> = {
  load: ({ page, params }) => breedPlates(page.folder as Folder, params.breed as string),
  View: ({ data, page, params }) => (
    <BreedFrame folder={page.folder as Folder} slug={params.breed as string} {...data} parts={null} />
  ),
};
