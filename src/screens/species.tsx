import { guideCatalogue } from '../features/guides/catalogue.ts';
import { defineScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';
export const screen = defineScreen({
  load: ({ page }) => guideCatalogue(page.folder as Folder),
  head: (data, { page }) => ({ title: page.pattern, description: page.pattern }),
  View: ({ data }) => <div className="wrap"><h1>{data.folder}</h1></div>,
});
