import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMinute } from '../../lib/now.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { MOVABLE_STATUSES, type VisitAct } from '../../shared/appointments.ts';
import type { AgendaVisit, ClinicVisit } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { CompleteForm, VoidForm } from './charge-forms.tsx';
import { lastAct } from './own-act.ts';
import { RemindByHand } from './remind-by-hand.tsx';
import type { Asking, OpenVisit, VisitWork } from './use-visit-work.ts';
import { VisitFacts } from './visit-facts.tsx';
import { CancelForm, type FormProps, MoveForm, NoShowForm } from './visit-forms.tsx';
import { CallToo, VisitTold } from './visit-told.tsx';
import { ACT_NAME, actsOf, changesOf, nextAct } from './words.ts';

const TITLE: Record<Asking, (visit: AgendaVisit) => string> = {
  complete: ({ patientName }) => `Terminar la visita de ${patientName}`,
  cancel: ({ patientName }) => `¿Cancelar la cita de ${patientName}?`,
  no_show: ({ patientName }) => `¿${patientName} no asistió?`,
  move: ({ patientName }) => `Mover la cita de ${patientName}`,
  void: ({ patientName }) => `¿Anular el cobro de ${patientName}?`,
  charge: ({ patientName }) => `Cobrar la visita de ${patientName}`,
};
const SEND: Record<Asking, { text: string; busy: string; className: string }> = {
  complete: { text: 'Terminar y cobrar', busy: 'Guardando...', className: 'btn primary' },
  cancel: { text: 'Cancelar la cita', busy: 'Cancelando...', className: 'btn danger' },
  no_show: { text: 'Anotar que no asistió', busy: 'Guardando...', className: 'btn danger' },
  move: { text: 'Mover la cita', busy: 'Moviendo...', className: 'btn primary' },
  void: { text: 'Anular el cobro', busy: 'Anulando...', className: 'btn danger' },
  charge: { text: 'Cobrar', busy: 'Guardando...', className: 'btn primary' },
};

const isMovable = ({ status, arrivedAt }: AgendaVisit) =>
  (MOVABLE_STATUSES as readonly string[]).includes(status) && arrivedAt === null;

const isComing = (visit: AgendaVisit, wall: string) =>
  visit.status === 'confirmed' && visit.arrivedAt === null && `${visit.date}T${visit.time}` > wall;

/** Somebody else was faster: what changed since the person opened the visit. */
const Changed = ({
  seen,
  now,
  by,
  refused,
}: {
  seen: AgendaVisit;
  now: AgendaVisit;
  by: string | null;
  refused: string | null;
}) => {
  const changes = changesOf(seen, now);
  if (!refused && changes.length === 0) return null;
  return (
    <Alert tone="bad" title={refused ?? 'La cita cambió mientras la mirabas.'}>
      {changes.join(' ')}
      {changes.length > 0 && by && ` ${by}`}
    </Alert>
  );
};

const AskingForm = ({ asking, price, ...props }: FormProps & { asking: Asking; price: number | undefined }) => {
  if (asking === 'complete' || asking === 'charge')
    return <CompleteForm {...props} price={price} again={asking === 'charge'} />;
  if (asking === 'void') return <VoidForm {...props} />;
  if (asking === 'cancel') return <CancelForm {...props} />;
  return asking === 'move' ? <MoveForm {...props} /> : <NoShowForm {...props} />;
};

const Acts = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) => {
  const wall = useMinute();
  const next = nextAct(visit, wall);
  const acts = actsOf(visit, wall).filter((act) => act !== next);
  const button = (act: VisitAct, className: string) => (
    <TwoFaced
      key={act}
      className={className}
      busy={work.busyId === visit.id}
      busyText="Guardando..."
      onPress={() => work.press(visit, act)}
    >
      {ACT_NAME[act]}
    </TwoFaced>
  );
  return (
    <>
      {acts.map((act) => button(act, `btn small ${act === 'cancel' || act === 'no_show' ? 'danger-line' : 'line'}`))}
      {isMovable(visit) && (
        <button type="button" className="btn line small" onClick={() => work.ask(visit, 'move')}>
          Mover
        </button>
      )}
      {visit.status === 'completed' && (
        <button
          type="button"
          className={`btn small ${visit.chargeCop === null ? 'primary' : 'danger-line'}`}
          onClick={() => work.ask(visit, visit.chargeCop === null ? 'charge' : 'void')}
        >
          {visit.chargeCop === null ? 'Cobrar' : 'Anular cobro'}
        </button>
      )}
      {next && button(next, 'btn primary small')}
    </>
  );
};

const whoDid = (full: ClinicVisit | undefined, me: string | undefined): string | null => {
  const last = lastAct(full);
  if (last?.actorId && last.actorId === me) return 'Lo hiciste tú.';
  const name = last?.actorName ?? (last?.by === 'owner' ? 'el dueño' : null);
  return name && `Lo hizo ${name}.`;
};

const Content = ({ open, work }: { open: OpenVisit; work: VisitWork }) => {
  const trpc = useTRPC();
  const { user } = useAuth();
  const formId = useId();
  const wall = useMinute();
  const { visit: seen, asking, refused, current = seen } = open;
  const { data: full } = useQuery(
    trpc.visits.get.queryOptions({ id: seen.id }, { staleTime: 0, refetchInterval: 10_000 }),
  );
  const { data: settings } = useQuery(trpc.clinicSettings.get.queryOptions(undefined, { staleTime: 300_000 }));
  const visit: AgendaVisit = full && full.version >= current.version ? full : current;
  const send = asking && SEND[asking];
  // The price stands in the field from the start: the form waits for it.
  const waits = (asking === 'complete' || asking === 'charge') && !settings;
  return (
    <Modal
      open
      onClose={work.close}
      title={asking ? TITLE[asking](visit) : visit.patientName}
      footer={
        asking && send ? (
          <>
            <button type="button" className="btn line" onClick={() => work.ask(visit, null)}>
              Volver
            </button>
            <SubmitButton
              form={formId}
              className={send.className}
              pendingText={send.busy}
              pending={work.busyId === visit.id}
            >
              {send.text}
            </SubmitButton>
          </>
        ) : (
          <Acts visit={visit} work={work} />
        )
      }
    >
      <Changed seen={seen} now={visit} by={whoDid(full, user?.id)} refused={refused} />
      {!asking && <VisitFacts visit={visit} full={full} />}
      {!asking && isComing(visit, wall) && <RemindByHand visit={visit} full={full} />}
      {!asking && full && <VisitTold full={full} isComing={isComing(visit, wall)} />}
      {(asking === 'cancel' || asking === 'move') && full && isComing(visit, wall) && <CallToo full={full} />}
      {asking && !waits && (
        <AskingForm asking={asking} visit={visit} work={work} formId={formId} price={settings?.prices[visit.type]} />
      )}
    </Modal>
  );
};

/** The open visit of a screen: its facts and acts, or the question that an act asks. */
export const VisitDialog = ({ work }: { work: VisitWork }) =>
  work.open && <Content key={`${work.open.visit.id}-${work.open.asking}`} open={work.open} work={work} />;
