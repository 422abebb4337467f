import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Contact } from '../../shared/schemas/message.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Compose } from './compose.tsx';
import type { MessageFiles } from './message-files.ts';
import { useCanned, useSend } from './use-messages.ts';

type Sends = { files: MessageFiles; onSent: (threadId: string) => void };

/** The first message to a clinic about a pet. */
export const FirstMessage = ({ contact, files, onSent }: Sends & { contact: Contact }) => {
  const send = useSend('owner', contact);
  return (
    <div className="conversation">
      <h2 tabIndex={-1} id="conversacion">
        {contact.petName} <span className="soft">con {contact.clinicName}</span>
      </h2>
      <p className="soft measure">
        Escribe lo que quieras preguntar. La clínica responde en su horario: si es una urgencia, llámala.
      </p>
      <Compose
        name={`mensaje:${contact.petId}:${contact.clinicId}`}
        canned={[]}
        files={files}
        send={async (message) => onSent(await send(message))}
      />
    </div>
  );
};

/** The first message of a clinic to the owner of a patient; where a conversation stands already, that one is opened. */
export const FirstMessageToOwner = ({ petId, files, onSent }: Sends & { petId: string }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.clinicRecords.file.queryOptions({ petId }));
  const send = useSend('clinic', { petId, clinicId: data?.clinic.id ?? '' });
  const canned = useCanned('clinic');
  const standing = data?.file?.thread?.id;
  useEffect(() => {
    if (standing) onSent(standing);
  }, [standing, onSent]);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo abrir la conversación')} onRetry={() => refetch()} />;
  if (!data || standing) return <Loading label="Abriendo la conversación" rows={3} />;
  const { pet, owner, file, clinic } = data;
  return (
    <div className="conversation">
      <h2 tabIndex={-1} id="conversacion">
        {pet.name} <span className="soft">con {owner.name}</span>
      </h2>
      {file && owner.hasAccount && !clinic.isClosed ? (
        <>
          <p className="soft measure">
            Es el primer mensaje sobre {pet.name}. {owner.name} lo lee en su cuenta, con tu nombre y el de la clínica.
          </p>
          <Compose
            name={`mensaje:${pet.id}:${clinic.id}`}
            canned={canned}
            files={files}
            send={async (message) => onSent(await send(message))}
          />
        </>
      ) : (
        <p className="soft measure">
          {file
            ? `${owner.name} no tiene cuenta aquí: llámale o escríbele por fuera.`
            : 'Podrás escribirle cuando confirmes su cita.'}
        </p>
      )}
    </div>
  );
};
