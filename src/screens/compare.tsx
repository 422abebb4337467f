import './compare.css';
import { guideCatalogue } from '../features/guides/catalogue.ts';
import { ComparePage, compareTitle, compareTrail } from '../features/guides/compare/compare-page.tsx';
import { pageLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { comparePath } from '../shared/compare.ts';
import type { Folder } from '../shared/species.ts';

export const screen = defineScreen({
  load: ({ page }) => guideCatalogue(page.folder as Folder),
  head: ({ folder }) => {
    const title = compareTitle(folder);
    const description = `${title} lado a lado: medidas, peso, años, carácter, con quién se llevan y qué salud vigilar, con lo que cambia señalado.`;
    return {
      title,
      description,
      jsonLd: pageLd('WebPage', { title, description, path: comparePath(folder, []) }, compareTrail(folder)),
    };
  },
  View: ({ data }) => <ComparePage catalogue={data} />,
});
