import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { BreedThumb } from '../breeds/breed-thumb.tsx';
import { type Cell, type Compared, type CompareGroup, type CompareRow, compareGroups } from './compare-rows.ts';

const Ruler = ({
  cell,
  ends,
  folder,
}: {
  cell: NonNullable<Cell>;
  ends: NonNullable<CompareRow['ends']>;
  folder: Folder;
}) => (
  <span className="compare-ruler" data-score={cell.score}>
    <span className="sr-only">
      {cell.score} de 5, de {ends.low} a {ends.high}
    </span>
    <Mark name={`track-${folder}`} />
    <span className="compare-bar" aria-hidden="true" />
  </span>
);

const Value = ({ row, cell, folder }: { row: CompareRow; cell: Cell; folder: Folder }) => {
  if (!cell) return <span className="text-soft">Sin dato</span>;
  if (cell.items) {
    return (
      <ul className="dash">
        {cell.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (cell.warns) {
    return (
      <b className="compare-warning">
        <Icon name="triangle-alert" />
        {cell.text}
      </b>
    );
  }
  return (
    <>
      <b className={cell.yes === undefined ? 'num' : 'compare-answer'} data-yes={cell.yes}>
        {cell.yes !== undefined && <Icon name={cell.yes ? 'check' : 'minus'} />}
        {cell.text}
      </b>
      {cell.note && <small>{cell.note}</small>}
      {row.ends && <Ruler cell={cell} ends={row.ends} folder={folder} />}
    </>
  );
};

const role = (name: string) => ({ role: name });
/** Roles said again: a phone draws the rows as grids, and some browsers then forget that they are a table's. */
const AS = {
  table: role('table'),
  rowgroup: role('rowgroup'),
  row: role('row'),
  rowheader: role('rowheader'),
  columnheader: role('columnheader'),
  cell: role('cell'),
};

/** The same mark, in words and in shape, on every row where the breeds part. */
const Difference = ({ differs }: { differs: boolean | null }) =>
  differs === null ? null : differs ? (
    <span className="compare-mark compare-differs">
      <Icon name="move-horizontal" />
      Cambia
    </span>
  ) : (
    <span className="compare-mark">Igual</span>
  );

const Group = ({ group, breeds, folder }: { group: CompareGroup; breeds: readonly Compared[]; folder: Folder }) => (
  <tbody {...AS.rowgroup}>
    <tr {...AS.row} className="compare-group">
      <th {...AS.rowheader} scope="rowgroup" colSpan={breeds.length + 1}>
        {group.title}
      </th>
    </tr>
    {group.rows.map((row) => (
      <tr {...AS.row} key={row.key} data-differs={row.differs ?? undefined}>
        <th {...AS.rowheader} scope="row">
          {row.name}
          <Difference differs={row.differs} />
          {row.ends && (
            <span className="compare-ends" aria-hidden="true">
              {row.ends.low} → {row.ends.high}
            </span>
          )}
        </th>
        {row.cells.map((cell, index) => (
          <td {...AS.cell} key={breeds[index]?.slug}>
            <Value row={row} cell={cell} folder={folder} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** A box of the browser's own: what it leaves out is the style's to say (compare.css). */
const OnlyWhatChanges = () => (
  <label className="chip compare-only no-print">
    <input type="checkbox" />
    <Icon name="check" />
    Solo lo que cambia
  </label>
);

/** Two or three breeds side by side (styles: compare.css). On phones each row has its name above its values. */
export const CompareTable = ({
  folder,
  breeds,
  onRemove,
}: {
  folder: Folder;
  breeds: readonly Compared[];
  onRemove: (slug: string) => void;
}) => (
  <div>
    <OnlyWhatChanges />
    <table className="compare" {...AS.table} data-breeds={breeds.length}>
      <caption className="sr-only">{breeds.map(({ record }) => record.name).join(', ')}, lado a lado</caption>
      <thead {...AS.rowgroup}>
        <tr {...AS.row}>
          <td {...AS.cell} />
          {breeds.map(({ slug, record }) => (
            <th {...AS.columnheader} key={slug} scope="col">
              <BreedThumb
                folder={folder}
                breed={{ slug, portrait: record.pictures.find(({ n }) => n === 1)?.alt ?? null }}
                sizes="(min-width: 60rem) 300px, 30vw"
              />
              <a href={paths.breed(folder, slug)}>{record.name}</a>
              <button
                type="button"
                className="icon-btn no-print"
                aria-label={`Quitar ${record.name}`}
                onClick={() => onRemove(slug)}
              >
                <Icon name="x" />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      {compareGroups(folder, breeds).map((group) => (
        <Group key={group.title} group={group} breeds={breeds} folder={folder} />
      ))}
    </table>
  </div>
);
