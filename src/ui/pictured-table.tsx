import type { ReactNode } from 'react';

/** Rows that begin with a picture and end with what can be done; narrow screens show them as cards. `acts` names the last column. */
export const PicturedTable = ({
  columns,
  acts,
  isStale = false,
  children,
}: {
  columns: readonly string[];
  acts: string;
  /** Other rows are on their way. */
  isStale?: boolean;
  children: ReactNode;
}) => (
  <table className={`table patients-table ${isStale ? 'stale' : ''}`}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{acts}</span>
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** The first cell: who it is. `tint` is the colour of the picture's ground. */
export const PicturedCell = ({
  picture,
  name,
  note,
  tint,
}: {
  picture: ReactNode;
  name: string;
  note: string;
  tint: string;
}) => (
  <td>
    <div className="patient-cell" data-species={tint}>
      {picture}
      <span>
        <b>{name}</b>
        <span className="block small soft">{note}</span>
      </span>
    </div>
  </td>
);
