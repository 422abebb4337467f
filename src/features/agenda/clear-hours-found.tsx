import { clockTime, counted, longDate, phoneText, telLink } from '../../lib/formats.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { MOVE_DAYS } from '../../shared/limits.ts';
import type { Agenda, AgendaVisit, ToMove } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckField } from '../../ui/field.tsx';
import { AgendaName } from './agenda-choice.tsx';
import type { ClearHours } from './use-clear-hours.ts';
import { startText } from './words.ts';

const startOf = (start: string) => startText({ date: start.slice(0, 10), time: start.slice(11) });

/** Whose visit it is, and the number to call. */
const Who = ({ visit }: { visit: AgendaVisit }) => (
  <>
    <b>{visit.patientName}</b> ({visit.ownerName})
    {visit.ownerPhone && (
      <>
        {' '}
        <a className="link num" href={telLink(visit.ownerPhone)}>
          <span className="sr-only">Llamar a {visit.ownerName}: </span>
          {phoneText(visit.ownerPhone)}
        </a>
      </>
    )}
  </>
);

const Called = ({ visit }: { visit: AgendaVisit }) => (
  <>
    {clockTime(visit.time)} · <Who visit={visit} />
  </>
);

/** Where a visit could go; or that there is nowhere. */
const Row = ({ visit, agendas, clearing }: { visit: ToMove; agendas: readonly Agenda[]; clearing: ClearHours }) => {
  const { proposed } = visit;
  const to = agendas.find(({ number }) => number === proposed?.agenda);
  const what = (
    <>
      {clockTime(visit.time)} · <b>{visit.patientName}</b>, {TYPE_NAME[visit.type].toLowerCase()} ({visit.ownerName})
    </>
  );
  return (
    <li>
      {proposed ? (
        <CheckField
          checked={clearing.chosen.some(({ id }) => id === visit.id)}
          onChange={({ target }) => clearing.leave(visit.id, !target.checked)}
        >
          {what}
          <span className="block small soft">
            Pasa al {startOf(proposed.date)}
            {to && (
              <>
                {' '}
                · <AgendaName agenda={to} />
              </>
            )}
          </span>
        </CheckField>
      ) : (
        <p>
          <Called visit={visit} />
          <span className="block small soft">
            No hay hora libre en {MOVE_DAYS} días: muévela a mano o cancélala desde la agenda.
          </span>
        </p>
      )}
    </li>
  );
};

/** The visits of the hours, each with where it could go. */
export const Found = ({ clearing, agendas }: { clearing: ClearHours; agendas: readonly Agenda[] }) => {
  const { found, entered } = clearing;
  if (!found) return null;
  if (found.visits.length === 0)
    return (
      <p id="por-mover" tabIndex={-1} role="status">
        Esas horas no tienen citas por mover{clearing.closes && !clearing.isClosed ? '. Puedes cerrarlas.' : '.'}
      </p>
    );
  return (
    <section aria-labelledby="por-mover" className="kept">
      <h3 id="por-mover" className="small" tabIndex={-1} role="status">
        {counted(found.visits.length, 'cita por mover', 'citas por mover')}
      </h3>
      {entered.length > 0 && (
        <Alert
          tone="bad"
          title={entered.length === 1 ? 'Entró una cita mientras tanto:' : 'Entraron citas mientras tanto:'}
        >
          {entered.map((visit) => `${visit.patientName}, ${clockTime(visit.time)} (${visit.ownerName})`).join('; ')}. No
          se cerró ni se movió nada todavía: revisa la lista y confirma.
        </Alert>
      )}
      <ul>
        {found.visits.map((visit) => (
          <Row key={visit.id} visit={visit} agendas={agendas} clearing={clearing} />
        ))}
      </ul>
      {found.more && <p className="small soft">Hay más: cuando muevas estas, busca otra vez.</p>}
    </section>
  );
};

/** What became of it: what moved, and what did not, with whom to call. */
export const Done = ({ clearing: { done, hours, isClosed } }: { clearing: ClearHours }) =>
  done && (
    <>
      <Alert tone="ok">
        {done.moved.length > 0
          ? `${counted(done.moved.length, 'cita movida', 'citas movidas')}. A cada dueño le va su aviso; a quien no tiene cuenta ni correo, llámalo a su número.`
          : 'No se movió ninguna cita.'}
        {isClosed && ` Las horas del ${longDate(hours.date)} quedaron cerradas.`}
      </Alert>
      {done.moved.length > 0 && (
        <ul className="kept">
          {done.moved.map((visit) => (
            <li key={visit.id}>
              <Who visit={visit} />: {startText(visit)}
              {visit.agenda && (
                <>
                  {' '}
                  · <AgendaName agenda={visit.agenda} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {done.kept.length > 0 && (
        <Alert tone="bad" title="Estas no se movieron: la hora nueva se ocupó o la cita cambió.">
          <ul>
            {done.kept.map((visit) => (
              <li key={visit.id}>
                <Called visit={visit} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
