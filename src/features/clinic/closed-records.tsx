import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ended, momentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';

const SETTINGS = '/dashboard/business/configuracion';
/** The session was just asked for by the page itself (app/first-duties.tsx), ms. */
const FRESH_MS = 60_000;

/** Whether the clinic is closed to this login, and until when (null: a titular refused it); null: it is open. */
const useClosed = (): { until: number | null } | null => {
  // Drawn again each minute; judged to the second, since a titular opens it at once.
  useMinute();
  const { data } = useQuery(useTRPC().auth.session.queryOptions(undefined, { staleTime: FRESH_MS }));
  const closed = data?.duties.recordsClosed;
  if (!closed) return null;
  const until = closed.until === null ? null : Date.parse(closed.until);
  return until !== null && until <= Date.now() ? null : { until };
};

/** `inPage`: what it stands for has a page's frame of its own, with its title. */
type Shut = { inPage?: boolean; children: ReactNode };

/** What is of no use to a login that waits for its clinic. */
export const WhereOpen = ({ children }: { children: ReactNode }) => (useClosed() ? null : children);

/** What shows people or animals; to a login that came from an administrator, why it does not, and who opens it. */
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
              La entrada a esta cuenta te la dio la administración del servicio. Para cuidar a los dueños y a sus
              animales, la agenda, los pacientes, las historias, los mensajes y los cobros siguen cerrados hasta que un
              titular diga que eres de la clínica. Si ningún titular entra a su cuenta, se abren solos el{' '}
              <strong>{ended(momentText(until, Date.now()))}</strong>
            </p>
            <p>
              Pídele a quien es titular que entre a su Panel y toque «Es de la clínica» junto a tu nombre: se te abre en
              ese momento. Mientras tanto puedes ver la <Link href={SETTINGS}>configuración</Link>.
            </p>
          </>
        )}
      </div>
    </section>
  );
  return inPage ? <div className="wrap-app app-screen">{words}</div> : words;
};
