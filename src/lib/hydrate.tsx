import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Says when its children answer. Part of a tree on both sides, so that React's ids agree. */
export const Root = ({ whenUp, children }: { whenUp?: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the html has become React's.
  useEffect(() => whenUp?.(), []);
  return children;
};

/** An island's tree, as the prerender draws it and the browser takes it over. */
export const islandTree = (Part: ComponentType<object>, props: object, whenUp?: () => void) => (
  <Root {...(whenUp ? { whenUp } : {})}>
    <Part {...props} />
  </Root>
);

/** Hydrates one island, whose `props` are as `data-props` holds them (src/lib/island.tsx). Answers once it does what it shows. */
export const hydrateIsland = (element: Element, Part: ComponentType<object>, props: string, prefix: string) =>
  new Promise<void>((resolve) => {
    const read = JSON.parse(props.replaceAll('`', '"')) as object;
    // As a transition React lets go every few milliseconds; a touch meanwhile comes first.
    startTransition(() => {
      hydrateRoot(element, islandTree(Part, read, resolve), {
        identifierPrefix: prefix,
        onRecoverableError: (error) => {
          // biome-ignore lint/suspicious/noConsole: an island that does not match its html is a fault to be seen
          console.error('El html de una parte viva no coincide', error);
        },
      });
    });
  });
