import type { ReactNode } from 'react';
import { LoadFailure } from './alert.tsx';
import { Empty, Loading } from './empty.tsx';
import { MoreButton } from './more-button.tsx';

/** Pages of a log as a query answers them. */
type Pages<Row> = {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** A log that is narrowed: how many rows there are so far, the rows, more of them; or why there are none. */
export const LogList = <Row,>({
  list,
  isNarrowed,
  onClear,
  words,
  children,
}: {
  list: Pages<Row>;
  isNarrowed: boolean;
  onClear: () => void;
  words: {
    loading: string;
    /** Of an error. */
    failed: (error: unknown) => string;
    /** Nothing is there, without any condition. */
    nothing: string;
    /** Nothing fits the conditions. */
    noneFits: string;
    counted: (rows: number) => string;
    more: string;
  };
  children: (rows: readonly Row[]) => ReactNode;
}) => {
  if (list.error && !list.data) return <LoadFailure text={words.failed(list.error)} onRetry={list.refetch} />;
  if (!list.data) return <Loading label={words.loading} rows={6} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !isNarrowed) return <p className="soft">{words.nothing}</p>;
  if (rows.length === 0)
    return (
      <Empty
        title={words.noneFits}
        action={
          <button type="button" className="btn line" onClick={onClear}>
            Quitar filtros
          </button>
        }
      >
        Amplía los días o quita una de las condiciones.
      </Empty>
    );
  return (
    <>
      <p className="soft small num" role="status">
        {words.counted(rows.length)}
        {list.hasNextPage && ' hasta aquí'}
      </p>
      {children(rows)}
      <MoreButton list={list}>{words.more}</MoreButton>
    </>
  );
};
