import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo as a phone takes it: upright, large, and it says where. */
export const takenPhoto = () =>
  sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#b4532a' } })
    .composite([
      { input: { create: { width: 600, height: 600, channels: 3, background: '#1f7a4d' } }, top: 0, left: 0 },
    ])
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '4/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** Presses the button of that name, within a part of the page or all of it, and chooses files as a person does. */
export const choose = async (within: Page | Locator, name: RegExp, files: Chosen | Chosen[]): Promise<void> => {
  const page = 'page' in within ? within.page() : within;
  const choosing = page.waitForEvent('filechooser');
  await within.getByRole('button', { name }).click();
  await (await choosing).setFiles(files);
};
