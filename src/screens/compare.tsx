import './compare.css';
import { guideCatalogue } from '../features/guides/catalogue.ts';
import { ComparePage, compareTitle } from '../features/guides/compare-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';

export const screen = defineScreen({
  load: ({ page }) => guideCatalogue(page.folder as Folder),
  head: ({ folder }) => ({
    title: compareTitle(folder),
    description: `${compareTitle(folder)} lado a lado: medidas, peso, años, carácter, con quién se llevan y qué salud vigilar, con lo que cambia señalado.`,
  }),
  View: ({ data }) => <ComparePage catalogue={data} />,
});
