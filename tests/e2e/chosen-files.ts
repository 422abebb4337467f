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

/** A photograph as bytes: fur and shade, as hard to pack as a real one; each number makes another. */
export const photograph = async (number: number, { width = 1200, height = 1600 } = {}): Promise<Buffer> => {
  const noise = (mean: number, sigma: number, wide: number, high: number) =>
    sharp({
      create: { width: wide, height: high, channels: 3, background: '#000', noise: { type: 'gaussian', mean, sigma } },
    });
  const shade = await noise(90 + ((number * 37) % 80), 60, 12, 16)
    .resize(width, height, { kernel: 'cubic' })
    .png()
    .toBuffer();
  const fur = await noise(128, 45, width, height).blur(1.2).png().toBuffer();
  return sharp(shade)
    .composite([{ input: fur, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer();
};

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** Presses the button of that name, within a part of the page or all of it, and chooses files as a person does. */
export const choose = async (within: Page | Locator, name: RegExp, files: Chosen | Chosen[]): Promise<void> => {
  const page = 'page' in within ? within.page() : within;
  const choosing = page.waitForEvent('filechooser');
  await within.getByRole('button', { name }).click();
  await (await choosing).setFiles(files);
};
