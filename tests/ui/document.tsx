import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { ISLANDS } from '../../src/islands.ts';
import { hydrateIsland, islandTree } from '../../src/lib/hydrate.tsx';
import { drawIslandsWith, type IslandName } from '../../src/lib/island.tsx';

const partOf = async (name: IslandName) => (await ISLANDS[name]()) as ComponentType<object>;

/** A page as its document: drawn whole, then its islands `names` hydrated as the loader does. */
export const renderDocument = async (page: ReactElement, names: readonly IslandName[]) => {
  const parts = new Map(await Promise.all(names.map(async (name) => [name, await partOf(name)] as const)));
  const part = (name: IslandName) => {
    const found = parts.get(name);
    if (!found) throw new Error(`${name} is no island of this test`);
    return found;
  };
  drawIslandsWith((name, props, identifierPrefix) =>
    renderToString(islandTree(part(name), props), { identifierPrefix }),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: html that nobody's React holds, as in a document
  const screen = await render(<div dangerouslySetInnerHTML={{ __html: renderToString(page) }} />);
  for (const element of screen.container.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props = '{}', key } = element.dataset as { island: IslandName; props?: string; key?: string };
    await hydrateIsland(element, part(island), props, key ?? island);
  }
  return screen;
};
