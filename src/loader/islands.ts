import type { ComponentType } from 'react';
import { ISLANDS } from '../islands.ts';
import type { WakeOn } from '../lib/island.tsx';
import { replay } from './replay.ts';

type Waiting = HTMLElement & { dataset: { island: keyof typeof ISLANDS; on?: WakeOn; key?: string; props?: string } };

/** Marks an island that waits; it goes when the part answers. */
const WAITS = '[data-island]';
/** Signs that a hand is on an island: it wakes before the others. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

const islandOf = ({ target }: Event) => (target instanceof Element ? target.closest<Waiting>(WAITS) : null);

const hydrate = async (island: Waiting, early: Event[]) => {
  const { island: name, props = '{}', key = name } = island.dataset;
  const [{ hydrateIsland }, Part] = await Promise.all([import('../lib/hydrate.tsx'), ISLANDS[name]()]);
  await hydrateIsland(island, Part as ComponentType<object>, props, key);
  island.removeAttribute('data-island');
  replay(early.filter(({ target }) => target instanceof Node && island.contains(target)));
};

/** How far an island's top is from what the screen shows, px; 0 when it is there. */
const distance = (island: Element): number => {
  const { top = 0, bottom = 0 } = island.firstElementChild?.getBoundingClientRect() ?? {};
  return Math.max(0, top - innerHeight, -bottom);
};

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 1);
  });

/** A frame that says nothing until its parts have: the kept page of the search, without signal (scripts/prerender/offline.ts). */
const isFrame = () => document.documentElement.dataset.start !== undefined;

/**
 * Wakes the islands of the page: one after the other while the browser has nothing better to do, the nearest to the screen first, one
 * that is touched at once; of a frame all at once. Answers how to wake those that wait for something (`data-on`).
 */
export const wakeIslands = (early: Event[]): ((on: WakeOn) => void) => {
  const waking = new WeakMap<Waiting, Promise<void>>();
  const wake = (island: Waiting) => {
    const going = waking.get(island) ?? hydrate(island, early).catch(() => void waking.delete(island));
    waking.set(island, going);
    return going;
  };
  const touched = (event: Event) => {
    const island = islandOf(event);
    if (island && !island.dataset.on) void wake(island);
  };
  for (const event of early) touched(event);
  for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
  const all = (selector: string) => [...document.querySelectorAll<Waiting>(selector)];
  const oneByOne = async () => {
    const near = all(`${WAITS}:not([data-on])`)
      .map((island) => ({ island, far: distance(island) }))
      .sort((a, b) => a.far - b.far);
    for (const { island } of near) {
      if (!isFrame()) await idle();
      const woken = wake(island);
      if (!isFrame()) await woken;
    }
  };
  void oneByOne();
  return (on) => {
    for (const island of all(`${WAITS}[data-on=${on}]`)) void wake(island);
  };
};
