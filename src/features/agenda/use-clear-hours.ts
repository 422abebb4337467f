import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type AgendaVisit, type ToMove, toMoveInput } from '../../shared/schemas/visit.ts';

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

  const look = () =>
    run(async () => {
      const { data, error } = toMoveInput.safeParse(hours);
      setIssues(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])));
      if (!data) return;
      setFound(await client.fetchQuery(trpc.visits.toMove.queryOptions(data, { staleTime: 0 })));
      setDone(null);
      setLeft(new Set());
      // What was found stands below what was asked.
      requestAnimationFrame(() => document.getElementById('por-mover')?.focus());
    });
  const chosen = found?.visits.filter(({ id, proposed }) => proposed && !left.has(id)) ?? [];

  /** One act: the hours are closed and their visits leave, or nothing of it is so. */
  const clear = () =>
    run(async () => {
      const { date, from, until, agenda } = hours;
      const shuts = closes && !isClosed;
      const moves = chosen.flatMap(({ id, version, proposed }) =>
        proposed ? [{ id, version, date: proposed.date, agenda: proposed.agenda }] : [],
      );
      setDone(
        await move.mutateAsync({
          moves,
          reason: reason.trim() || null,
          closes: shuts ? { date, from, until, agenda } : null,
        }),
      );
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
      setClosed(false);
    },
    closes,
    setCloses,
    isClosed,
    reason,
    setReason,
    found,
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
