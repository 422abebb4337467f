import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { count } from '../../shared/number-words.ts';
import { today } from '../../shared/time.ts';
import { ListFile } from '../../ui/list-file.tsx';
import type { ActFilters } from './act-filters.ts';
import { useAllActs } from './use-acts.ts';

/** Takes the acts of the filters along as a file that a spreadsheet opens. */
export const ActsFile = ({ filters }: { filters: ActFilters }) => {
  const readAll = useAllActs();
  return (
    <ListFile
      hint="Los actos de arriba a abajo, con estos filtros, para una hoja de cálculo. Queda en la auditoría."
      failure={(error) => errorText(error, 'No se pudo preparar el archivo')}
      onMake={async (progress) => {
        const [{ rows, more }, { actsCsv }] = await Promise.all([
          readAll(filters, (read) => progress(count(read))),
          import('./acts-csv.ts'),
        ]);
        saveFile(`auditoria-${today(Date.now())}.csv`, 'text/csv;charset=utf-8', actsCsv(rows));
        return more
          ? `El archivo tiene los ${count(rows.length)} actos más recientes: acorta los días para llevarte los anteriores.`
          : `El archivo tiene ${counted(rows.length, 'acto', 'actos')}.`;
      }}
    />
  );
};
