import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { count, counted } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { today } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { ActFilters } from './act-filters.ts';
import { useAllActs } from './use-acts.ts';

/** Takes the acts of the filters along as a file that a spreadsheet opens. */
export const ActsFile = ({ filters }: { filters: ActFilters }) => {
  const readAll = useAllActs();
  const [read, setRead] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const press = async () => {
    setRead(0);
    setFailure(null);
    setDone(null);
    try {
      const [{ acts, more }, { actsCsv }] = await Promise.all([readAll(filters, setRead), import('./acts-csv.ts')]);
      saveFile(`auditoria-${today(Date.now())}.csv`, 'text/csv;charset=utf-8', actsCsv(acts));
      setDone(
        more
          ? `El archivo tiene los ${count(acts.length)} actos más recientes: acorta los días para llevarte los anteriores.`
          : `El archivo tiene ${counted(acts.length, 'acto', 'actos')}.`,
      );
    } catch (error) {
      setFailure(error);
    }
    setRead(null);
  };
  return (
    <div className="acts-file">
      <TwoFaced
        className="btn line"
        busy={read !== null}
        busyText={`Preparando... ${count(read ?? 0)}`}
        onPress={press}
      >
        <span className="with-icon">
          <Icon name="download" />
          Descargar CSV
        </span>
      </TwoFaced>
      <p className="soft small" role="status">
        {done ?? 'Los actos de arriba a abajo, con estos filtros, para una hoja de cálculo.'}
      </p>
      {failure !== null && <Alert tone="bad">{errorText(failure, 'No se pudo preparar el archivo')}</Alert>}
    </div>
  );
};
