import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';
import type { Person } from '../../shared/schemas/client-card.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { balanceText } from './balance-text.ts';
import { CardDialog } from './card-dialog.tsx';
import { EraseClient } from './erase-client.tsx';
import { MergeDialog } from './merge-dialog.tsx';

/** That two files became one, and the way back while there is one. */
const Merged = ({ merged }: { merged: NonNullable<Person['merged']> }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const undo = useMutation(trpc.clients.undoMerge.mutationOptions());
  const press = async () => {
    try {
      await undo.mutateAsync({ id: merged.id });
      say('Otra vez son dos fichas.');
    } catch (error) {
      say(errorText(error, 'No se pudo deshacer'));
    }
    await client.invalidateQueries();
  };
  return (
    <div className="merged-note">
      <p className="small">
        La ficha de <b>{merged.name}</b> se juntó con esta el {dayText(merged.at)}. Se puede deshacer durante un día.
      </p>
      <TwoFaced className="btn line small" busy={undo.isPending} busyText="Separando..." onPress={press}>
        Deshacer
      </TwoFaced>
    </div>
  );
};

const Facts = ({ person, petId }: { person: Person; petId: string }) => {
  const facts: [string, string | null][] = [
    ['Saldo', balanceText(person.balance)],
    ['Documento', person.document],
    ['Dirección', person.address],
    ['Autorizó sus datos', person.authorisation],
    ['Nota de la clínica', person.note],
  ];
  const others = person.animals.filter(({ id }) => id !== petId);
  return (
    <dl className="patient-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="typed-lines">{value}</dd>
            </div>
          ),
      )}
      {others.length > 0 && (
        <div>
          <dt>Sus otros animales</dt>
          <dd>
            <ul className="person-animals">
              {others.map(({ id, name, isArchived, balance }) => (
                <li key={id}>
                  <Link className="link" href={paths.patient(id)}>
                    {name}
                  </Link>
                  {(isArchived || balance !== 0) && (
                    <span className="soft small num">
                      {' '}
                      {[isArchived && 'archivada', balance !== 0 && balanceText(balance).toLowerCase()]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** Whoever brings a patient, as the clinic knows them: balance, document, note, their other animals, and two files made one. */
export const PersonPart = ({ petId }: { petId: string }) => {
  const trpc = useTRPC();
  const { data: person, error, refetch } = useQuery(trpc.clients.person.queryOptions({ petId }));
  const [open, setOpen] = useState<'card' | 'merge' | 'erase' | null>(null);
  const { clientId } = person ?? {};
  return (
    <section className="patient-part no-print" aria-labelledby="persona">
      <div className="row-head">
        <h2 id="persona">Quien lo trae</h2>
        {person && (person.clientId || person.hasAccount) && (
          <button type="button" className="link small" onClick={() => setOpen('card')}>
            Anotar datos
          </button>
        )}
      </div>
      {error && !person && (
        <LoadFailure text={errorText(error, 'No se pudieron cargar los datos')} onRetry={() => refetch()} />
      )}
      {!error && !person && <Loading label="Cargando los datos" rows={2} />}
      {person && (
        <>
          {person.merged && <Merged merged={person.merged} />}
          <Facts person={person} petId={petId} />
          {clientId && (
            <div className="acts">
              <button type="button" className="btn line small" onClick={() => setOpen('merge')}>
                Juntar con otra ficha
              </button>
              <button type="button" className="btn line small" onClick={() => setOpen('erase')}>
                Borrar a esta persona
              </button>
            </div>
          )}
          {open === 'card' && <CardDialog petId={petId} person={person} onClose={() => setOpen(null)} />}
          {open === 'erase' && clientId && (
            <EraseClient clientId={clientId} person={person} onClose={() => setOpen(null)} />
          )}
          {open === 'merge' && clientId && (
            <MergeDialog into={clientId} name={person.name} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </section>
  );
};
