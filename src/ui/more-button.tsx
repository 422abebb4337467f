import type { ReactNode } from 'react';

/** Asks for the next page of a list; draws nothing on the last one. */
export const MoreButton = ({
  list,
  children,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: ReactNode;
}) =>
  list.hasNextPage && (
    <button
      type="button"
      className="btn line justify-self-start"
      aria-disabled={list.isFetchingNextPage || undefined}
      onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Cargando...' : children}
    </button>
  );
