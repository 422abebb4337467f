import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { FeedAddress } from './feed-address.tsx';

/** A private address that a calendar follows: made here, shown once, ended here. */
export const CalendarFeed = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const feed = useQuery(trpc.calendar.get.queryOptions());
  const refresh = () => queryClient.invalidateQueries(trpc.calendar.get.pathFilter());
  const create = useMutation(trpc.calendar.create.mutationOptions({ onSuccess: refresh }));
  const revoke = useMutation(trpc.calendar.revoke.mutationOptions({ onSuccess: refresh }));
  const make = () => create.mutate(undefined, { onSuccess: () => setAsking(null) });
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        create.reset();
        setAsking(null);
        say('La dirección de tu calendario dejó de servir.');
      },
    });
  if (feed.error && !feed.data)
    return (
      <LoadFailure text={errorText(feed.error, 'No se pudo cargar tu calendario')} onRetry={() => feed.refetch()} />
    );
  if (feed.data === undefined) return <Loading label="Cargando tu calendario" rows={1} />;
  return (
    <div className="feed">
      <p className="measure">
        Con una dirección privada, tus citas y las vacunas que les tocan aparecen solas en el calendario de tu celular y
        cambian cuando cambian aquí. Quien tenga la dirección las ve: no la compartas.
      </p>
      {feed.data && (
        <p className="soft small">
          Activa desde el {dayText(feed.data.createdAt)}.{' '}
          {feed.data.lastReadAt === null
            ? 'Ningún calendario la ha consultado todavía.'
            : `Consultada por última vez el ${dayText(feed.data.lastReadAt)}.`}
        </p>
      )}
      {create.data && feed.data && <FeedAddress path={create.data.path} />}
      {create.error && asking === null && (
        <Alert tone="bad">{errorText(create.error, 'No se pudo crear la dirección')}</Alert>
      )}
      <div className="form-acts">
        {!feed.data && (
          <button
            type="button"
            className="btn line"
            aria-disabled={create.isPending || undefined}
            onClick={() => !create.isPending && make()}
          >
            <Icon name="calendar-sync" />
            {create.isPending ? 'Creando...' : 'Crear la dirección'}
          </button>
        )}
        {feed.data && (
          <>
            <button type="button" className="btn line" onClick={() => setAsking('renew')}>
              Cambiar la dirección
            </button>
            <button type="button" className="btn danger-line" onClick={() => setAsking('revoke')}>
              Desactivar
            </button>
          </>
        )}
      </div>
      {asking === 'renew' && (
        <Confirm
          title="¿Cambiar la dirección de tu calendario?"
          verb="Cambiar la dirección"
          pendingText="Cambiando..."
          pending={create.isPending}
          tone="primary"
          error={create.error && errorText(create.error, 'No se pudo cambiar la dirección')}
          onConfirm={make}
          onClose={() => setAsking(null)}
        >
          <p>La anterior deja de servir: los calendarios que la usan ya no verán tus citas.</p>
        </Confirm>
      )}
      {asking === 'revoke' && (
        <Confirm
          title="¿Desactivar la dirección de tu calendario?"
          verb="Desactivar la dirección"
          pendingText="Desactivando..."
          pending={revoke.isPending}
          error={revoke.error && errorText(revoke.error, 'No se pudo desactivar')}
          onConfirm={end}
          onClose={() => setAsking(null)}
        >
          <p>Los calendarios que la usan dejan de ver tus citas. Las citas se quedan como están.</p>
        </Confirm>
      )}
    </div>
  );
};
