import type { ComponentType } from 'react';
import type { Page } from '../shared/routes.ts';

/** What a page says of itself to browsers and search engines. */
export type Head = {
  /** Without the brand, which the app appends. */
  title: string;
  description: string;
  /** Path of the Open Graph picture; the site's own card when left out. */
  image?: string;
  /** JSON-LD objects of the page; our own addresses as paths, the build makes them absolute. */
  jsonLd?: object[];
};

export type ScreenInput = { page: Page; params: Record<string, string> };

/**
 * One row of the route table on the screen. `load` answers what the page shows (null: unknown breed or topic);
 * it runs at build and in the browser alike. `api` screens get the tRPC and React Query providers.
 */
export type Screen<Data = undefined> = {
  api?: true;
  load?: (input: ScreenInput) => Promise<Data | null>;
  head: (data: Data, input: ScreenInput) => Head;
  View: ComponentType<{ data: Data } & ScreenInput>;
};

/** Types a screen's data from its `load`. */
export const defineScreen = <Data = undefined>(screen: Screen<Data>): Screen<Data> => screen;
