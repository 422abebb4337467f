import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useWithdrawal } from './use-records.ts';

/** Takes an entry back that was written by mistake; who reads withdrawn entries reads the reason. */
export const WithdrawDialog = ({
  record: { rootId, version, title },
  onClose,
}: {
  record: ClinicalRecord;
  onClose: () => void;
}) => {
  const withdraw = useWithdrawal();
  return (
    <ReasonDialog
      act={(reason) => withdraw.mutateAsync({ rootId, version, reason })}
      title="¿Anular este registro?"
      verb="Anular registro"
      done={`Anulado: «${title}» ya no cuenta en la historia.`}
      onClose={onClose}
    >
      «{title}» deja de contar en la historia, el carné, los pesos y los lotes. No se borra: queda entre los anulados
      con tu nombre, la fecha y el motivo, también para su dueño. Para cambiar un dato, corrígelo.
    </ReasonDialog>
  );
};
