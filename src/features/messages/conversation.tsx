import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/errors.ts';
import type { Message, Side, Thread } from '../../shared/schemas/message.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Compose } from './compose.tsx';
import type { MessageFiles } from './message-files.ts';
import { useCanned, useConversation, useMarkRead, useSend } from './use-messages.ts';
import { dayOf, dayText, otherName, timeOf } from './words.ts';

type Shown = { side: Side; thread: Thread; files: MessageFiles };

const Said = ({ message, side, thread, files }: Shown & { message: Message }) => {
  const own = message.side === side;
  const nameless = side === 'owner' ? 'Tú' : thread.ownerName;
  const author = message.side === 'clinic' ? message.authorName : message.authorName || nameless;
  return (
    <li className={`said ${own ? 'own' : ''}`}>
      <p className="said-by small">
        <b>{author}</b>
        {message.side === 'clinic' && side === 'owner' && ` · ${thread.clinicName}`}{' '}
        <time className="num" dateTime={message.at}>
          {timeOf(message.at)}
        </time>
      </p>
      <p className="said-text">{message.text}</p>
      {files.hung(message)}
    </li>
  );
};

/** Messages in the order they were written, a heading for each day. */
const Days = ({ messages, ...shown }: Shown & { messages: readonly Message[] }) => {
  const days = new Map<string, Message[]>();
  for (const message of messages) days.set(dayOf(message.at), [...(days.get(dayOf(message.at)) ?? []), message]);
  return [...days].map(([date, said]) => (
    <section key={date} aria-label={dayText(date, Date.now())}>
      <h3 className="said-day">{dayText(date, Date.now())}</h3>
      <ol className="said-list">
        {said.map((message) => (
          <Said key={message.id} message={message} {...shown} />
        ))}
      </ol>
    </section>
  ));
};

const Ending = ({ thread, side }: { thread: Thread; side: Side }) => (
  <p className="soft">
    {side === 'owner'
      ? `${thread.clinicName} cerró su cuenta: la conversación queda para leer.`
      : 'La cuenta del propietario ya no existe: la conversación queda para leer durante doce meses.'}
  </p>
);

/** One open conversation: seen as soon as it stands on the screen, asked anew every few seconds. */
export const Conversation = ({ side, threadId, files }: { side: Side; threadId: string; files: MessageFiles }) => {
  const query = useConversation(side, threadId);
  const markRead = useMarkRead(side);
  const thread = query.data?.pages[0]?.thread;
  const send = useSend(side, { petId: thread?.petId ?? '', clinicId: thread?.clinicId ?? '' });
  const canned = useCanned(side);
  const end = useRef<HTMLDivElement>(null);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const newest = rows[0];
  const unread = thread?.unread ?? 0;

  useEffect(() => {
    if (newest && unread > 0 && thread?.id === threadId && document.visibilityState === 'visible')
      markRead(threadId, newest.at);
  }, [newest, unread, thread?.id, threadId, markRead]);
  // Only a new message moves the page, never an older one that was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the message.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest?.id]);

  if (query.error && !query.data)
    return (
      <LoadFailure text={errorText(query.error, 'No se pudo cargar la conversación')} onRetry={() => query.refetch()} />
    );
  if (!thread || thread.id !== threadId) return <Loading label="Cargando la conversación" rows={4} />;
  return (
    <div className="conversation">
      <h2 tabIndex={-1} id="conversacion">
        {thread.petName} <span className="soft">con {otherName(side, thread)}</span>
      </h2>
      {query.hasNextPage && (
        <button
          type="button"
          className="btn quiet"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => !query.isFetchingNextPage && query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Cargando...' : 'Ver mensajes anteriores'}
        </button>
      )}
      <div role="log" aria-label={`Mensajes sobre ${thread.petName}`}>
        <Days messages={rows.toReversed()} side={side} thread={thread} files={files} />
      </div>
      <div ref={end} className="conversation-end" />
      {thread.isOpen ? (
        <Compose
          key={thread.id}
          name={`mensaje:${thread.petId}:${thread.clinicId}`}
          canned={canned}
          files={files}
          send={send}
        />
      ) : (
        <Ending thread={thread} side={side} />
      )}
    </div>
  );
};
