import { Alert } from '../../../ui/alert.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { COLUMN_KEYS, COLUMNS, type Mapping } from './columns.ts';
import type { Table } from './table.ts';

/** Which column of the file is what: found by the headings, and changed here. */
export const MappingFields = ({
  file,
  missing,
  isChecked,
  isBusy,
  onMap,
  onCheck,
}: {
  file: { table: Table; mapping: Mapping };
  /** What is asked for and stands in no column. */
  missing: readonly string[];
  isChecked: boolean;
  isBusy: boolean;
  onMap: (mapping: Mapping) => void;
  onCheck: () => void;
}) => {
  const { table, mapping } = file;
  return (
    <>
      {missing.length > 0 && (
        <Alert tone="bad" title="Faltan columnas">
          Di en qué columna está, o agrégala a tu hoja: {missing.join(', ')}.
        </Alert>
      )}
      <details className="fold" open={missing.length > 0 || undefined}>
        <summary>Qué hay en cada columna</summary>
        <div className="import-columns">
          {COLUMN_KEYS.map((key) => (
            <SelectField
              key={key}
              label={COLUMNS[key].label}
              value={mapping[key] ?? ''}
              disabled={isBusy}
              onChange={({ target }) => {
                const { [key]: _, ...rest } = mapping;
                onMap(target.value === '' ? rest : { ...rest, [key]: Number(target.value) });
              }}
            >
              <option value="">No está</option>
              {table.head.map((head, at) => (
                // Two columns may have one heading.
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
                <option key={at} value={at}>
                  {head || `Columna ${at + 1}`}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </details>
      {!isChecked && !isBusy && missing.length === 0 && (
        <button type="button" className="btn primary justify-self-start" onClick={onCheck}>
          Revisar las filas
        </button>
      )}
    </>
  );
};
