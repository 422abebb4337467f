import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, momentText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { say } from '../../ui/toasts.tsx';
import { CareLinkDialog } from './care-link-dialog.tsx';
import { KeepMember } from './keep-member.tsx';

/** What is asked to end, with what it brings about. */
type Doomed = { kind: 'endLink' | 'remove' | 'leave'; id: string; name: string };

const WORDS = {
  endLink: { title: (name: string) => `¿Anular ${name}?`, verb: 'Anular', done: 'El enlace ya no sirve.' },
  remove: { title: (name: string) => `¿Retirar a ${name}?`, verb: 'Retirar', done: 'Ya no ve a tus mascotas.' },
  leave: { title: (name: string) => `¿Salir del hogar de ${name}?`, verb: 'Salir', done: 'Saliste de ese hogar.' },
} as const;
const MEANS = {
  endLink: 'Quien lo tenga ya no podrá usarlo. Puedes crear otro.',
  remove:
    'Deja de ver a tus mascotas ahora mismo, y los carnés que compartió dejan de abrirse. Lo que escribió se queda.',
  leave: 'Dejas de ver a sus mascotas ahora mismo. Para volver necesitas otra invitación.',
} as const;

const Row = ({
  icon,
  name,
  verb,
  onEnd,
  act,
  children,
}: {
  icon: IconName;
  name: string;
  verb: string;
  onEnd: () => void;
  /** What else is done about it. */
  act?: ReactNode;
  children: ReactNode;
}) => (
  <li className="own-session">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <div>
      <p className="own-session-name">{name}</p>
      <p className="soft small">{children}</p>
      {act}
    </div>
    <button type="button" className="btn line small" onClick={onEnd}>
      {verb}
      <span className="sr-only"> {name}</span>
    </button>
  </li>
);

const Ending = ({ doomed, onClose }: { doomed: Doomed; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { title, verb, done } = WORDS[doomed.kind];
  const end = useMutation(
    trpc.household[doomed.kind].mutationOptions({
      onSuccess: async () => {
        onClose();
        say(done);
        await client.invalidateQueries();
      },
    }),
  );
  return (
    <Confirm
      title={title(doomed.name)}
      verb={verb}
      pendingText="Terminando..."
      pending={end.isPending}
      error={end.error && errorText(end.error, 'No se pudo terminar')}
      onConfirm={() => end.mutate({ id: doomed.id })}
      onClose={onClose}
    >
      <p>{MEANS[doomed.kind]}</p>
    </Confirm>
  );
};

/** Who cares for one's animals, the links that wait, and for whose animals one cares. */
export const Household = () => {
  const { data, error, refetch } = useQuery(useTRPC().household.get.queryOptions());
  const [inviting, setInviting] = useState(false);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar tu hogar')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando tu hogar" rows={2} />;
  const { members, links, homes } = data;
  const linkName = ({ petName, label }: (typeof links)[number]) =>
    `${petName ? `la entrega de ${petName}` : 'la invitación'}${label ? ` para ${label}` : ''}`;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return (
    <>
      <p className="soft measure">
        {members.length === 0
          ? 'Invita a quien cuida a tus mascotas contigo: las ve y actúa por ellas desde su cuenta, y cada cosa lleva el nombre de quien la hizo. Solo tú invitas, entregas, archivas, anotas que murieron y borras lo tuyo.'
          : 'Ven y actúan por tus mascotas desde sus cuentas. Solo tú invitas, entregas, archivas, anotas que murieron y borras lo tuyo.'}
      </p>
      {members.length + links.length + homes.length > 0 && (
        <ul className="own-sessions">
          {members.map(({ id, name, email, joinedAt, waitsSince }) => (
            <Row
              key={id}
              icon="user-round"
              name={name}
              verb="Retirar"
              onEnd={() => setDoomed({ kind: 'remove', id, name })}
              act={waitsSince !== null && <KeepMember id={id} name={name} />}
            >
              {email} · {waitsSince === null ? `Desde el ${dayText(joinedAt)}` : 'No ve a tus mascotas: espera tu sí'}
            </Row>
          ))}
          {links.map((link) => (
            <Row
              key={link.id}
              icon="mail"
              name={capital(linkName(link))}
              verb="Anular"
              onEnd={() => setDoomed({ kind: 'endLink', id: link.id, name: linkName(link) })}
            >
              Nadie la ha usado · Vence: {momentText(link.expiresAt, Date.now())}
            </Row>
          ))}
          {homes.map(({ id, name, joinedAt, waitsSince }) => (
            <Row
              key={id}
              icon="house"
              name={`Hogar de ${name}`}
              verb="Salir"
              onEnd={() => setDoomed({ kind: 'leave', id, name })}
            >
              {waitsSince === null
                ? `Cuidas a sus mascotas desde el ${dayText(joinedAt)}`
                : `No ves a sus mascotas hasta que ${name} diga en su panel que sigues en su hogar`}
            </Row>
          ))}
        </ul>
      )}
      <p className="acts">
        <button type="button" className="btn line" onClick={() => setInviting(true)}>
          Invitar a alguien
        </button>
      </p>
      {inviting && <CareLinkDialog pet={null} onClose={() => setInviting(false)} />}
      {doomed && <Ending doomed={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
};
