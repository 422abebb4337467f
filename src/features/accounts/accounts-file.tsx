import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { count } from '../../shared/number-words.ts';
import { today } from '../../shared/time.ts';
import { ListFile } from '../../ui/list-file.tsx';
import type { Filters } from './filters.ts';
import { useAllAccounts } from './use-accounts.ts';

/** Takes the accounts of the filters along, in their order, as a file that a spreadsheet opens. The log notes it. */
export const AccountsFile = ({ filters }: { filters: Filters }) => {
  const readAll = useAllAccounts();
  return (
    <ListFile
      hint="Las cuentas de todas las páginas, con estos filtros. Queda en la auditoría."
      failure={(error) => errorText(error, 'No se pudo preparar el archivo')}
      onMake={async (progress) => {
        const [{ accounts, more }, { accountsCsv }] = await Promise.all([
          readAll(filters, (read) => progress(count(read))),
          import('./accounts-csv.ts'),
        ]);
        saveFile(`cuentas-${today(Date.now())}.csv`, 'text/csv;charset=utf-8', accountsCsv(accounts));
        return more
          ? `El archivo tiene las primeras ${count(accounts.length)} cuentas: usa filtros para llevarte las demás.`
          : `El archivo tiene ${counted(accounts.length, 'cuenta', 'cuentas')}.`;
      }}
    />
  );
};
