import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type AgendaVisit, type ToMove, type ToMoveInput, toMoveInput } from '../../shared/schemas/visit.ts';

/** Hours that somebody cannot work. `agenda` undefined: nobody of the clinic. */
type Hours = { date: string; from: string; until: string; agenda: number | undefined; stays: boolean };
type Found = { visits: ToMove[]; more: boolean };
type Moved = { moved: AgendaVisit[]; kept: AgendaVisit[] };

/** Clears some hours: which visits they have, where each could go, and what became of them. */
export const useClearHours = (first: Pick<Hours, 'date' | 'agenda'>) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const move = useMutation(trpc.visits.moveMany.mutationOptions());
  const [hours, setHours] = useState<Hours>({ from: '14:00', until: '17:30', stays: false, ...first });
  const [closes, setCloses] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const [reason, setReason] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Moved | null>(null);
  /** Visits that came into the hours after the person had looked. */
  const [entered, setEntered] = useState<ToMove[]>([]);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      const known = knownError(failure);
      setIssues(Object.fromEntries((known?.issues ?? []).map(({ path, message }) => [path, message])));
      setProblem(errorText(failure, 'No se pudieron mover las citas'));
    } finally {
      setBusy(false);
    }
  };

  const lookUp = async (asked: ToMoveInput) => {
    const now = await client.fetchQuery(trpc.visits.toMove.queryOptions(asked, { staleTime: 0 }));
    setFound(now);
    // What was found stands below what was asked.
    requestAnimationFrame(() => document.getElementById('por-mover')?.focus());
    return now;
  };
  const look = () =>
    run(async () => {
      const { data, error } = toMoveInput.safeParse(hours);
      setIssues(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])));
      if (!data) return;
      await lookUp(data);
      setDone(null);
      setEntered([]);
      setLeft(new Set());
    });
  /** A visit came in meanwhile: nothing was closed, and the list is shown as it is now; what was left out stays left out. */
  const lookAgain = async () => {
    const known = new Set(found?.visits.map(({ id }) => id));
    const { visits } = await lookUp(toMoveInput.parse(hours));
    setEntered(visits.filter(({ id }) => !known.has(id)));
  };
  const chosen = found?.visits.filter(({ id, proposed }) => proposed && !left.has(id)) ?? [];

  const act = (shuts: boolean) => {
    const { date, from, until, agenda } = hours;
    return move.mutateAsync({
      moves: chosen.flatMap(({ id, version, proposed }) =>
        proposed ? [{ id, version, date: proposed.date, agenda: proposed.agenda }] : [],
      ),
      reason: reason.trim() || null,
      closes: shuts ? { date, from, until, agenda } : null,
      seen: shuts && found && !found.more ? found.visits.map(({ id }) => id) : null,
    });
  };
  /** One act: the hours are closed and their visits leave, or nothing of it is so. */
  const clear = () =>
    run(async () => {
      const shuts = closes && !isClosed;
      const moved = await act(shuts).catch((failure) => {
        if (knownError(failure)?.key === 'hours_entered') return null;
        throw failure;
      });
      if (!moved) return await lookAgain();
      setDone(moved);
      setEntered([]);
      if (shuts) setClosed(true);
      await Promise.all([
        client.invalidateQueries(trpc.clinic.pathFilter()),
        client.invalidateQueries(trpc.clinicSettings.pathFilter()),
      ]);
    });
  return {
    hours,
    /** Other hours are to be looked at anew. */
    setHours: (part: Partial<Hours>) => {
      setHours({ ...hours, ...part });
      setFound(null);
      setEntered([]);
      setClosed(false);
    },
    closes,
    setCloses,
    isClosed,
    reason,
    setReason,
    found,
    entered,
    chosen,
    leave: (id: string, stays: boolean) =>
      setLeft(new Set(stays ? [...left, id] : [...left].filter((one) => one !== id))),
    done,
    issues,
    problem,
    busy,
    look,
    clear,
  };
};
export type ClearHours = ReturnType<typeof useClearHours>;
