import type { ComponentType } from 'react';
import type { ISLANDS } from '../islands.ts';

/** Name of a living part (src/islands.ts). */
export type IslandName = keyof typeof ISLANDS;
type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;
/** What a living part takes: it travels in the html, so it is data. */
export type IslandProps<Name extends IslandName> = ComponentOf<Name> extends ComponentType<infer Props> ? Props : never;

/** What wakes an island that does not wake by itself: a session on this device, or an announcement of the service. */
export type WakeOn = 'session' | 'notice';

/** Stands for `"` in `data-props`, where each would be six letters; src/lib/hydrate.tsx puts it back. */
const QUOTE = '`';

type Draw = (name: IslandName, props: object, prefix: string) => string;
let draw: Draw | null = null;

/** Tells `<Island>` how a part is drawn; the prerender does, because it alone knows them all. */
export const drawIslandsWith = (how: Draw): void => {
  draw = how;
};

/**
 * A living part of a page that is otherwise a document: drawn here at build time, hydrated in the browser by src/loader/islands.ts. It is a
 * React root of its own. `id` tells two of the same name on one page apart.
 */
export const Island = <Name extends IslandName>({
  name,
  props,
  on,
  id = name,
}: {
  name: Name;
  props: IslandProps<Name>;
  on?: WakeOn;
  id?: string;
}) => {
  if (!draw) throw new Error(`${name}: an island stands in documents only (src/prerender.tsx)`);
  const data = JSON.stringify(props);
  if (data.includes(QUOTE)) throw new Error(`${name}: ${QUOTE} cannot travel to an island`);
  return (
    <div
      className="contents"
      data-island={name}
      {...(on ? { 'data-on': on } : {})}
      {...(id === name ? {} : { 'data-key': id })}
      {...(data === '{}' ? {} : { 'data-props': data.replaceAll('"', QUOTE) })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own html of the part, so that its ids are those of its root
      dangerouslySetInnerHTML={{ __html: draw(name, props as object, id) }}
    />
  );
};
