import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { ended, recentText } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import type { VisitAct } from '../../shared/appointments.ts';
import { itemsTotal } from '../../shared/charges.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { ChargeBody } from '../../shared/schemas/charge.ts';
import { type AgendaVisit, clinicVisitDetails, type SetStatusInput } from '../../shared/schemas/visit.ts';
import { say } from '../../ui/toasts.tsx';
import { type Asked, chargeAsked, moveAsked, type Step, stepAsked, takenAt } from './own-act.ts';
import { doneText, startText } from './words.ts';

/** Acts that need more than a press: what is asked before they are taken. */
export type Asking = 'complete' | 'cancel' | 'move' | 'no_show' | 'void' | 'charge' | 'correct';
/**
 * The visit that a dialog shows as it was opened, and what it asks. `refused`: what stood in the way of the last act; `current`:
 * how the visit stood then.
 */
export type OpenVisit = { visit: AgendaVisit; asking: Asking | null; refused: string | null; current?: AgendaVisit };

const ASKS: readonly VisitAct[] = ['complete', 'cancel', 'no_show'];

/** Without an answer nobody knows whether the act was taken: what the visit shows when it is read again decides what is said. */
const NOT_TAKEN = 'No hubo respuesta del servidor. La cita sigue como estaba: vuelve a intentar.';
const UNKNOWN =
  'No hubo respuesta del servidor y no sabemos si el cambio quedó. Revisa tu conexión a internet y vuelve a intentar: si ya había quedado, te lo decimos y no se repite.';

const noAnswer = (now: AgendaVisit | undefined) => (now ? NOT_TAKEN : UNKNOWN);

const changedOf = (seen: AgendaVisit, now: AgendaVisit | undefined) =>
  now?.version === seen.version ? undefined : now;
const answerOf = (error: unknown) => {
  const known = knownError(error);
  return { known, details: clinicVisitDetails.safeParse(known?.details ?? {}).data ?? {} };
};

let watching: MutationObserver | undefined;
/**
 * The focus goes with a visit to another place of the screen, whenever that is drawn: once what has it now is gone, the visit's name
 * gets it, until the person goes on to something else.
 */
const follow = (id: string) => {
  watching?.disconnect();
  const { body } = document;
  let at = document.activeElement;
  const look = () => {
    const isGone = at === body || !at?.isConnected;
    if (!isGone && document.activeElement === at) return;
    at = isGone && document.activeElement === body ? document.getElementById(`cita-${id}`) : null;
    if (at instanceof HTMLElement) at.focus();
    else watching?.disconnect();
  };
  watching = new MutationObserver(look);
  watching.observe(body, { childList: true, subtree: true });
  look();
};

/**
 * All that is done to visits on a screen: which one is open, and the acts, each against the version that the person saw. A
 * refused act answers its sentence; when somebody else was faster the dialog opens on the visit as it stands.
 */
