import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Member } from '../../shared/schemas/clinic.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import { REGISTER } from './member-words.ts';
import type { Settings } from './use-settings.ts';

/** A titular says that they looked a licence up. We look nothing up: what is written down is whose word it is, and when. */
export const CheckLicence = ({
  member: { userId, name },
  number,
  refresh,
  onClose,
}: {
  member: Member;
  number: string;
  refresh: Settings['refresh'];
  onClose: () => void;
}) => {
  const check = useMutation(useTRPC().clinicSettings.checkLicence.mutationOptions());
  return (
    <Confirm
      title={`¿Ya buscaste la matrícula de ${name}?`}
      verb="Sí, la encontré"
      pendingText="Guardando..."
      pending={check.isPending}
      tone="primary"
      error={check.error && errorText(check.error, 'No se pudo guardar')}
      onConfirm={() =>
        check.mutate(
          { userId, number },
          {
            onSuccess: async () => {
              say(`La matrícula de ${name} quedó verificada por ti.`);
              await refresh();
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>
        Busca el número <b className="num">{number}</b> en el registro profesional ({REGISTER}) y mira que esté a nombre
        de {name}. Queda escrito que lo hiciste tú, y cuándo.
      </p>
    </Confirm>
  );
};
