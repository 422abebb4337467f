import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { count } from '../../shared/number-words.ts';
import { today } from '../../shared/time.ts';
import { ListFile } from '../../ui/list-file.tsx';
import type { AccessFilters } from './access-filters.ts';
import { useAllAccesses } from './use-accesses.ts';

/** Takes the accesses of the filters along as a file that a spreadsheet opens. The log notes it. */
export const AccessesFile = ({ filters }: { filters: AccessFilters }) => {
  const readAll = useAllAccesses();
  return (
    <ListFile
      hint="Los accesos de arriba a abajo, con estos filtros, para una hoja de cálculo. Queda en la auditoría."
      failure={(error) => errorText(error, 'No se pudo preparar el archivo')}
      onMake={async (progress) => {
        const [{ rows, more }, { accessesCsv }] = await Promise.all([
          readAll(filters, (read) => progress(count(read))),
          import('./accesses-csv.ts'),
        ]);
        saveFile(`accesos-${today(Date.now())}.csv`, 'text/csv;charset=utf-8', accessesCsv(rows));
        return more
          ? `El archivo tiene los ${count(rows.length)} accesos más recientes: acorta los días para llevarte los anteriores.`
          : `El archivo tiene ${counted(rows.length, 'acceso', 'accesos')}.`;
      }}
    />
  );
};
