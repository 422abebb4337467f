import { useState } from 'react';
import { counted } from '../../../lib/formats.ts';
import { MAX_IMPORTED } from '../../../shared/limits.ts';
import { count } from '../../../shared/number-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { COLUMNS } from './columns.ts';
import type { ReadRow } from './read-row.ts';
import { type Checked, manyPeople } from './use-import.ts';

/** Rows that the table shows at a time. */
const SHOWN = 50;
const GROUPS = { all: 'Todas', bad: 'Con errores', known: 'Ya están', good: 'Listas' } as const;
type Group = keyof typeof GROUPS;

const Row = ({
  row,
  known,
  on,
  onToggle,
}: {
  row: ReadRow;
  known: string | undefined;
  on: boolean;
  onToggle: (on: boolean) => void;
}) => (
  <tr>
    <td data-label="Fila" className="num">
      <label className="import-pick">
        <input
          type="checkbox"
          checked={on}
          disabled={row.good === null}
          onChange={({ target }) => onToggle(target.checked)}
        />
        <span>
          <span className="sr-only">Importar la fila </span>
          {row.line}
        </span>
      </label>
    </td>
    <td data-label="Persona">{row.shown.name || '–'}</td>
    <td data-label="Animal">{row.shown.petName || '–'}</td>
    <td data-label="Qué pasa">
      {row.issues.map(({ column, message }) => (
        <span key={column} className="block small import-bad">
          <b>{COLUMNS[column].label}:</b> {message}
        </span>
      ))}
      {known && <span className="small">Ya está en la clínica como {known}.</span>}
      {row.good && !known && <span className="soft small">Lista</span>}
    </td>
  </tr>
);

/** The rows of a file with what is wrong in each; those that are chosen go in. */
export const Review = ({
  checked: { rows, known },
  isBusy,
  onSend,
}: {
  checked: Checked;
  isBusy: boolean;
  onSend: (rows: readonly ReadRow[]) => void;
}) => {
  // Who is there already comes in again only when somebody ticks it.
  const [chosen, setChosen] = useState(
    () => new Set(rows.filter(({ good, line }) => good && !known.has(line)).map(({ line }) => line)),
  );
  const groups: Record<Group, ReadRow[]> = {
    all: rows,
    bad: rows.filter(({ good }) => !good),
    known: rows.filter(({ line }) => known.has(line)),
    good: rows.filter(({ good, line }) => good && !known.has(line)),
  };
  const [group, setGroup] = useState<Group>(groups.bad.length > 0 ? 'bad' : 'all');
  const [shown, setShown] = useState(SHOWN);
  const [asking, setAsking] = useState(false);
  const going = rows.filter(({ line }) => chosen.has(line));
  const people = manyPeople(going);
  const toggle = (lines: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const line of lines) on ? next.add(line) : next.delete(line);
    setChosen(next);
  };
  const list = groups[group];
  const able = list.filter(({ good }) => good).map(({ line }) => line);
  return (
    <section aria-labelledby="filas" className="grid gap-4">
      <h2 id="filas">Revisa las filas</h2>
      <div className="choices">
        {(Object.keys(GROUPS) as Group[]).map((one) => (
          <Chip
            key={one}
            on={group === one}
            onToggle={() => {
              setGroup(one);
              setShown(SHOWN);
            }}
          >
            {GROUPS[one]} ({count(groups[one].length)})
          </Chip>
        ))}
      </div>
      {able.length > 0 && (
        <div className="choices">
          <button type="button" className="btn quiet small" onClick={() => toggle(able, true)}>
            Elegir las {count(able.length)} que se pueden
          </button>
          <button type="button" className="btn quiet small" onClick={() => toggle(able, false)}>
            No elegir ninguna de ellas
          </button>
        </div>
      )}
      {list.length === 0 ? (
        <p className="soft">Ninguna fila.</p>
      ) : (
        <table className="table import-rows">
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Persona</th>
              <th scope="col">Animal</th>
              <th scope="col">Qué pasa</th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, shown).map((row) => (
              <Row
                key={row.line}
                row={row}
                known={known.get(row.line)}
                on={chosen.has(row.line)}
                onToggle={(on) => toggle([row.line], on)}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.length > shown && (
        <button type="button" className="btn line small justify-self-start" onClick={() => setShown(shown + SHOWN)}>
          Ver más filas
        </button>
      )}
      {people > MAX_IMPORTED && (
        <Alert tone="bad">Son más de {count(MAX_IMPORTED)} personas. Elige menos filas, o divide la hoja.</Alert>
      )}
      <button
        type="button"
        className="btn primary justify-self-start"
        disabled={going.length === 0 || people > MAX_IMPORTED || isBusy}
        onClick={() => setAsking(true)}
      >
        Importar {counted(going.length, 'fila', 'filas')}
      </button>
      {asking && (
        <Confirm
          title={`¿Importar ${counted(people, 'persona', 'personas')}?`}
          verb="Importar"
          pendingText="Importando..."
          pending={false}
          tone="primary"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onSend(going);
          }}
        >
          <p>
            Entran {counted(going.length, 'animal', 'animales')} a los pacientes de la clínica. Las demás filas no
            cambian nada. Se puede deshacer durante un día.
          </p>
        </Confirm>
      )}
    </section>
  );
};
