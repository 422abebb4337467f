import type { VitalsFile } from '../../../../content/schema/facts.ts';
import { Mark } from '../../../ui/icon.tsx';
import { span } from '../figures.ts';
import { Prose } from '../prose.tsx';

const COLUMNS = [
  { key: 'heart', name: 'Corazón', unit: 'por minuto' },
  { key: 'breaths', name: 'Respiración', unit: 'por minuto' },
  { key: 'temperature', name: 'Temperatura', unit: '°C' },
] as const;

/** Normal values at rest, per animal; an empty cell says that no good source gives the value. */
export const VitalSigns = ({ vitals }: { vitals: VitalsFile }) => (
  <section className="vitals" aria-labelledby="signos-vitales">
    <h2 id="signos-vitales">Signos vitales en reposo</h2>
    <table>
      <caption className="sr-only">Valores normales de adultos sanos en reposo</caption>
      <thead>
        <tr>
          <th scope="col">Animal</th>
          {COLUMNS.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Encías</th>
        </tr>
      </thead>
      <tbody>
        {vitals.rows.map((row) => (
          <tr key={row.animal} data-species={row.folder} data-for={row.folder}>
            <th scope="row">
              <Mark name={`track-${row.folder}`} />
              <span>{row.animal}</span>
            </th>
            {COLUMNS.map(({ key, name, unit }) => (
              <td key={key} data-label={name}>
                {row[key] ? (
                  <>
                    <span className="num">{span(row[key])}</span> <small>{unit}</small>
                  </>
                ) : (
                  'Sin dato'
                )}
              </td>
            ))}
            <td data-label="Encías">{row.gums}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <Prose text={vitals.note} />
    <details>
      <summary className="link">De dónde sale cada fila</summary>
      <ul className="dash">
        {vitals.rows.map((row) => (
          <li key={row.animal} data-for={row.folder}>
            <b>{row.animal}.</b> {row.source_note}.
          </li>
        ))}
      </ul>
    </details>
  </section>
);
