import { type ReactNode, useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { useWide } from '../../lib/wide.ts';
import { RECORD_KIND_NAME, RECORD_KINDS } from '../../shared/records.ts';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { RecordEntry } from './record-entry.tsx';
import type { PlanItems } from './record-fields.tsx';
import { RecordForm, type WeighedPet } from './record-form.tsx';
import type { RecordPapers } from './record-papers.ts';
import { type Filter, type Side, useHistory } from './use-records.ts';
import { WithdrawnList } from './withdrawn-list.tsx';

const ALL: Filter = { kinds: [], source: null, from: null, to: null };

const Filters = ({ side, filter, onChange }: { side: Side; filter: Filter; onChange: (filter: Filter) => void }) => (
  <div className="record-filters no-print">
    <fieldset className="choice-group">
      <legend>Mostrar</legend>
      <div className="choices">
        {RECORD_KINDS.map((kind) => (
          <Chip
            key={kind}
            on={filter.kinds.includes(kind)}
            onToggle={(on) =>
              onChange({ ...filter, kinds: on ? [...filter.kinds, kind] : filter.kinds.filter((one) => one !== kind) })
            }
          >
            {RECORD_KIND_NAME[kind]}
          </Chip>
        ))}
      </div>
    </fieldset>
    <div className="record-when">
      <SelectField
        label="Quién lo escribió"
        value={filter.source ?? ''}
        onChange={({ target }) => onChange({ ...filter, source: (target.value || null) as Filter['source'] })}
      >
        <option value="">Todos</option>
        {side === 'clinic' && <option value="mine">Mi clínica</option>}
        <option value="clinic">{side === 'clinic' ? 'Clínicas' : 'Las clínicas'}</option>
        <option value="owner">{side === 'clinic' ? 'El dueño' : 'Yo'}</option>
      </SelectField>
      <TextField
        type="date"
        label="Desde"
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ ...filter, from: target.value || null })}
      />
      <TextField
        type="date"
        label="Hasta"
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ ...filter, to: target.value || null })}
      />
    </div>
  </div>
);

/** From this width on the filters stand open, rem. */
const FILTERS_REM = 45;

/** Filters that leave a phone its history: folded until somebody looks for something. */
const Folded = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(isOn);
  return (
    <details
      className="record-fold no-print"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Filtrar{isOn && ' (hay filtros puestos)'}</summary>
      {children}
    </details>
  );
};

const byYear = (rows: readonly ClinicalRecord[]) =>
  rows.reduce<{ year: string; rows: ClinicalRecord[] }[]>((years, row) => {
    const year = row.date.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.rows.push(row);
    else years.push({ year, rows: [row] });
    return years;
  }, []);

/** A pet's history by years with its filters; entries of the reader's own are corrected where they stand. */
export const Timeline = ({
  side,
  pet,
  items,
  canWrite,
  canCorrect = canWrite,
  papers,
  empty,
}: {
  side: Side;
  pet: WeighedPet;
  items: PlanItems;
  canWrite: boolean;
  /** Whoever writes may still not correct what somebody signed. */
  canCorrect?: boolean;
  papers: RecordPapers;
  /** What to do where nothing was written yet. */
  empty: string;
}) => {
  const [filter, setFilter] = useState(ALL);
  const [correcting, setCorrecting] = useState(() => leftOpen('correccion:'));
  const list = useHistory(side, pet.id, filter);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const filtered = Boolean(filter.kinds.length > 0 || filter.source || filter.from || filter.to);
  const wide = useWide(FILTERS_REM);
  const filters = <Filters side={side} filter={filter} onChange={setFilter} />;
  const back = (rootId: string) => {
    setCorrecting(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#registro-${rootId} button`)?.focus());
  };
  return (
    <div className="timeline">
      {(filtered || (rows && rows.length > 0)) && (wide ? filters : <Folded isOn={filtered}>{filters}</Folded>)}
      {list.error && !list.data && (
        <LoadFailure text={errorText(list.error, 'No se pudo cargar la historia')} onRetry={() => list.refetch()} />
      )}
      {list.isPending && <Loading label="Cargando la historia" rows={4} />}
      {rows?.length === 0 &&
        (filtered ? (
          <Empty
            title="Nada con esos filtros"
            action={
              <button type="button" className="btn line" onClick={() => setFilter(ALL)}>
                Quitar los filtros
              </button>
            }
          >
            Cambia el tipo, quién lo escribió o las fechas.
          </Empty>
        ) : (
          <Empty title="La historia está en blanco">{empty}</Empty>
        ))}
      {byYear(rows ?? []).map(({ year, rows: ofYear }) => (
        <section key={year} aria-labelledby={`ano-${year}`}>
          <h2 className="record-year num" id={`ano-${year}`}>
            {year}
          </h2>
          <ol className="records">
            {ofYear.map((record) =>
              correcting === record.rootId ? (
                <li key={record.rootId} className="record-edit">
                  <RecordForm side={side} pet={pet} items={items} record={record} onDone={() => back(record.rootId)} />
                </li>
              ) : (
                <RecordEntry
                  key={record.rootId}
                  record={record}
                  side={side}
                  papers={papers.hung(record, record.isOwn && canWrite)}
                  onCorrect={record.isOwn && canCorrect ? () => setCorrecting(record.rootId) : null}
                />
              ),
            )}
          </ol>
        </section>
      ))}
      <MoreButton list={list}>Ver más</MoreButton>
      {rows && <WithdrawnList side={side} petId={pet.id} />}
    </div>
  );
};
