import type { Contact } from '../../shared/schemas/message.ts';
import { Compose } from './compose.tsx';
import { useSend } from './use-messages.ts';

/** The first message to a clinic about a pet. */
export const FirstMessage = ({ contact, onSent }: { contact: Contact; onSent: (threadId: string) => void }) => {
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
        send={async (message) => onSent(await send(message))}
      />
    </div>
  );
};
