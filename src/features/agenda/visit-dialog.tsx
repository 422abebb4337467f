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
import { ChargeForm, type ChargeProps, VoidForm } from './charge-forms.tsx';
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
  correct: ({ patientName }) => `Corregir el cobro de ${patientName}`,
};
const SEND: Record<Asking, { text: string; busy: string; className: string }> = {
  complete: { text: 'Terminar y cobrar', busy: 'Guardando...', className: 'btn primary' },
  cancel: { text: 'Cancelar la cita', busy: 'Cancelando...', className: 'btn danger' },
  no_show: { text: 'Anotar que no asistió', busy: 'Guardando...', className: 'btn danger' },
  move: { text: 'Mover la cita', busy: 'Moviendo...', className: 'btn primary' },
  void: { text: 'Anular el cobro', busy: 'Anulando...', className: 'btn danger' },
  correct: { text: 'Guardar corrección', busy: 'Guardando...', className: 'btn primary' },
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

/** A form of a charge waits for what stands in it from the start. */
type Ready = Pick<ChargeProps, 'settings' | 'services' | 'full'> | null;
const isCharge = (asking: Asking | null): asking is ChargeProps['mode'] =>
  asking === 'complete' || asking === 'charge' || asking === 'correct';

const AskingForm = ({ asking, ready, ...props }: FormProps & { asking: Asking; ready: Ready }) => {
  if (isCharge(asking)) return ready && <ChargeForm {...props} {...ready} mode={asking} />;
  if (asking === 'void') return <VoidForm {...props} />;
  if (asking === 'cancel') return <CancelForm {...props} />;
  return asking === 'move' ? <MoveForm {...props} /> : <NoShowForm {...props} />;
};

/** What can be done with the charge of a visit that is over. */
const ChargeActs = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) =>
  visit.chargeCop === null ? (
    <button type="button" className="btn primary small" onClick={() => work.ask(visit, 'charge')}>
      Cobrar
    </button>
  ) : (
    <>
      <button type="button" className="btn danger-line small" onClick={() => work.ask(visit, 'void')}>
        Anular cobro
      </button>
      <button type="button" className="btn line small" onClick={() => work.ask(visit, 'correct')}>
        Corregir cobro
      </button>
    </>
  );

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
      {visit.status === 'completed' && <ChargeActs visit={visit} work={work} />}
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
  const { data: services } = useQuery(
    trpc.books.services.queryOptions(undefined, { staleTime: 300_000, enabled: isCharge(asking) }),
  );
  const ready = settings && services && full ? { settings, services, full } : null;
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
      {asking && <AskingForm asking={asking} visit={visit} work={work} formId={formId} ready={ready} />}
    </Modal>
  );
};

/** The open visit of a screen: its facts and acts, or the question that an act asks. */
export const VisitDialog = ({ work }: { work: VisitWork }) =>
  work.open && <Content key={`${work.open.visit.id}-${work.open.asking}`} open={work.open} work={work} />;
