import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import type { Species } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
import { changedParts } from './changed-parts.ts';

/** Who corrected the entry meanwhile, why and what; what is typed here stays, and the next press writes over it. */
export const Overtaken = ({
  record,
  stands,
  species,
}: {
  record: ClinicalRecord;
  stands: ClinicalRecord;
  species: Species;
}) => {
  const parts = changedParts(record, stands, species);
  return (
    <Alert tone="bad" title={`${stands.authorName || 'Alguien más'} corrigió este registro mientras lo editabas.`}>
      {stands.correction && <>Por qué: {stands.correction}. </>}
      {parts.length > 0 && <>Cambió: {parts.join('; ')}. </>}
      Lo tuyo sigue aquí: complétalo si hace falta y guarda otra vez. Lo que guardes queda como la versión nueva; la
      suya se puede seguir leyendo.
    </Alert>
  );
};
