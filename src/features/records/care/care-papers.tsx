import { errorText } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/empty.tsx';
import type { Side } from '../use-records.ts';
import { Consents } from './consents.tsx';
import type { TreatedPet } from './prescription-dialog.tsx';
import { Prescriptions } from './prescriptions.tsx';
import type { SheetPet } from './sheet.tsx';
import { useCare } from './use-care.ts';

/** Fórmulas and consents of a pet; a clinic that goes on writes them (`canWrite`), the fórmulas by who signs. */
export const CarePapers = ({
  side,
  pet,
  document = null,
  canWrite = false,
  treated = null,
}: {
  side: Side;
  pet: SheetPet;
  /** The owner's id, as the clinic noted it. */
  document?: string | null;
  canWrite?: boolean;
  /** What whoever signs must know of the animal; null: this reader signs nothing. */
  treated?: TreatedPet | null;
}) => {
  const { data, error, refetch } = useCare(side, pet.id);
  if (!data)
    return error ? (
      <LoadFailure text={errorText(error, 'No se pudieron cargar las fórmulas')} onRetry={() => refetch()} />
    ) : (
      <Loading label="Cargando las fórmulas" rows={2} />
    );
  if (side === 'owner' && data.prescriptions.length + data.consents.length === 0) return null;
  return (
    <div className="grid gap-9">
      <Prescriptions
        rows={data.prescriptions}
        pet={pet}
        treated={canWrite ? treated : null}
        why={canWrite && !treated ? 'Las firma quien tiene su matrícula profesional en la clínica.' : undefined}
      />
      {(side === 'clinic' || data.consents.length > 0) && (
        <Consents
          rows={data.consents}
          write={canWrite ? { petId: pet.id, ownerName: pet.ownerName, document } : null}
        />
      )}
    </div>
  );
};
