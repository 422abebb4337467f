import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { ended, firstName, momentText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { Entry, GoneEntry } from '../../shared/schemas/entry.ts';
import { instantOf } from '../../shared/time.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';

/** What the administrator did. */
const CAUSE: Record<Entry['cause'], string> = {
  link: 'le dio un enlace para poner contraseña',
  password: 'le puso una contraseña',
  joined: 'agregó su cuenta a tu clínica',
  recovered: 'le había puesto el correo con el que recuperó la cuenta',
};

type What = 'agree' | 'refuse' | 'remove';

/** What each answer does, before it is given and after. */
const WORDS: Record<
  What,
  { title: (name: string) => string; text: string; verb: string; pending: string; done: (name: string) => string }
> = {
  agree: {
    title: (name) => `¿La cuenta de ${name} es de tu clínica?`,
    text: 'Desde ahora ve la agenda, los pacientes, las historias, los mensajes y los cobros. Di que sí solo si sabes quién la usa.',
    verb: 'Sí, es de la clínica',
    pending: 'Aceptando...',
    done: (name) => `${name} ya ve la agenda y las historias de la clínica.`,
  },
  refuse: {
    title: (name) => `¿Cerrarle la clínica a ${name}?`,
    text: 'Sus sesiones se cierran, no ve nada de la clínica, y quien responde por el servicio recibe un aviso. Si fue un error, puedes aceptar la cuenta después.',
    verb: 'Cerrarle la clínica',
    pending: 'Cerrando...',
    done: (name) => `${name} quedó por fuera y sus sesiones se cerraron.`,
  },
  remove: {
    title: (name) => `¿Retirar a ${name} del equipo?`,
    text: 'Deja de figurar en tu clínica. Lo que hizo y escribió queda con su nombre. Para que vuelva hay que agregar la cuenta otra vez.',
    verb: 'Retirar del equipo',
    pending: 'Retirando...',
    done: (name) => `${name} ya no está en tu clínica.`,
  },
};

const AskEntry = ({ entry, what, onClose }: { entry: Entry; what: What; onClose: () => void }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const follow = {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(trpc.entries.pathFilter()),
        queryClient.invalidateQueries(trpc.clinicSettings.pathFilter()),
      ]),
  };
  const decide = useMutation(trpc.entries.decide.mutationOptions(follow));
  const remove = useMutation(trpc.clinicSettings.removeMember.mutationOptions(follow));
  const { userId, name, opensAt } = entry;
  const words = WORDS[what];
  const error = decide.error ?? remove.error;
  const press = async () => {
    try {
      if (what === 'remove') await remove.mutateAsync({ userId });
      else await decide.mutateAsync({ userId, agrees: what === 'agree', refused: opensAt === null });
      say(words.done(name));
      onClose();
    } catch {
      // `error` says it.
    }
  };
  return (
    <Confirm
      title={words.title(name)}
      verb={words.verb}
      pendingText={words.pending}
      pending={decide.isPending || remove.isPending}
      tone={what === 'agree' ? 'primary' : 'danger'}
      error={error && errorText(error, `No se pudo responder sobre ${firstName(name)}`)}
      onConfirm={press}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </Confirm>
  );
};

/** Who let the account in, and how: an administrator, or a colleague whose password was recovered since. */
const By = ({ entry: { askedBy, askedByRole, askedByEmail, cause, askedAt } }: { entry: Entry | GoneEntry }) => {
  const when = recentText(askedAt, instantOf(useMinute()));
  if (askedByRole === 'business')
    return `${askedBy} (${askedByEmail}) le dio entrada o la hizo titular, y después hubo que recuperar esa cuenta (${when}): pudo hacerlo otra persona en su sesión.`;
  const role = askedByRole && ` (${ROLE_NAME[askedByRole].toLowerCase()}, ${askedByEmail})`;
  return `${askedBy ?? 'Alguien de la administración'}${role ?? ''}, de la administración del servicio, ${CAUSE[cause]} (${when}).`;
};

const OneEntry = ({ entry }: { entry: Entry }) => {
  const now = instantOf(useMinute());
  const [asked, setAsked] = useState<What | null>(null);
  const { name, email, askedAt, opensAt } = entry;
  const isRefused = opensAt === null;
  return (
    <li className="entry">
      <h3>{name}</h3>
      <p className="soft small">{email}</p>
      <p>
        <By entry={entry} />{' '}
        {isRefused
          ? 'Un titular dijo que no es de la clínica: está cerrada para esta cuenta.'
          : opensAt === askedAt
            ? 'En la clínica no había un titular a quien preguntarle, así que entra desde entonces.'
            : `No ve la agenda, los pacientes, las historias, los mensajes ni los cobros. Sigue así mientras un titular entre a su cuenta y no responda; si dejan de entrar, se le abren el ${ended(momentText(opensAt, now))}`}
      </p>
      <div className="acts">
        <button type="button" className="btn primary" onClick={() => setAsked('agree')}>
          Es de la clínica<span className="sr-only">: {name}</span>
        </button>
        <button type="button" className="btn danger-line" onClick={() => setAsked(isRefused ? 'remove' : 'refuse')}>
          {isRefused ? 'Retirar del equipo' : 'No es de la clínica'}
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      {asked && <AskEntry entry={entry} what={asked} onClose={() => setAsked(null)} />}
    </li>
  );
};

const OneGone = ({ entry }: { entry: GoneEntry }) => {
  const now = instantOf(useMinute());
  return (
    <li className="entry">
      <h3>{entry.name}</h3>
      <p className="soft small">{entry.email}</p>
      <p>
        <By entry={entry} /> La cuenta se eliminó ({recentText(entry.goneAt, now)}).
      </p>
    </li>
  );
};

/** Logins of the clinic that came from an administrator: who, since when, until when, and the titular's answer. Nothing for others, nor where there are none. */
export const Entries = () => {
  const { data } = useQuery(useTRPC().entries.list.queryOptions());
  if (!data?.decides || data.rows.length + data.gone.length === 0) return null;
  return (
    <section className="entries" aria-labelledby="piden-entrar">
      <h2 id="piden-entrar">
        {data.rows.length > 0 ? 'Cuentas que esperan un sí: ¿son de tu clínica?' : 'Entraron por la administración'}
      </h2>
      <ul>
        {data.rows.map((entry) => (
          <OneEntry key={entry.userId} entry={entry} />
        ))}
        {data.gone.map((entry) => (
          <OneGone key={entry.userId} entry={entry} />
        ))}
      </ul>
    </section>
  );
};
