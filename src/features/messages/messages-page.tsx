import { useCallback } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import type { Contact, Side } from '../../shared/schemas/message.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Contacts } from './contacts.tsx';
import { Conversation } from './conversation.tsx';
import { FirstMessage, FirstMessageToOwner } from './first-message.tsx';
import type { MessageFiles } from './message-files.ts';
import { ThreadList } from './thread-list.tsx';
import { useContacts, useThreads } from './use-messages.ts';

const EMPTY: Record<Side, { title: string; text: string }> = {
  owner: {
    title: 'Todavía no tienes mensajes',
    text: 'Cuando una de tus mascotas tenga cita en una clínica, aquí podrás escribirle.',
  },
  clinic: {
    title: 'Nadie ha escrito todavía',
    text: 'Los dueños de tus pacientes pueden escribirte desde su panel. Tú puedes escribirles desde la ficha del paciente.',
  },
};

type List = ReturnType<typeof useThreads>;
const threadsOf = (list: List) => list.data?.pages.flatMap((page) => page.rows) ?? [];

const Letters = ({
  side,
  list,
  contacts,
  openId,
  hrefOf,
  path,
}: {
  side: Side;
  list: List;
  contacts: readonly Contact[];
  openId: string | null;
  hrefOf: (threadId: string) => string;
  path: string;
}) => {
  const threads = threadsOf(list);
  return (
    <div className="letters-list">
      {list.error && !list.data && (
        <LoadFailure
          text={errorText(list.error, 'No se pudieron cargar los mensajes')}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isPending && <Loading label="Cargando los mensajes" rows={4} />}
      {list.data && threads.length === 0 && contacts.length === 0 && (
        <Empty title={EMPTY[side].title}>{EMPTY[side].text}</Empty>
      )}
      {threads.length > 0 && <ThreadList threads={threads} side={side} openId={openId} hrefOf={hrefOf} />}
      {list.hasNextPage && (
        <button type="button" className="btn line" onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Cargando...' : 'Ver más conversaciones'}
        </button>
      )}
      {contacts.length > 0 && (
        <Contacts
          contacts={contacts}
          hrefOf={({ petId, clinicId }) => `${path}?${new URLSearchParams({ mascota: petId, clinica: clinicId })}`}
        />
      )}
    </div>
  );
};

/** Conversations on the left, the open one on the right; on phones one after the other. What is open stands in the address. */
export const MessagesPage = ({ side, lead, files }: { side: Side; lead: string; files: MessageFiles }) => {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const openId = asked.get('hilo');
  const list = useThreads(side);
  const contacts = useContacts(side);
  const threads = threadsOf(list);
  const hrefOf = (id: string) => `${path}?hilo=${encodeURIComponent(id)}`;
  const fresh = contacts.find((one) => one.petId === asked.get('mascota') && one.clinicId === asked.get('clinica'));
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0);
  const patientId = side === 'clinic' && !openId ? asked.get('paciente') : null;
  const isOpen = openId !== null || fresh !== undefined || patientId !== null;
  const go = useCallback(
    (id: string) => navigate(`${path}?hilo=${encodeURIComponent(id)}`, { replace: true }),
    [path, navigate],
  );

  return (
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <div>
          <p className="soft small">{lead}</p>
          <h1>Mensajes</h1>
        </div>
        <p className="soft small num" role="status">
          {list.data && (unread > 0 ? counted(unread, 'mensaje sin leer', 'mensajes sin leer') : 'Todo leído')}
        </p>
      </header>
      <div className={`letters ${isOpen ? 'is-open' : ''}`}>
        <Letters side={side} list={list} contacts={contacts} openId={openId} hrefOf={hrefOf} path={path} />
        <div className="letters-open">
          {isOpen && (
            <Link href={path} className="letters-back">
              <Icon name="chevron-left" />
              Todas las conversaciones
            </Link>
          )}
          {openId && <Conversation key={openId} side={side} threadId={openId} files={files} />}
          {!openId && fresh && <FirstMessage contact={fresh} files={files} onSent={go} />}
          {patientId && <FirstMessageToOwner petId={patientId} files={files} onSent={go} />}
          {!isOpen && threads.length > 0 && <p className="soft letters-hint">Elige una conversación para leerla.</p>}
        </div>
      </div>
    </div>
  );
};
