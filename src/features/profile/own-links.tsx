import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { say } from '../../ui/toasts.tsx';
import { useOpenLinks } from './use-own-account.ts';

/** What is asked to end: the calendar, or a link to a carné by its id. */
type Doomed = { id: string | null; name: string };

const Row = ({
  icon,
  name,
  children,
  onEnd,
}: {
  icon: IconName;
  name: string;
  children: ReactNode;
  onEnd: () => void;
}) => (
  <li className="own-session">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <div>
      <p className="own-session-name">{name}</p>
      <p className="soft small">{children}</p>
    </div>
    <button type="button" className="btn line small" onClick={onEnd}>
      Terminar<span className="sr-only"> {name}</span>
    </button>
  </li>
);

/** Addresses that open something of one's own to whoever holds them; each can be ended. */
export const OwnLinks = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const links = useOpenLinks();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const onSuccess = async () => {
    setDoomed(null);
    say('El enlace dejó de servir.');
    const filters = [trpc.profile.pathFilter(), trpc.calendar.pathFilter(), trpc.records.pathFilter()];
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
  };
  const endFeed = useMutation(trpc.calendar.revoke.mutationOptions({ onSuccess }));
  const endShare = useMutation(trpc.records.revokeShare.mutationOptions({ onSuccess }));
  const error = endFeed.error ?? endShare.error;
  const ask = (one: Doomed) => {
    endFeed.reset();
    endShare.reset();
    setDoomed(one);
  };
  if (links.error && !links.data)
    return (
      <LoadFailure text={errorText(links.error, 'No se pudieron cargar tus enlaces')} onRetry={() => links.refetch()} />
    );
  if (!links.data) return <Loading label="Cargando tus enlaces" rows={2} />;
  const { feed, shares } = links.data;
  if (!feed && shares.length === 0)
    return (
      <p className="soft measure">
        Ninguno. Aquí aparecen tu calendario privado y los carnés que compartas: lo que se abre sin tu contraseña.
      </p>
    );
  return (
    <>
      <p className="soft measure">
        Se abren sin tu contraseña: los ve quien tenga la dirección. Termina los que ya no hagan falta.
      </p>
      <ul className="own-sessions">
        {feed && (
          <Row
            icon="calendar-sync"
            name="Calendario privado"
            onEnd={() => ask({ id: null, name: 'tu calendario privado' })}
          >
            Creado el {dayText(feed.createdAt)} ·{' '}
            {feed.lastReadAt === null
              ? 'Ningún calendario lo ha consultado'
              : `Consultado por última vez el ${dayText(feed.lastReadAt)}`}
          </Row>
        )}
        {shares.map(({ id, petName, label, expiresAt }) => (
          <Row
            key={id}
            icon="qr-code"
            name={`Carné de ${petName}`}
            onEnd={() => ask({ id, name: `el enlace al carné de ${petName}` })}
          >
            {label && `${label} · `}Sirve hasta el {dayText(expiresAt)}
          </Row>
        ))}
      </ul>
      {doomed && (
        <Confirm
          title={`¿Terminar ${doomed.name}?`}
          verb="Terminar"
          pendingText="Terminando..."
          pending={endFeed.isPending || endShare.isPending}
          error={error && errorText(error, 'No se pudo terminar el enlace')}
          onConfirm={() => (doomed.id === null ? endFeed.mutate() : endShare.mutate({ id: doomed.id }))}
          onClose={() => setDoomed(null)}
        >
          <p>Quien tenga la dirección deja de ver lo que mostraba. No se puede deshacer; puedes crear otro.</p>
        </Confirm>
      )}
    </>
  );
};