export const useVisitWork = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { user } = useAuth();
  const [open, setOpen] = useState<OpenVisit | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const status = useMutation(trpc.visits.setStatus.mutationOptions());
  const moving = useMutation(trpc.visits.move.mutationOptions());
  const voiding = useMutation(trpc.visits.voidCharge.mutationOptions());
  const charging = useMutation(trpc.visits.charge.mutationOptions());
  const correcting = useMutation(trpc.visits.correctCharge.mutationOptions());

  const refresh = () =>
    Promise.all([
      client.invalidateQueries(trpc.clinic.pathFilter()),
      client.invalidateQueries(trpc.visits.get.pathFilter()),
      client.invalidateQueries(trpc.books.pathFilter()),
    ]);

  /** The visit as the server has it now; undefined: no answer to that either. */
  const readAgain = (id: string) =>
    client.fetchQuery(trpc.visits.get.queryOptions({ id }, { staleTime: 0, retry: false })).catch(() => undefined);

  const close = async (seen: AgendaVisit, text: string) => {
    say(text);
    setOpen(null);
    await refresh();
    follow(seen.id);
    return null;
  };

  /** Why an act was not done; null: an earlier try of the same person did it, and its answer was lost. */
  const whyNot = async (seen: AgendaVisit, asked: Asked, error: unknown) => {
    const { known, details } = answerOf(error);
    const now = !known || details.current ? await readAgain(seen.id) : undefined;
    const at = now && takenAt(now, asked, user?.id);
    if (at) return close(seen, ended(`Ya quedó: ${asked.told} ${recentText(at, Date.now())}`));
    const message = known ? errorText(error, 'No se pudo cambiar la cita') : noAnswer(now);
    const current = details.current ?? changedOf(seen, now);
    if (current) {
      setOpen({ visit: seen, asking: null, refused: known && message, current });
      await refresh();
    }
    return { message, nearest: details.nearest ?? [], stands: current !== undefined };
  };

  /** Runs one act; null: done. Else why not, with free times near the one that could not be had. */
  const run = async (seen: AgendaVisit, asked: Asked, work: () => Promise<string>) => {
    if (busyId) return null;
    setBusyId(seen.id);
    try {
      return await work().then(
        (text) => close(seen, text),
        (error) => whyNot(seen, asked, error),
      );
    } finally {
      setBusyId(null);
    }
  };

  const take = (seen: AgendaVisit, step: Step) =>
    run(seen, stepAsked(step), async () => {
      const visit = await status.mutateAsync({ ...step, id: seen.id, version: seen.version } as SetStatusInput);
      return doneText(step.act, visit);
    });
  const move = (seen: AgendaVisit, date: string, reason: string | null, agenda?: number) =>
    run(seen, moveAsked(date), async () => {
      const visit = await moving.mutateAsync({ id: seen.id, version: seen.version, date, reason, agenda });
      return startText(visit) === startText(seen)
        ? `La cita de ${visit.patientName} sigue a su hora y pasó a ${visit.agenda?.name ?? 'otra agenda'}.`
        : ended(`La cita de ${visit.patientName} pasó al ${startText(visit)}`);
    });

  const takeBack = (seen: AgendaVisit, reason: string) =>
    run(seen, chargeAsked(null), async () => {
      await voiding.mutateAsync({ id: seen.id, version: seen.version, reason });
      return `Cobro de ${seen.patientName} anulado: ${pesosText(seen.chargeCop ?? 0)}. Puedes cobrarla de nuevo.`;
    });
  const charge = (seen: AgendaVisit, body: ChargeBody) =>
    run(seen, chargeAsked(itemsTotal(body.items)), async () => {
      await charging.mutateAsync({ id: seen.id, version: seen.version, charge: body });
      return `Visita de ${seen.patientName} cobrada: ${pesosText(itemsTotal(body.items))}.`;
    });
  /** Takes a wrong charge back and makes the right one, in one act. */
  const correct = (seen: AgendaVisit, reason: string, body: ChargeBody) =>
    run(seen, chargeAsked(itemsTotal(body.items)), async () => {
      await correcting.mutateAsync({ id: seen.id, version: seen.version, reason, charge: body });
      return `Cobro de ${seen.patientName} corregido: ${pesosText(itemsTotal(body.items))}.`;
    });

  /** A press on the button of an act: taken at once, or asked about first. A refusal without a row is told. */
  const press = async (visit: AgendaVisit, act: VisitAct) => {
    if (ASKS.includes(act)) {
      setOpen({ visit, asking: act as Asking, refused: null });
      return;
    }
    const refusal = await take(visit, { act } as Step);
    if (refusal && !refusal.stands) setOpen({ visit, asking: null, refused: refusal.message });
  };

  return {
    open,
    busyId,
    show: (visit: AgendaVisit) => setOpen({ visit, asking: null, refused: null }),
    ask: (visit: AgendaVisit, asking: Asking | null) => setOpen({ visit, asking, refused: null }),
    close: () => setOpen(null),
    press,
    take,
    move,
    takeBack,
    charge,
    correct,
  };
};
export type VisitWork = ReturnType<typeof useVisitWork>;
