import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { clockTime, longDate, recentText, shortDate } from '../../lib/formats.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME } from '../../shared/appointments.ts';
import { paths } from '../../shared/paths.ts';
import type { Panel } from '../../shared/schemas/panel.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { Empty } from '../../ui/empty.tsx';
import { Mark } from '../../ui/icon.tsx';
import { PicturedCell, PicturedTable } from '../../ui/pictured-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { byDate } from './day.ts';
import { VisitType } from './visit-type.tsx';

/** What comes after today, day by day; the whole of it stands in the agenda. */
export const Coming = ({ rows, today }: { rows: Panel['coming']; today: string }) => (
  <section aria-labelledby="proximas">
    <div className="row-head">
      <h2 id="proximas">Próximas citas</h2>
      <Link href="/dashboard/business/agenda?vista=semana" className="link">
        Ver la semana
      </Link>
    </div>
    {rows.length === 0 && (
      <Empty title="Nada en los próximos días">Las citas que agenden los dueños aparecen aquí, día por día.</Empty>
    )}
    <div className="coming">
      {byDate(rows).map((day) => (
        <section key={day.date}>
          <h3 className="coming-day">{longDate(day.date, today)}</h3>
          <ul>
            {day.rows.map((row) => (
              <li key={row.id} className="coming-row" data-species={FOLDER_OF[row.species]}>
                <span className="num coming-time">{clockTime(row.time)}</span>
                <Mark name={`track-${FOLDER_OF[row.species]}`} className="text-sp" />
                <p>
                  <b>{row.patientName}</b>{' '}
                  <span className="small">
                    <VisitType type={row.type} /> · <span className="soft">{row.ownerName}</span>
                  </span>
                </p>
                <Tag tone={STATUS_TONE[row.status]}>{STATUS_NAME[row.status]}</Tag>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);

/** The patients seen last, each with the way to its file. */
export const Recent = ({ rows, draw }: { rows: Panel['recent']; draw: DrawPet }) => (
  <section aria-labelledby="recientes">
    <div className="row-head">
      <h2 id="recientes">Pacientes recientes</h2>
      <Link href="/dashboard/business/pacientes" className="link">
        Ver todos
      </Link>
    </div>
    {rows.length === 0 ? (
      <Empty title="Todavía no has atendido a nadie">
        Cuando termines una visita, el paciente aparece aquí con su historial.
      </Empty>
    ) : (
      <PicturedTable columns={['Paciente', 'Dueño', 'Última visita']} acts="Historial">
        {rows.map((row) => (
          <tr key={row.id}>
            <PicturedCell
              picture={draw(row, '52px')}
              name={row.name}
              note={row.breed ?? SPECIES_NAME[row.species].one}
              tint={FOLDER_OF[row.species]}
            />
            <td data-label="Dueño">{row.owner}</td>
            <td data-label="Última visita" className="num">
              {row.lastVisit ? shortDate(row.lastVisit) : 'Sin visitas'}
            </td>
            <td>
              <Link href={paths.patient(row.id)} className="btn line small">
                Ver Historial<span className="sr-only"> de {row.name}</span>
              </Link>
            </td>
          </tr>
        ))}
      </PicturedTable>
    )}
  </section>
);

/** Conversations that nobody of the clinic has read. */
export const Unread = ({ rows }: { rows: Panel['unread'] }) => (
  <section aria-labelledby="sin-leer">
    <div className="row-head">
      <h2 id="sin-leer">Mensajes Pendientes</h2>
      <Link href="/dashboard/business/mensajes" className="link">
        Ver todos
      </Link>
    </div>
    {rows.length === 0 ? (
      <p className="soft">No hay mensajes sin leer.</p>
    ) : (
      <ul className="unread-list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={`/dashboard/business/mensajes?hilo=${encodeURIComponent(row.id)}`} className="unread-row">
              <span className="unread-head">
                <b>
                  {row.ownerName} · {row.petName}
                </b>
                <time className="small soft num" dateTime={row.lastAt}>
                  {recentText(Date.parse(row.lastAt), Date.now())}
                </time>
              </span>
              <span className="small soft">{row.lastText}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
