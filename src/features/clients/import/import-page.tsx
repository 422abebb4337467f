import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { csvOf } from '../../../lib/csv.ts';
import { errorText } from '../../../lib/errors.ts';
import { counted } from '../../../lib/formats.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { MAX_IMPORTED } from '../../../shared/limits.ts';
import { count } from '../../../shared/number-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FilePick } from '../../../ui/file-pick.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { COLUMN_KEYS, COLUMNS, missingOf } from './columns.ts';
import { LastImports } from './last-imports.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { Review } from './review.tsx';
import { useImport } from './use-import.ts';

const PATIENTS = '/dashboard/business/pacientes';

const EXAMPLE: Partial<Record<(typeof COLUMN_KEYS)[number], string>> = {
  name: 'Laura Peña',
  document: '1020304050',
  phone: '311 555 0101',
  address: 'Calle 1 # 2-3',
  authorisation: 'Firmó el formato en papel',
  authorisedOn: '12/3/2024',
  petName: 'Kira',
  species: 'perro',
  breed: 'Criollo',
  birth: '5/2022',
  sex: 'hembra',
  isNeutered: 'sí',
  weight: '12,4',
};
const saveExample = () =>
  saveFile(
    'hoja-de-ejemplo.csv',
    'text/csv;charset=utf-8',
    csvOf(
      COLUMN_KEYS.map((key) => COLUMNS[key].label),
      [COLUMN_KEYS.map((key) => EXAMPLE[key] ?? '')],
    ),
  );

const What = () => (
  <div className="grid gap-3 measure">
    <p>
      Guarda tu hoja como CSV, con una fila por animal. Antes de importar ves qué filas están bien, cuáles tienen
      errores y quién ya está en la clínica; eliges cuáles entran. Entran todas las elegidas o ninguna, y durante un día
      se puede deshacer.
    </p>
    <p className="soft">
      Hacen falta: nombre de la persona, teléfono o correo, cómo y qué día <b>autorizó</b> que guardes sus datos (Ley
      1581 de 2012), nombre del animal, especie, y nacimiento o edad. Hasta {count(MAX_IMPORTED)} personas.
    </p>
  </div>
);

/** Clients from a spreadsheet: chosen, checked row by row, brought in all at once. */
export const ImportPage = () => {
  const trpc = useTRPC();
  const mine = useQuery(trpc.imports.list.queryOptions());
  const { file, checked, share, problem, done, choose, map, check, send } = useImport();
  const missing = file ? missingOf(file.mapping) : [];
  const isBusy = share !== null;
  return (
    <>
      <header className="screen-head">
        <div>
          <Link href={PATIENTS} className="link small">
            <Icon name="chevron-left" />
            Pacientes
          </Link>
          <h1>Importar clientes</h1>
        </div>
      </header>
      {mine.error && <Alert tone="bad">{errorText(mine.error, 'No se pudo cargar')}</Alert>}
      {!mine.error && (
        <div className="grid gap-6">
          <What />
          <div className="choices">
            <FilePick
              accept=".csv,.txt,text/csv"
              className={`btn ${file ? 'line' : 'primary'}`}
              onChoose={([first]) => first && !isBusy && choose(first)}
            >
              {file ? 'Elegir otro archivo' : 'Elegir archivo CSV'}
            </FilePick>
            <button type="button" className="btn line" onClick={saveExample}>
              <Icon name="download" />
              Hoja de ejemplo
            </button>
          </div>
          {file && (
            <p>
              <b>{file.name}</b>: {counted(file.table.rows.length, 'fila', 'filas')}.
            </p>
          )}
          {file && (
            <MappingFields
              file={file}
              missing={missing}
              onMap={map}
              onCheck={() => check(file.table, file.mapping)}
              isChecked={checked !== null}
              isBusy={isBusy}
            />
          )}
          {share !== null && (
            <p role="status" className="num">
              Un momento: {Math.round(share * 100)} %
            </p>
          )}
          {problem && <Alert tone="bad">{problem}</Alert>}
          {done && (
            <Alert tone="ok">
              Entraron {counted(done.people, 'persona', 'personas')} con {counted(done.animals, 'animal', 'animales')}.
            </Alert>
          )}
          {checked && <Review key={file?.name} checked={checked} isBusy={isBusy} onSend={send} />}
          <LastImports imports={mine.data ?? []} />
        </div>
      )}
    </>
  );
};
