import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ended, momentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';

const AGENDA = '/dashboard/business/agenda';
const SETTINGS = '/dashboard/business/configuracion';
/** The session was just asked for by the page itself (app/first-duties.tsx), ms. */
const FRESH_MS = 60_000;

/** Whether the clinic's records are closed to this login, and until when (null: a titular refused it); null: they are open. */
const useClosed = (): { until: number | null } | null => {
  // Drawn again each minute; judged to the second, since a titular opens them at once.
  useMinute();
  const { data } = useQuery(useTRPC().auth.session.queryOptions(undefined, { staleTime: FRESH_MS }));
  const closed = data?.duties.recordsClosed;
  if (!closed) return null;
  const until = closed.until === null ? null : Date.parse(closed.until);
  return until !== null && until <= Date.now() ? null : { until };
};

/** `inPage`: what it stands for has a page's frame of its own, with its title. */
type Shut = { inPage?: boolean; children: ReactNode };

/** What shows records, patients, requests, messages or charges; to a login that came from an administrator, why it does not, and what works. */
export const OpenRecords = ({ inPage = false, children }: Shut) => {
  const closed = useClosed();
  if (!closed) return children;
  const { until } = closed;
  const Title = inPage ? 'h1' : 'h2';
  const words = (
    <section className="closed-records" aria-labelledby="historias-cerradas">
      <Icon name="key-round" />
      <div>
        <Title id="historias-cerradas">
          {until === null ? 'Un titular no aceptó esta cuenta' : 'Falta que un titular te acepte'}
        </Title>
        {until === null ? (
          <p>La clínica está cerrada para esta cuenta. Habla con quien es titular: desde su panel te puede aceptar.</p>
        ) : (
          <>
            <p>
              Entraste con una contraseña o un enlace de la administración. Para cuidar los datos de los dueños, las
              historias, los pacientes, los mensajes y los cobros siguen cerrados hasta que un titular diga que eres de
              la clínica. Si nadie responde, se abren solos el <strong>{ended(momentText(until, Date.now()))}</strong>
            </p>
            <p>
              Mientras tanto puedes confirmar, recibir y atender en la <Link href={AGENDA}>agenda</Link>, y ver la{' '}
              <Link href={SETTINGS}>configuración</Link>. Cancelar, mover, cerrar horas y cambiar los datos de la
              clínica también espera.
            </p>
          </>
        )}
      </div>
    </section>
  );
  return inPage ? <div className="wrap-app app-screen">{words}</div> : words;
};
