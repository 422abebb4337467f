import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { afterStepUp } from '../../lib/step-up.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Person } from '../../shared/schemas/client-card.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';

/** Asks a titular before a client is erased who wants to be forgotten, and says what stays. */
export const EraseClient = ({
  clientId,
  person,
  onClose,
}: {
  clientId: string;
  person: Person;
  onClose: () => void;
}) => {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const trpc = useTRPC();
  const erase = useMutation(trpc.clients.erase.mutationOptions());
  const { data: settings } = useQuery(trpc.clinicSettings.get.queryOptions());
  const press = async () => {
    try {
      await afterStepUp(() => erase.mutateAsync({ clientId, at: person.at }));
    } catch {
      // `erase.error` says it.
      return;
    }
    say('Sus datos se borraron.');
    navigate('/dashboard/business/pacientes');
    await client.invalidateQueries();
  };
  if (settings && settings.memberRole !== 'titular')
    return (
      <Modal
        open
        onClose={onClose}
        title={`Borrar a ${person.name}`}
        footer={
          <button type="button" className="btn line" onClick={onClose}>
            Cerrar
          </button>
        }
      >
        <p>Solo un titular de la clínica puede borrar a un cliente. Pídeselo a quien la dirige.</p>
      </Modal>
    );
  return (
    <Confirm
      title={`¿Borrar a ${person.name}?`}
      verb="Borrar sus datos"
      pendingText="Borrando..."
      pending={erase.isPending}
      error={erase.error && !erase.isPending ? errorText(erase.error, 'No se pudo borrar') : null}
      onConfirm={press}
      onClose={onClose}
    >
      <p>
        Su nombre, teléfono, correo, documento y notas desaparecen enseguida y para siempre. La historia y los cobros de{' '}
        {person.animals.length === 1 ? 'su animal' : 'sus animales'} quedan bloqueados desde esta noche, sin nombre y a
        la vista solo de un titular, hasta que se cumpla el plazo de Configuración, «Conservación».
      </p>
    </Confirm>
  );
};
