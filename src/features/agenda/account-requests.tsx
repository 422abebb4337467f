import { clockTime, counted, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import type { ClinicRequests } from '../../shared/schemas/clinic-request.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { askerFacts } from './asker-words.ts';
import type { VisitWork } from './use-visit-work.ts';
import { ACT_NAME, deadlineText } from './words.ts';

type Account = ClinicRequests['accounts'][number];

const Request = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) => {
  const today = useToday();
  return (
    <li className="asker-request" data-species={FOLDER_OF[visit.species]}>
      <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
      <div>
        <h3>
          <button type="button" id={`cita-${visit.id}`} className="board-name" onClick={() => work.show(visit)}>
            {visit.patientName}
          </button>
        </h3>
        <p className="small num">
          <span className={visit.type === 'emergency' ? 'urgent-word' : ''}>{TYPE_NAME[visit.type]}</span> ·{' '}
          {longDate(visit.date, today)}, {clockTime(visit.time)}
        </p>
        <p className="small soft num">{deadlineText(visit, today)}</p>
      </div>
      <TwoFaced
        className="btn primary small"
        busy={work.busyId === visit.id}
        busyText="Guardando..."
        onPress={() => work.press(visit, 'confirm')}
      >
        {ACT_NAME.confirm}
        <span className="sr-only"> {visit.patientName}</span>
      </TwoFaced>
    </li>
  );
};

/** What one account asks, with what the clinic may know of it and the acts on all of it. */
export const AccountRequests = ({
  account: { asker, visits },
  work,
  onDecline,
  onClose,
}: {
  account: Account;
  work: VisitWork;
  onDecline: () => void;
  onClose: () => void;
}) => (
  <section className="asker" aria-labelledby={`cuenta-${asker.userId}`}>
    <div className="asker-head">
      <h2 id={`cuenta-${asker.userId}`}>{asker.name}</h2>
      <Tag tone={asker.isVerified ? 'ok' : 'warn'}>
        {asker.isVerified ? 'Correo confirmado' : 'Correo sin confirmar'}
      </Tag>
      {asker.isClosed && <Tag tone="bad">No recibes nuevas</Tag>}
      <p className="small soft">
        {[counted(visits.length, 'espera respuesta', 'esperan respuesta'), ...askerFacts(asker)].join(' · ')}
      </p>
    </div>
    {asker.isClosed && (
      <p className="small asker-closed">
        {visits.length === 1 ? 'La pidió' : 'Las pidió'} antes de que dejaras de recibir sus solicitudes:{' '}
        {visits.length === 1 ? 'espera' : 'esperan'} tu respuesta. Nuevas no puede enviar.
      </p>
    )}
    <ul>
      {visits.map((visit) => (
        <Request key={visit.id} visit={visit} work={work} />
      ))}
    </ul>
    <div className="asker-acts">
      <button type="button" className="btn danger-line small" onClick={onDecline}>
        {visits.length === 1 ? 'Rechazar' : 'Rechazar todas'}
        <span className="sr-only">: {asker.name}</span>
      </button>
      {!asker.isClosed && (
        <button type="button" className="btn quiet small" onClick={onClose}>
          No recibir más solicitudes de esta cuenta
          <span className="sr-only">: {asker.name}</span>
        </button>
      )}
    </div>
  </section>
);
