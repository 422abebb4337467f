import { Link } from 'wouter';
import type { Side, Thread } from '../../shared/schemas/message.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Mark } from '../../ui/icon.tsx';
import { otherName, whenText } from './words.ts';

const Row = ({ thread, side, here, to }: { thread: Thread; side: Side; here: boolean; to: string }) => (
  <li>
    <Link
      href={to}
      className={`thread ${thread.unread > 0 ? 'unread' : ''}`}
      aria-current={here ? 'true' : undefined}
      data-species={FOLDER_OF[thread.species]}
    >
      <Mark name={`track-${FOLDER_OF[thread.species]}`} className="text-sp" />
      <span className="thread-words">
        <span className="thread-name">
          {thread.petName} · {otherName(side, thread)}
        </span>
        <span className="thread-last">
          {thread.lastSide === side && 'Tú: '}
          {thread.lastText}
        </span>
      </span>
      <span className="thread-end">
        <time className="num" dateTime={thread.lastAt}>
          {whenText(thread.lastAt, Date.now())}
        </time>
        {thread.unread > 0 && (
          <span className="thread-count num">
            {thread.unread}
            <span className="sr-only"> sin leer</span>
          </span>
        )}
      </span>
    </Link>
  </li>
);

/** Conversations as doors; `hrefOf` is where each opens. */
export const ThreadList = ({
  threads,
  side,
  openId,
  hrefOf,
}: {
  threads: readonly Thread[];
  side: Side;
  openId: string | null;
  hrefOf: (threadId: string) => string;
}) => (
  <ul className="threads">
    {threads.map((thread) => (
      <Row key={thread.id} thread={thread} side={side} here={thread.id === openId} to={hrefOf(thread.id)} />
    ))}
  </ul>
);
