import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { writtenDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { addDays } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Modal } from '../../ui/modal.tsx';

/** A medicine of a fórmula, in the clinic's words; `to`: the last of the days that the clinic wrote, if it starts today. */
export type FromFormula = {
  prescriptionId: string;
  position: number;
  name: string;
  instruction: string;
  to: string | null;
};

/** The fórmulas of an animal that stand, to choose one of their medicines. */
export const ChooseFromFormula = ({
  petId,
  onChoose,
  onClose,
}: {
  petId: string;
  onChoose: (taken: FromFormula) => void;
  onClose: () => void;
}) => {
  const trpc = useTRPC();
  const today = useToday();
  const { data, error, refetch } = useQuery(trpc.care.ofPet.queryOptions({ petId }));
  const rows = data?.prescriptions.filter(({ voidedAt }) => voidedAt === null);
  return (
    <Modal
      open
      title="Tomar de la fórmula"
      onClose={onClose}
      footer={
        <button type="button" className="btn line" onClick={onClose}>
          Cancelar
        </button>
      }
    >
      {!rows &&
        (error ? (
          <LoadFailure text={errorText(error, 'No se pudieron cargar las fórmulas')} onRetry={() => refetch()} />
        ) : (
          <Loading label="Cargando las fórmulas" rows={2} />
        ))}
      {rows?.length === 0 && (
        <p className="soft">
          Ninguna clínica ha escrito una fórmula para esta mascota aquí. Puedes anotar la medicina tú.
        </p>
      )}
      {rows?.map((of) => (
        <section key={of.id} className="formula-choice">
          <h3>
            {of.clinic.name}, {writtenDate(of.date)}
          </h3>
          {of.note && <p className="small">{of.note}</p>}
          <ul>
            {of.items.map(({ name, concentration, form, dose, days }, index) => {
              const whole = [[name, concentration].filter(Boolean).join(' '), form].filter(Boolean).join(', ');
              const taken = {
                prescriptionId: of.id,
                position: index + 1,
                name: whole,
                instruction: dose,
                to: days === null ? null : addDays(today, days - 1),
              };
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a signed list never changes.
                <li key={index}>
                  <p>
                    <b>{whole}</b>: {dose}
                    {days !== null && `, por ${days === 1 ? '1 día' : `${days} días`}`}
                  </p>
                  <button type="button" className="btn line small" onClick={() => onChoose(taken)}>
                    Elegir<span className="sr-only"> {whole}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Modal>
  );
};
