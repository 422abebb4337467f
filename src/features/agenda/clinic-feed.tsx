import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { say } from '../../ui/toasts.tsx';
import { AgendaField, useAgendas } from './agenda-choice.tsx';

/** Private addresses by which calendars follow an agenda. `Address` shows one that was just made (another feature's part). */
export const ClinicFeed = ({ Address }: { Address: ComponentType<{ path: string }> }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const agendas = useAgendas();
  const [agenda, setAgenda] = useState<number>();
  const { data } = useQuery(trpc.clinicCalendar.list.queryOptions());
  const settled = { onSettled: () => client.invalidateQueries(trpc.clinicCalendar.pathFilter()) };
  const create = useMutation(trpc.clinicCalendar.create.mutationOptions(settled));
  const revoke = useMutation(trpc.clinicCalendar.revoke.mutationOptions(settled));
  const error = create.error ?? revoke.error;
  const end = (id: string) =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          create.reset();
          say('Esa dirección dejó de servir.');
        },
      },
    );
  return (
    <div className="feed">
      <p className="measure">
        Con una dirección privada, las citas aparecen solas en el calendario de tu celular: el animal y el tipo de cita,
        sin el dueño. Quien tenga la dirección las ve: no la compartas.
      </p>
      {data && data.length > 0 && (
        <ul className="setting-lines">
          {data.map(({ id, agendaName, createdAt, lastReadAt }) => (
            <li key={id} className="setting-line">
              <span>
                {agendaName ?? 'Toda la clínica'}
                <span className="soft small">
                  {` · desde el ${dayText(createdAt)}${lastReadAt === null ? ' · sin consultar todavía' : ''}`}
                </span>
              </span>
              <button type="button" className="btn danger-line small" onClick={() => end(id)}>
                Desactivar<span className="sr-only"> {agendaName ?? 'toda la clínica'}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {create.data && <Address path={create.data.path} />}
      {error && <Alert tone="bad">{errorText(error, 'No se pudo guardar')}</Alert>}
      <AgendaField agendas={agendas} value={agenda} none="Toda la clínica" onChange={setAgenda} />
      <button
        type="button"
        className="btn line"
        aria-disabled={create.isPending || undefined}
        onClick={() => !create.isPending && create.mutate({ agenda: agenda ?? null })}
      >
        {create.isPending ? 'Creando...' : 'Crear la dirección'}
      </button>
    </div>
  );
};
